"""The garage seen from inside: framing, door back, daylight, and the look that the four repair scenes share.

A `Garage` says what a visitor would see in it: wall and framing, the door's back, how the salt or the dust got at
the metal, which opener hangs from the ceiling, where the daylight comes from and where the camera stands.
"""
import math
from dataclasses import dataclass, replace
from types import SimpleNamespace

import bpy
import numpy as np

from . import geometry as geo
from . import hardware as hw
from . import materials as mat
from .hardware import door_back_y, door_half, wall_y, Wear

ceiling_z = 2.98
face_y = wall_y + .038      # face of the wall itself; jambs and pads stand proud of it
opening_z = 2.105
section = .533              # height of one door section

@dataclass(frozen=True)
class Garage:
    """One garage. What each field means: art/fields.py."""
    seed: int
    side: int = -1                  # -1: left, +1: right
    view: int = 0
    handheld: bool = True
    wall: str = 'drywall'
    wall_color: str = '#c9c4b8'
    timber: str = 'pine'
    door: str = 'ribbed'
    door_color: str = '#dcdad3'
    wear: Wear = Wear()
    spring: str = 'oil'
    cone: str = 'red'
    line: tuple = (.62, .60, .50)
    opener: str = 'belt'
    opener_color: str = '#3b3d40'
    daylight: tuple = (.86, .93, 1.0)
    sun_side: int = -1
    light: float = 1.0
    lamp: float = 1.0
    cloth: str = 'sand'
    can: str = 'silver'
    ladder: str = 'orange'
    night: bool = False


def garage_of(picture):
    """The garage that a picture's description shows."""
    data = picture['garage']
    ends = {name: {'left': -1, 'right': 1}[data[name]] for name in ('side', 'sun_side') if name in data}
    garage = Garage(**{**data, **ends, 'wear': Wear(**data.get('wear', {}))})
    return replace(garage, light=garage.light * .05, lamp=3.5, daylight=(.42, .58, 1)) if garage.night else garage


def parts(garage):
    """Hardware materials for a garage."""
    return hw.hardware_materials(garage.wear, garage.spring, garage.cone, garage.line)


# ---- materials ------------------------------------------------------------

def timber(garage, axis, name='timber'):
    """Framing lumber with its grain along `axis`."""
    tone = {'pine': ('#b39a73', '#8d7150', 30, 5.0), 'fir': ('#a07a58', '#7a5639', 36, 4.5), 'old': ('#77634f', '#54432f', 30, 5.0)}
    if garage.timber == 'painted':
        return mat.paint(name + ' painted', garage.wall_color, .5, grain=.25, axis=axis, dust=0)
    c1, c2, rings, knots = tone[garage.timber]
    return mat.wood(f'{name} {axis}', c1, c2, axis=axis, rough=.70, ring=17, var=.09, contrast=.85, pore=.4, rings=rings, saw=True, knots=knots)


def drywall(color, name='drywall', peel=.30):
    """Painted drywall: fine orange peel, a breath of unevenness, no stains."""
    m = mat.M(name)
    blob = m.ramp(m.noise(85, 1, .4), [(.46, 0), (.66, 1)], 'EASE')
    col = m.hsv(geo.hexc(color), v=m.mr(m.noise(1.6, 4, .55), .3, .7, .96, 1.03))
    bump = m.bump(blob, peel, .0009, m.bump(m.noise(2.2, 3), .035, .01))
    return m.done(m.bsdf(col, .62, 0, bump, spec=.3))


def painted_block(color):
    """Concrete block under thick paint: pinholes and a rolled surface."""
    m = mat.M('painted block')
    pits = m.ramp(m.noise(150, 4, .7), [(.30, 0), (.42, 1)])
    color_ = m.hsv(geo.hexc(color), v=m.math('MULTIPLY', m.mr(m.island(), 0, 1, .93, 1.05), m.mr(m.noise(3, 5), .3, .7, .92, 1.05)))
    return m.done(m.bsdf(color_, .6, 0, m.bump(pits, .7, .0022, m.bump(m.noise(38, 4), .35, .004)), spec=.3))


def building_paper(color):
    """Black-brown felt between the studs, slack and creased."""
    m = mat.M('building paper')
    crease = m.noise(1, 4, .6, vec=m.map(scale=(7, 7, 2.2)), dist=.8)
    col = m.hsv(tuple(c * .30 for c in geo.hexc(color)), v=m.mr(m.noise(9, 5), .3, .7, .7, 1.25))
    return m.done(m.bsdf(col, .75, 0, m.bump(crease, .8, .03, m.bump(m.noise(320, 2), .2, .0006)), spec=.3))


def plywood(color):
    """Shear panel: rotary-cut face veneer with long flame figure and patches."""
    m = mat.M('plywood')
    v = m.noise(1, 3, .55, vec=m.map(scale=(.9, 1, 5.5)), dist=1.2)
    band = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.math('MULTIPLY', v, 11)), .5))
    c = geo.hexc(color)
    col = m.mix(m.mr(band, .05, .45, .75, 0), c, tuple(x * .52 for x in c))
    col = m.hsv(col, v=m.mr(m.noise(2.4, 5), .3, .7, .82, 1.08))
    pore = m.noise(1, 3, .6, vec=m.map(scale=(14, 300, 420)))
    col = m.mix(m.mr(pore, .52, .72, 0, .35), col, tuple(x * .35 for x in c))
    return m.done(m.bsdf(col, .72, 0, m.bump(pore, .25, .0006), spec=.25))


def door_paint(garage, name='door back'):
    """Baked enamel on the door's back, dulled by dust, rusting where the salt gets in."""
    m = mat.M(name)
    col = m.hsv(geo.hexc(garage.door_color), v=m.mr(m.noise(2.2, 5, .6), .3, .7, .95, 1.03))
    grime = m.mr(m.noise(7, 7, .7), .46, .74, 0, .10 + .35 * garage.wear.grime)
    col = m.mix(grime, col, (.30, .26, .20))
    emboss = m.ramp(m.noise(230, 1, .4), [(.45, 0), (.62, 1)], 'EASE')
    shader = m.bsdf(col, m.mr(m.noise(13, 5), .3, .7, .32, .50), 0, m.bump(emboss, .10, .0006, m.bump(m.noise(1.4, 2), .12, .02)), spec=.45)
    return m.done(hw._aged(m, shader, Wear(garage.wear.rust * .38, garage.wear.dust * .7, 0), 1, 26))


def outdoors(strength, tint, low=.4, high=2.1):
    """What a window shows: soft bands of drive, planting and sky, out of focus."""
    m = mat.M('outdoors')
    z = m.xyz(m.geo().outputs['Position'])[2]
    h = m.math('ADD', m.mr(z, low, high, 0, 1), m.mr(m.noise(2.2, 3), .3, .7, -.10, .10))
    col = m.ramp(h, [(0, (.42, .40, .37)), (.35, (.30, .31, .24)), (.55, (.34, .40, .36)), (.72, (.75, .83, .92)), (1, (.95, .98, 1.0))])
    col = m.mix(1.0, col, tint, 'MULTIPLY')
    return m.done(m.n('Emission', {'Color': col, 'Strength': strength}))


# ---- the room -------------------------------------------------------------

wide = 2.75                                  # half the width of the wall round the opening
opening = [(-door_half - .01, door_half + .01, -.1, opening_z + .015)]
framing_back = face_y + .089                 # back of 2x4 studs


def _block_wall(garage, rng):
    """Running bond of 8 x 16 in block; the courses over the opening run through as its lintel."""
    blocks = []
    for course in range(16):
        z = course * .2032 - .02
        for i in range(-8, 9):
            x = i * .4064 + (course % 2) * .2032
            if z + .2 < opening_z + .02 and abs(x + .2) < door_half + .19:
                continue
            proud = rng.uniform(-.0008, .0008, 2)[0]
            blocks.append(((x + .005, face_y + proud, z + .005), (x + .4014, face_y + .12, z + .1982)))
    geo.boxes('block', blocks, painted_block(garage.wall_color), bevel=.0035)
    around = [(-door_half - .12, door_half + .12, -.1, opening_z)]
    geo.wall('joints', 'x', face_y + .0055, .1, -wide, wide, -.1, 3.1, around, mat.simple('mortar', garage.wall_color, .85, bump=.3), bevel=0)


def _board_sheathing(garage, rng):
    """Horizontal skip sheathing behind the studs, felt behind its gaps."""
    if garage.timber == 'painted':
        board = mat.paint('sheathing', garage.wall_color, .6, grain=.8, axis=0, dust=0)
    else:
        board = mat.wood('sheathing', '#6b5340', '#3f3026', axis=0, rough=.75, ring=12, var=.24, pore=.5, rings=26, saw=True, knots=4)
    planks, z = [], 0.0

    def plank(x0, x1):
        planks.append(((x0, framing_back + rng.uniform(0, .004), z), (x1, framing_back + .02, z + height - rng.uniform(.002, .007))))

    while z < 3.05:
        height = .140 + rng.uniform(-.004, .004)
        if z < opening_z:
            plank(-wide, -door_half - .02)
            plank(door_half + .02, wide)
        else:       # two boards butted somewhere over the door
            joint = rng.uniform(-1, 1)
            plank(-wide, joint)
            plank(joint + .002, wide)
        z += height
    geo.boxes('sheathing', planks, board, bevel=.003)
    geo.wall('outer skin', 'x', framing_back + .022, .03, -wide, wide, -.1, 3.1, opening, mat.simple('felt', (.02, .018, .016), .9), bevel=0)


def _shear_panels(garage, m, rng):
    """Plywood nailed over the studs, flush with the wall's face."""
    geo.wall('plywood', 'x', face_y, .1, -wide, wide, -.1, 3.1, opening, plywood(garage.wall_color), bevel=.001)
    geo.box('panel joint', (-.62, face_y - .0004, opening_z), (-.617, face_y + .01, 3.0), m.void, bevel=0)
    nails = [(x, z) for z in (opening_z + .35, opening_z + .6, opening_z + .84) for x in np.arange(-2.6, 2.6, .152)]
    nails += [(x, z) for x in np.arange(-2.44, 2.5, .406) for z in np.arange(opening_z + .14, 2.95, .10)]
    for x, z in nails:
        hw.round_head((x + rng.normal(0, .003), face_y - .0002, z + rng.normal(0, .004)), (0, -1, 0), .0036, m.zinc)


def _open_framing(garage, rng, upright, level):
    """Header beam, king and cripple studs, double top plate."""
    beam = timber(replace(garage, timber='fir' if garage.timber == 'pine' else garage.timber), 0, 'beam')
    geo.box('header beam', (-door_half - .30, face_y, opening_z + .02), (door_half + .30, framing_back, opening_z + .300), beam, bevel=.004)
    studs = []
    for x in np.arange(-2.64, 2.7, .4064):
        x += rng.uniform(-.006, .006)
        foot = opening_z + .303 if abs(x) < door_half + .30 else 0
        studs.append(((x - .019, face_y, foot), (x + .019, framing_back, 2.90)))
    for s in (-1, 1):
        studs.append(((s * (door_half + .31), face_y + .001, 0), (s * (door_half + .348), framing_back, 2.90)))
    geo.boxes('studs', studs, upright, bevel=.003)
    geo.boxes('plates', [((-wide, face_y + .001, 2.903), (wide, framing_back, 2.94)), ((-wide, face_y, 2.942), (wide, framing_back, ceiling_z))], level, bevel=.003)


def header_wall(garage, m, rng, pad=True):
    """Wall round the opening in the garage's construction, with jambs, head jamb and spring pad."""
    upright, level = timber(garage, 2, 'upright'), timber(garage, 0, 'level')
    if garage.wall == 'drywall':
        geo.wall('header', 'x', face_y, .12, -wide, wide, -.1, 3.1, opening, drywall(garage.wall_color), bevel=.002)
    elif garage.wall == 'block':
        _block_wall(garage, rng)
    elif garage.wall == 'plywood':
        _shear_panels(garage, m, rng)
    else:
        if garage.wall == 'boards':
            _board_sheathing(garage, rng)
        else:
            geo.wall('paper', 'x', framing_back, .02, -wide, wide, -.1, 3.1, opening, building_paper(garage.wall_color), bevel=0)
        _open_framing(garage, rng, upright, level)
    # jambs the track brackets are screwed to, head jamb, spring pad
    half = door_half
    geo.boxes('jambs', [((s * (half + .015), wall_y, 0), (s * (half + .155), face_y - .0005, ceiling_z)) for s in (-1, 1)], upright, bevel=.003)
    geo.box('head jamb', (-half - .013, wall_y, opening_z), (half + .013, face_y - .0005, opening_z + .089), level, bevel=.003)
    if pad:
        geo.box('spring pad', (-.070, wall_y, opening_z + .091), (.070, face_y - .0005, ceiling_z - .001), timber(garage, 2, 'pad'), bevel=.003)
        for x, z in ((-.050, opening_z + .225), (.052, opening_z + .222), (-.045, 2.88), (.05, 2.9)):
            hw.lag_screw((x, wall_y, z), m, rng)


def shell(garage, m, rng, depth=4.6):
    """Floor, ceiling and the walls behind the camera; dark and cluttered, so that metal has
    something to reflect."""
    wall = drywall(garage.wall_color if garage.wall in ('drywall', 'block') else '#8a7a62', 'side wall')
    far = drywall('#4d473f', 'back wall')
    if garage.wall in ('drywall', 'plywood', 'block'):
        geo.box('ceiling', (-3.2, -depth, ceiling_z), (3.2, .4, ceiling_z + .12), drywall('#cfcbc2' if garage.wall != 'plywood' else '#b5a88f', 'ceiling'), bevel=0)
    else:
        if garage.timber == 'painted':
            deck = mat.paint('roof deck', '#c9cbc6', .6, grain=.5, axis=0, dust=0)
        else:
            deck = mat.wood('roof deck', '#8a6d4c', '#5a4330', axis=0, rough=.75, ring=12, var=.2, rings=22, saw=True, knots=3)
        geo.boxes('roof deck', [((-3.2, y, ceiling_z + .14), (3.2, y + .138, ceiling_z + .16)) for y in np.arange(-depth, .4, .14)], deck, bevel=.002)
        geo.boxes('ceiling joists', [((x - .019, -depth, ceiling_z), (x + .019, face_y + .08, ceiling_z + .139)) for x in np.arange(-2.85, 3, .6096)],
            timber(garage, 1, 'joist'), bevel=.003)
    window = [(-1.75, -.85, 1.45, 2.45)]
    geo.wall('left wall', 'y', -2.90, .15, -depth, .4, -.2, 3.1, window if garage.sun_side < 0 else [], wall, bevel=.004)
    geo.wall('right wall', 'y', 2.75, .15, -depth, .4, -.2, 3.1, window if garage.sun_side > 0 else [], wall, bevel=.004)
    geo.wall('back wall', 'x', -depth, .12, -3, 3, -.2, 3.1, [(.9, 1.85, 0, 2.1)], far, bevel=.004)
    geo.box('floor', (-3, -depth - .3, -.1), (3, 1, 0), mat.concrete('slab', '#85827b', broom=.05), bevel=0)
    for i in range(14):
        x, h = rng.uniform(-2.6, .4), rng.uniform(.3, 2.2)
        geo.box('stored things', (x, -depth + .1, h - .4), (x + rng.uniform(.2, .6), -depth + .5, h),
            mat.simple(f'stored {i}', tuple(rng.uniform(.03, .30, 3)), .7), bevel=.01)


def daylight(garage, ambient=.09, key=170, back=12, lamp=12):
    """Window in the side wall, an open side door behind the camera, a warm batten above."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes['Background']
    bg.inputs[0].default_value = (*[.6 * c for c in garage.daylight], 1)
    bg.inputs[1].default_value = ambient * (.4 if garage.night else 1)
    s = garage.sun_side
    geo.area('window', (s * 2.60, -1.30, 1.95), (0, -.1, 2.3), .85, key * garage.light, garage.daylight, size_y=.95, visible=True)
    geo.area('side door', (1.4, -4.45, 1.1), (0, 0, 2.0), .95, back * garage.light, (.86, .93, 1.0), size_y=2.0, visible=True)
    if lamp * garage.lamp > .5:
        x = garage.side * .3 if garage.night else -s * .6
        geo.area('work light', (x, -1.55, 2.955), (x, -1.55, 0), .12, lamp * garage.lamp, (1, .82, .62), size_y=1.2, visible=True)


# ---- the door's back ------------------------------------------------------

stiles = (-door_half + .035, -.42, .42, door_half - .035)     # center lines of a section's stiles


def _door_materials(garage, m, glow):
    """What the garage's door is made of, built once for all sections."""
    d = SimpleNamespace(paint=None, obscure=None)
    if garage.door == 'wood':
        color, dark = garage.door_color, '#3c2517'
        d.stile = mat.wood('door stile', color, dark, axis=2, rough=.45, ring=10, var=.14, contrast=.8)
        d.rail = mat.wood('door rail', color, dark, axis=0, rough=.45, ring=10, var=.14, contrast=.8)
        d.panel = mat.wood('door panel', color, dark, axis=0, rough=.5, ring=7, var=.20, contrast=.7)
    else:
        d.paint = door_paint(garage)
    if garage.door == 'glass':
        d.obscure = obscure_glass(garage, glow)
    d.body = d.paint or d.rail
    d.trim = mat.simple('window trim', garage.door_color if garage.door == 'glass' else '#d9d7d0', .4)
    d.pane = mat.glass('pane', wave=.01)
    d.steel = m.sheet
    return d


def _bays():
    """Spans between two stiles."""
    return list(zip(stiles[:-1], stiles[1:]))


def _glazed_section(garage, d, z0, z1):
    """Section with windows: a full-view aluminum one, or lights in the top section."""
    half, y0 = door_half, door_back_y
    if garage.door == 'glass':
        step = (2 * half - .075) / 4
        cells = [(-half + .075 + k * step, -half + (k + 1) * step) for k in range(4)]
        b, t = z0 + .065, z1 - .065
    else:
        cells = [(x0 + .055, x1 - .055) for x0, x1 in _bays()]
        if garage.view != 1:       # two small lights to a bay
            cells = [(x0 + k * (x1 - x0 + .05) / 2, x0 + (k + 1) * (x1 - x0 + .05) / 2 - .05) for x0, x1 in cells for k in range(2)]
        b, t = z0 + .12, z1 - .12
    spans = [-half] + [v for c in cells for v in c] + [half]
    geo.boxes('section frame', [((-half, y0, z0), (half, y0 + .045, b)), ((-half, y0, t), (half, y0 + .045, z1))]
              + [((spans[k], y0 + .0005, b), (spans[k + 1], y0 + .0445, t)) for k in range(0, len(spans), 2)], d.body, bevel=.002)
    for x0, x1 in cells:
        for x, z, xx, zz in ((x0 - .02, b - .02, x1 + .02, b + .012), (x0 - .02, t - .012, x1 + .02, t + .02),
                             (x0 - .02, b + .012, x0 + .012, t - .012), (x1 - .012, b + .012, x1 + .02, t - .012)):
            geo.box('window trim', (x, y0 - .006, z), (xx, y0 + .004, zz), d.trim, bevel=.002)
        if garage.door == 'glass':
            geo.box('frosted pane', (x0, y0 + .02, b), (x1, y0 + .026, t), d.obscure, bevel=0)
        else:
            geo.box('pane', (x0, y0 + .02, b), (x1, y0 + .0235, t), d.pane, bevel=0)


def _wood_section(d, z0, z1):
    """Rails, stiles and flat panels."""
    half, y0 = door_half, door_back_y
    geo.boxes('rails', [((-half, y0, z0), (half, y0 + .038, z0 + .085)), ((-half, y0, z1 - .085), (half, y0 + .038, z1))], d.rail, bevel=.002)
    geo.boxes('stiles', [((x - .055, y0 + .0004, z0 + .086), (x + .055, y0 + .0376, z1 - .086)) for x in (-half + .055, -.42, .42, half - .055)],
        d.stile, bevel=.002)
    geo.boxes('panels', [((a + .045, y0 + .014, z0 + .075), (b - .045, y0 + .024, z1 - .075)) for a, b in _bays()], d.panel, bevel=0)


def _pan_section(d, z0, z1):
    """Single steel skin: returned flanges top and bottom, galvanized stiles, the back of the
    stamped panels."""
    half, y0 = door_half, door_back_y
    geo.box('skin', (-half, y0 + .034, z0), (half, y0 + .040, z1), d.paint, bevel=.001)
    geo.boxes('flanges', [((-half, y0 + .001, z0), (half, y0 + .036, z0 + .0018)), ((-half, y0 + .001, z1 - .0018), (half, y0 + .036, z1)),
                          ((-half, y0 + .001, z0), (half, y0 + .0026, z0 + .032)), ((-half, y0 + .001, z1 - .032), (half, y0 + .0026, z1))], d.paint, bevel=.0007)
    for x in stiles:
        geo.box('stile', (x - .034, y0, z0 + .004), (x + .034, y0 + .036, z1 - .004), d.steel, bevel=.002)
    for a, b in _bays():
        middle = (a + b) / 2
        for x0, x1 in ((a + .075, middle - .04), (middle + .04, b - .075)):
            rings = [(0, .034), (.006, .026), (.020, .024), (.045, .033)]
            verts = [p for inset, dy in rings for p in ((x0 + inset, y0 + dy, z0 + .11 + inset), (x1 - inset, y0 + dy, z0 + .11 + inset),
                                                        (x1 - inset, y0 + dy, z1 - .11 - inset), (x0 + inset, y0 + dy, z1 - .11 - inset))]
            faces = [(4 * r + j, 4 * r + (j + 1) % 4, 4 * r + 4 + (j + 1) % 4, 4 * r + 4 + j) for r in range(3) for j in range(4)] + [(12, 13, 14, 15)]
            geo.mesh('panel', verts, faces, d.paint, bevel=.002)


def _insulated_section(garage, d, z0, z1):
    """Steel back over foam, ribbed or flat, with end stiles."""
    half, y0 = door_half, door_back_y
    geo.box('section', (-half, y0, z0), (half, y0 + .045, z1), d.paint, bevel=.003, seg=3)
    if garage.door == 'ribbed':
        geo.boxes('ribs', [((-half + .074, y0 - .0032, z), (half - .074, y0 + .002, z + .030)) for z in np.arange(z0 + .085, z1 - .09, .075)], d.paint, bevel=.0028)
    for s in (-1, 1):
        geo.box('end stile', (s * (half - .070), y0 - .0012, z0 + .002), (s * (half + .0015), y0 + .044, z1 - .002), d.paint, bevel=.0012)


def _strut(m, z=2.072):
    """U strut across the top section."""
    shape = [(-.035, 0), (-.022, 0), (-.018, -.028), (.018, -.028), (.022, 0), (.035, 0), (.035, .0016), (.0205, .0016), (.0165, -.0264),
        (-.0165, -.0264), (-.0205, .0016), (-.035, .0016)]
    path = np.array([(x, door_back_y - .0025, z) for x in (-door_half + .02, 0, door_half - .02)])
    frame = (np.tile([[1., 0, 0]], (3, 1)), np.tile([[0, 0, 1.]], (3, 1)), np.tile([[0, 1., 0]], (3, 1)))
    geo.sweep('strut', shape, path, m.sheet, fr=frame, bevel=.0008)


def door_back(garage, m, rng, windows=False, hinges=True, glow=3.0, sections=4):
    """Closed door from inside: sections, numbered hinges with their rollers, bottom brackets,
    strut. Returns the heights of the joints."""
    half, y0 = door_half, door_back_y
    d = _door_materials(garage, m, glow)
    joints = []
    for i in range(sections):
        z0 = .02 + i * section
        z1 = z0 + section - .004
        joints.append(z0 - .002)
        if garage.door == 'glass' or (windows and i == sections - 1):
            _glazed_section(garage, d, z0, z1)
        elif garage.door == 'wood':
            _wood_section(d, z0, z1)
        elif garage.door == 'pan':
            _pan_section(d, z0, z1)
        else:
            _insulated_section(garage, d, z0, z1)
    # what keeps the day out between two sections
    geo.boxes('joint seals', [((-half, y0 + .041, z - .02), (half, y0 + .0475, z + .02)) for z in joints[1:]], m.rubber, bevel=0)
    if hinges:
        for number, z in enumerate(joints[1:], start=1):
            for x in stiles[1:3]:
                hw.hinge(x, z, 1, m, rng)
            for s in (-1, 1):
                stem_z = hw.hinge(s * (half - .036), z, number, m, rng, side=s)
                hw.roller(s, stem_z, m)
        for s in (-1, 1):
            hw.bottom_bracket(s, m, rng)
    if windows or garage.door == 'glass':
        view = outdoors(glow * garage.light, garage.daylight)
        geo.mesh('outside', [(-3, 1.4, -.5), (3, 1.4, -.5), (3, 1.4, 3), (-3, 1.4, 3)], [(0, 1, 2, 3)], view)
    _strut(m)
    return joints


def obscure_glass(garage, glow):
    """Obscure glass with the day behind it."""
    m = mat.M('obscure glass')
    z = m.xyz(m.geo().outputs['Position'])[2]
    h = m.math('ADD', m.mr(z, 0, 2.2, 0, 1), m.mr(m.noise(1.1, 2), .3, .7, -.16, .16))
    col = m.ramp(h, [(0, (.30, .30, .28)), (.45, (.42, .46, .42)), (.8, (.85, .92, .97)), (1, (.95, .98, 1))])
    col = m.mix(1.0, col, garage.daylight, 'MULTIPLY')
    glow_ = m.n('Emission', {'Color': col, 'Strength': glow * .32})
    face = m.bsdf((.20, .21, .21), .25, 0, spec=.5)
    return m.done(m.n('AddShader', {0: glow_, 1: face}))


# ---- things left about ----------------------------------------------------

def label(lines, location, size, m_paper, m_band, m_ink, name='label'):
    """Printed card on a face that looks to -Y: orange band with its word, small print below.
    `lines` = [(text, height of the letters, drop from the card's top)]; size = (w, h)."""
    x, y, z = location
    w, h = size
    geo.box(name, (x - w / 2, y - .0006, z - h / 2), (x + w / 2, y, z + h / 2), m_paper, bevel=0)
    geo.box(name + ' band', (x - w * .46, y - .0009, z + h * .22), (x + w * .46, y - .0005, z + h * .46), m_band, bevel=0)
    for text, letter, drop in lines:
        c = bpy.data.curves.new('print', 'FONT')
        c.body, c.size, c.align_x = text, letter, 'CENTER'
        o = bpy.data.objects.new('print', c)
        geo._link(o)
        o.rotation_euler = (math.pi / 2, 0, 0)
        o.location = (x, y - .0011, z + h / 2 - drop)
        c.materials.append(m_ink)


def warning_label(x=0.0, z=2.262, wall=wall_y):
    """The card every spring pad carries."""
    paper = mat.simple('card', (.62, .61, .56), .45, var=.05)
    band = mat.simple('card orange', (.62, .14, .015), .45)
    ink = mat.simple('ink', (.02, .02, .02), .5)
    small = ['Adjustment by trained', 'technicians only. Sudden', 'release can cause severe', 'injury or death.']
    lines = [('WARNING', .0135, .0185), ('SPRINGS UNDER', .0082, .039), ('EXTREME TENSION', .0082, .049)]
    lines += [(t, .0058, .0605 + i * .0072) for i, t in enumerate(small)]
    label(lines, (x, wall, z), (.080, .090), paper, band, ink)


def ladder_cap(m, x, y, z, color=(.40, .085, .010)):
    """Top cap of a fiberglass step ladder, its upper face at height z."""
    cap = mat.simple('ladder cap', color, .5, var=.10, bump=.15, bscale=260)
    geo.box('ladder cap', (x - .20, y - .085, z - .045), (x + .20, y + .085, z), cap, bevel=.010, seg=3)
    for dx in (-.155, .155):
        geo.lathe('tool hole', [(0, .0001), (0, .014)], m.void, axis='z', segs=32, loc=(x + dx, y + .045, z + .0004))
    rail = mat.simple('fiberglass', tuple(c * 1.1 for c in color), .4)
    for dx in (-.17, .17):
        geo.box('ladder rail', (x + dx - .012, y - .06, z - .9), (x + dx + .012, y + .02, z - .046), rail, bevel=.003)


def bars_on(m, x, y, z):
    """The two winding bars, laid by on the cap."""
    r = .0062
    hw.winding_bar(m, (x - .23, y - .030, z + r), (x + .22, y + .020, z + r))
    hw.winding_bar(m, (x - .20, y - .052, z + r), (x + .25, y - .010, z + r))


def wall_wire(points, material=None, staples=True):
    """Cable stapled along the wall or ceiling through the given points."""
    material = material or mat.simple('sheathed cable', (.58, .56, .48), .5, var=.06)
    path = hw.spline(points, 12)
    geo.tube('wall wire', path, .0040, material, n=10)
    if staples:
        zinc = mat.zinc('staple')
        for p in np.asarray(points)[1:-1]:
            geo.box('staple', (p[0] - .007, p[1] - .005, p[2] - .0012), (p[0] + .007, p[1] + .006, p[2] + .0012), zinc, bevel=.0005)


# ---- one look for the four scenes -----------------------------------------

render_settings = {'bounces': 5, 'clamp': 2.5}
look = {'ev': .30, 'power': 1.4, 'sat': 1.18, 'k': .8, 'keep': .06}

#: Stops of exposure a darker wall asks for.
wall_exposure = {'drywall': 0.0, 'block': .05, 'plywood': .30, 'studs': .75, 'boards': .60}


def recipe(garage, ev, wall_share=1.0):
    """Settings and look that a scene's build() returns: `ev` stops, corrected for the garage's wall as far as the wall
    fills the frame (`wall_share`)."""
    brightness = sum(geo.hexc(garage.wall_color)) / 3
    wall = wall_exposure[garage.wall] - 1.2 * max(0.0, brightness - .45)
    return render_settings, {**look, 'ev': round(ev + .4 * garage.night + wall * wall_share, 2)}
