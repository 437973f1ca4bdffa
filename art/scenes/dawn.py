"""The garage at dawn, from inside: the door stuck, one end a hand's width up, blue daylight under it, and above it the
broken spring in the light of the opener's lamp. A car's hood at the edge, things at the dark sides.
"""
import math
import os
import sys
from dataclasses import replace
from types import SimpleNamespace

import bpy
import numpy as np
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import geometry as geo, hardware as hw, interior, materials as mat, scene   # noqa: E402
from studio.hardware import door_half, drum_x, shaft_z   # noqa: E402

#: Camera stands: place, lens, and by how much of the picture's longer side the frame is raised. Both look straight at the door.
#: The tall one, for phones, is so near that the spring reaches across it; that much less of the door is seen, so it hangs more
#: crooked (`lift` is how far its left end is up), and the sky in its windows is brighter and lower, with less of the stop before it.
#: There the lamp hangs closer, on a darker wall and shaft: the spring is the brightest of all, and its gap is dark.
views = {
    'hero': SimpleNamespace(place=(-1.50, -3.30, 1.50), lens=16.8, rise=-.036, lift=.125, skyline=1.66, sky=.45, stop=2.05,
        lamp=SimpleNamespace(place=(.0, -.88, 2.84), aim=(-.28, .02, 2.66), power=24, spread=116), wall=None, shaft=.13, grain=.011),
    'tall': SimpleNamespace(place=(-.31, -3.30, 2.40), lens=106, rise=-.178, lift=.18, skyline=1.55, sky=.60, stop=2.10,
        lamp=SimpleNamespace(place=(-.36, -.48, 2.95), aim=(-.38, .05, 2.58), power=23, spread=52), wall='#121417', shaft=.05, grain=.003),
}

spring_length = .66
break_at = .52                # where along its length the spring broke
break_width = .150            # the gap between its two pieces, before their ends unwound
coil_scale = 1.42              # a heavier spring than in the close-ups: the same one, wider
#: How much brighter everything is than it comes out: Cycles and the denoiser take what is very dark for nothing.
brightness = 16
left_wall, right_wall, back_wall = -2.73, 2.73, -6.0

settings = {'bounces': 4, 'diffuse': 2, 'glossy': 3, 'clamp': 5}
look = {'ev': .35 - math.log2(brightness), 'power': 1.2, 'sat': 1.12, 'k': .55, 'keep': .16, 'bloom': .08, 'vig': .20, 'sharp': .30, 'ca': .0005}


# ---- helpers --------------------------------------------------------------

def made_by(build, *arguments, **options):
    """The objects that a function adds to the scene."""
    before = set(bpy.data.objects)
    build(*arguments, **options)
    return [thing for thing in bpy.data.objects if thing not in before]


def move(things, matrix):
    for thing in things:
        thing.matrix_basis = matrix @ thing.matrix_basis


def turned(pivot, degrees, axis):
    """Turned round an axis through a point."""
    return Matrix.Translation(pivot) @ Matrix.Rotation(math.radians(degrees), 4, axis) @ Matrix.Translation([-p for p in pivot])


# ---- materials ------------------------------------------------------------

def slab():
    """A garage floor: troweled concrete worn to a dull sheen, tire marks, an oil stain, dust and hairline cracks."""
    m = mat.M('slab')
    place = m.geo().outputs['Position']
    broad, middle, fine = m.noise(.7, 6, .62, vec=place), m.noise(5, 7, .68, vec=place), m.noise(150, 3, .6, vec=place)
    color = m.hsv(geo.hexc('#8b8983'), v=m.mr(broad, .32, .68, .72, 1.10))
    color = m.mix(m.mr(middle, .42, .70, 0, .5), color, (.12, .11, .10))
    color = m.mix(m.mr(m.noise(24, 6, .75, vec=place), .48, .66, 0, .4), color, (.10, .095, .09))
    color = m.mix(m.mr(fine, .35, .65, .2, 0), color, (.07, .07, .07))
    x, y, _ = m.xyz(place)
    for middle_of_track in (-.62, .82):
        away = m.math('ABSOLUTE', m.math('SUBTRACT', x, middle_of_track))
        track = m.math('MULTIPLY', m.mr(away, .05, .13, 1, 0), m.mr(m.noise(3, 6, .7, vec=m.map(place, scale=(3, .6, 1))), .3, .65, .2, 1))
        color = m.mix(m.math('MULTIPLY', track, .5), color, (.045, .043, .042))
    crack = m.voro(.5, vec=m.n('VectorMath', {0: place, 1: m.n('VectorMath', {0: m.noise(2.2, 6, .65, vec=place, out='Color'), 1: (.5, .5, .5)},
        operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0], feature='DISTANCE_TO_EDGE')
    color = m.mix(m.ramp(crack, [(.0012, .8), (.0034, 0)]), color, (.02, .018, .016))
    bump = m.bump(fine, .25, .001, m.bump(middle, .2, .006, m.bump(broad, .15, .02)))
    rough = m.math('ADD', m.mr(middle, .3, .7, .34, .58), m.mr(m.noise(40, 4, .7, vec=place), .35, .65, -.05, .12))
    return m.done(m.bsdf(color, rough, 0, bump, spec=.45))


def car_paint():
    """Dark paint under a clear coat, a night's dust on what looks up."""
    m = mat.M('car paint')
    dust = m.mr(m.noise(60, 6, .75), .45, .75, .02, .22)
    color = m.mix(dust, (.012, .016, .024), (.20, .19, .17))
    rough = m.math('ADD', .12, m.math('MULTIPLY', dust, 1.2))
    return m.done(m.bsdf(color, rough, .35, m.bump(m.noise(900, 2), .015, .0004), spec=.6,
        **{'Clearcoat': .8, 'Clearcoat Roughness': .06}))


def dawn_sky(strength, tint, skyline):
    """What the door's windows show before sunrise: roofs and trees as one dark shape, a pale band above, then blue."""
    m = mat.M('dawn sky')
    x, _, z = m.xyz(m.geo().outputs['Position'])
    line = m.math('ADD', m.noise(1.6, 5, .6, vec=m.n('CombineXYZ', {0: x}).outputs[0]), m.math('MULTIPLY', m.noise(14, 4, .7), .25))
    height = m.math('SUBTRACT', z, m.mr(line, .3, .9, skyline, skyline + .36))
    color = m.ramp(m.mr(height, -.05, .7, 0, 1), [(0, (.035, .05, .07)), (.06, (.05, .07, .10)), (.08, (.86, .90, .94)), (.4, (.62, .76, .95)), (1, (.35, .52, .86))])
    color = m.mix(1.0, color, tint, 'MULTIPLY')
    return m.done(m.n('Emission', {'Color': color, 'Strength': strength}))


# ---- the door and its spring ----------------------------------------------

def broken_spring(side, m, rng):
    """A spring in two pieces on its shaft: they have slackened, and the wire's last turns stand open on both sides of the gap."""
    first, last = side * .022, side * (.022 + spring_length)
    hand = 1 if side < 0 else -1
    middle = first + (last - first) * break_at
    for start, end, angle in ((first, middle - side * break_width / 2, .3), (last, middle + side * break_width / 2, 1.1)):
        toward = np.sign(end - start)
        path = hw.coil(start, end, rng, hand, hw.wire_radius * 2 * 1.02, angle)
        count = int(44 * 2.4)
        open_ = np.linspace(0, 1, count)
        path[-count:, 0] += toward * .026 * open_ ** 2.2
        path[-count:, 1:] *= (1 + .20 * open_ ** 3)[:, None]
        path[-count:, 2] -= .004 * open_
        piece = geo.sweep('broken spring', geo.circ(hw.wire_radius, 12), path, m.spring, smooth=True, auto=60)
        tip = geo.sweep('fracture', geo.circ(hw.wire_radius * .97, 12), path[-3:] + (path[-1] - path[-2]) * 1.2, m.break_face, smooth=True, auto=40)
        piece.location = tip.location = (0, 0, shaft_z)


def counterbalance(garage, m, rng):
    """Shaft, both springs, drums; the cable of the raised end is taut, that of the other has come off its drum."""
    hw.torsion_shaft(m)
    hw.center_bracket(m, rng)
    wide = []
    for side in (-1, 1):
        wide += made_by(hw.stationary_cone, side * .0022, side, m, rng)
        if side == garage.side:
            wide += made_by(broken_spring, side, m, rng)
        else:
            wide += made_by(hw.torsion_spring, side * .022, side * (.022 + spring_length), side, m, rng)
        wide += made_by(hw.winding_cone, side * (.022 + spring_length), side, m, rng, turn=.55 if side < 0 else .2)
        groove = hw.cable_drum(side * drum_x, side, m, rng)
        hw.end_bearing_plate(side, m, rng)
        if side == garage.side:
            hw.wound_cable(groove, side, m)
    for part in wide:
        if part.name.startswith('torsion spring'):
            part.data.materials[0] = m.spring
    middle = Matrix.Translation((0, 0, shaft_z))
    move(wide, middle @ Matrix.Diagonal((1, coil_scale, coil_scale, 1)) @ middle.inverted())
    slack_cable(-garage.side, m)


def slack_cable(side, m):
    """Two turns thrown off the drum, then a long bow that hangs before the door's edge down to its bottom corner."""
    turns = [(side * (drum_x - .012 - .034 * t), .062 * math.cos(a) * (1 + .25 * t), shaft_z - .012 * t + .062 * math.sin(a) * (1 + .25 * t))
        for t, a in zip(np.linspace(0, 1, 40), np.linspace(.2, 4.4 * math.pi, 40))]
    hanging = [(side * x, y, z) for x, y, z in ((1.15, -.08, 2.28), (1.05, -.11, 2.00), (1.03, -.10, 1.66), (1.12, -.08, 1.36), (1.17, -.06, 1.08),
        (1.12, -.07, .78), (1.12, -.06, .50), (1.19, -.03, .24), (1.235, .02, .09))]
    geo.tube('slack cable', np.concatenate([turns, hw.spline([turns[-1], *hanging], 14)[1:]]), .0030, m.cable, n=8)


def crooked_door(view, garage, m, rng):
    """The closed door, turned round its lower right corner until the other end is up; its rollers stay in their tracks."""
    things = made_by(interior.door_back, garage, m, rng, windows=True)
    outside = bpy.data.objects['outside']
    outside.data.materials[0] = dawn_sky(view.sky * garage.light * brightness, garage.daylight, view.skyline)
    outside.visible_diffuse = outside.visible_shadow = False
    rubber = mat.simple('bottom seal', (.016, .016, .017), .6)
    things += made_by(geo.box, 'seal retainer', (-door_half, .036, .004), (door_half, .090, .024), m.sheet, bevel=.002)
    things += made_by(geo.tube, 'bottom seal', np.array([(x, .062, -.004) for x in np.linspace(-door_half, door_half, 12)]), .022, rubber, n=16)
    angle = math.degrees(math.asin(view.lift / (2 * door_half)))
    askew = Matrix.Translation((-.045, 0, 0)) @ turned((door_half, 0, .02), angle, 'Y')
    rollers = [thing for thing in things if thing.name.split('.')[0] in ('roller', 'roller race', 'roller stem')]
    move([thing for thing in things if thing not in rollers and thing is not outside], askew)
    for roller in rollers:
        if roller.data.vertices[0].co.x < 0:
            roller.location.z += view.lift


def stops(top):
    """Weather stops on the opening, against which the door's face lies: no light beside it or over it."""
    vinyl = mat.simple('weather stop', (.30, .29, .27), .5)
    for side in (-1, 1):
        geo.box('weather stop', (side * 1.185, .0885, 0), (side * 1.42, .100, 2.2), vinyl, bevel=.002)
    geo.box('weather stop', (-1.42, .0885, top), (1.42, .1005, 2.25), vinyl, bevel=.002)


# ---- the room and what stands in it ---------------------------------------

def room(garage):
    wall = interior.drywall(garage.wall_color, 'side wall')
    geo.box('ceiling', (-3.2, back_wall, interior.ceiling_z), (3.2, .4, interior.ceiling_z + .12), interior.drywall('#a7a49c', 'ceiling'), bevel=0)
    geo.box('left wall', (left_wall - .15, back_wall, -.2), (left_wall, .4, 3.1), wall, bevel=0)
    geo.box('right wall', (right_wall, back_wall, -.2), (right_wall + .15, .4, 3.1), wall, bevel=0)
    geo.box('back wall', (-3.2, back_wall - .1, -.2), (3.2, back_wall, 3.1), interior.drywall('#4d473f', 'back wall'), bevel=0)
    geo.box('floor', (-3.2, back_wall - .3, -.12), (3.2, .14, 0), slab(), bevel=0)
    geo.box('drive', (-9, .152, -.14), (9, 9, -.012), mat.concrete('drive', '#8d8a84', broom=.4), bevel=0)
    geo.box('joint', (-9, .13, -.14), (9, .16, -.02), mat.simple('joint', (.015, .015, .015), .9), bevel=0)


def bicycle(place, lean):
    """A plain bicycle along the left wall, leaning against it."""
    rubber, metal = mat.simple('tire', (.02, .02, .02), .7), mat.steel('rim', (.45, .45, .46), .3, axis=1)
    paint = mat.simple('bicycle paint', (.05, .10, .12), .3)
    black = mat.simple('saddle', (.015, .015, .015), .5)

    def build():
        r = .335
        rear, front, crank, seat, head = (0, 0, r), (0, 1.03, r), (0, .43, .28), (0, .27, .80), (0, .85, .84)
        for hub in (rear, front):
            ring = np.linspace(0, 2 * math.pi, 65)
            for radius, thick, material in ((r - .014, .019, rubber), (r - .040, .009, metal)):
                geo.tube('wheel', np.array([(0, hub[1] + radius * math.cos(a), hub[2] + radius * math.sin(a)) for a in ring]), thick, material, n=12)
            for k in range(14):
                a = k / 14 * 2 * math.pi
                geo.tube('spoke', np.array([(.012 * (-1) ** k, hub[1], hub[2]), (0, hub[1] + (r - .045) * math.cos(a), hub[2] + (r - .045) * math.sin(a))]), .0012, metal, n=5)
        below_head = (0, .87, .76)
        for a, b, radius in ((crank, seat, .016), (crank, below_head, .018), (seat, head, .015), (seat, rear, .009), (crank, rear, .010), (head, front, .012), (head, (0, .83, .95), .013),
                             (seat, (0, .24, .92), .012)):
            geo.tube('frame', np.array([a, b], float), radius, paint, n=12)
        geo.tube('handlebar', hw.spline([(-.29, .74, .99), (-.22, .80, .985), (-.06, .84, .96), (.06, .84, .96), (.22, .80, .985), (.29, .74, .99)], 8), .012, metal, n=10)
        for side in (-1, 1):
            geo.tube('grip', np.array([(side * .30, .73, .99), (side * .22, .795, .985)]), .016, black, n=10)
        geo.box('saddle', (-.065, .12, .915), (.065, .37, .955), black, bevel=.025, seg=4)
        geo.lathe('chainring', [(-.02, .03), (-.02, .09), (-.016, .09), (-.016, .03)], metal, segs=40, loc=crank)

    move(made_by(build), Matrix.Translation(place) @ Matrix.Rotation(math.radians(lean), 4, 'Y'))


def surfboard(place, length, color, lean):
    """A surfboard on its tail, its deck to the room."""
    u = np.linspace(0, 1, 60)
    half_width = .275 * np.sin(math.pi * (.045 + .955 * u) ** .84) ** (.50 + .22 * u)     # a rounded tail, a pointed nose
    half_width[0] *= .55
    half_width[-1] = .002
    around = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    thick = .034 * np.clip(half_width / .25, .05, 1) ** .7
    rocker = .10 * np.abs(u - .42) ** 2.4 * 4
    x = half_width[:, None] * np.sign(np.cos(around)) * np.abs(np.cos(around)) ** .8
    y = -rocker[:, None] + thick[:, None] * np.sin(around)
    z = np.broadcast_to(u[:, None] * length, x.shape)
    i, j = np.arange(59)[:, None] * 40, np.arange(40)[None]
    faces = np.stack([i + j, i + (j + 1) % 40, i + 40 + (j + 1) % 40, i + 40 + j], -1).reshape(-1, 4)
    m = mat.M('surfboard')
    across = m.math('ABSOLUTE', m.xyz()[0])
    deck = m.mix(m.ramp(across, [(.0055, 1), (.0075, 0)]), geo.hexc(color), (.10, .07, .045))
    deck = m.mix(m.mr(m.noise(16, 6, .7), .5, .75, 0, .5), deck, (.20, .18, .14))
    material = m.done(m.bsdf(deck, .32, 0, m.bump(m.noise(40, 4), .1, .002), spec=.5))
    board = made_by(geo.mesh, 'surfboard', np.stack([x, y, z], -1).reshape(-1, 3), [faces], material, smooth=True, auto=60)
    move(board, Matrix.Translation(place) @ Matrix.Rotation(math.radians(lean), 4, 'X') @ Matrix.Rotation(math.radians(4), 4, 'Y'))


def broom(foot, top):
    wood = mat.wood('broom handle', '#8d6b45', '#5f452b', axis=2, rough=.6, ring=20)
    bristle = mat.simple('bristles', (.16, .11, .05), .9, var=.2, bump=.8, bscale=400)
    foot, top = np.array(foot, float), np.array(top, float)
    along = (top - foot) / np.linalg.norm(top - foot)
    geo.tube('broom handle', np.array([foot + along * .24, top]), .0125, wood, n=14)
    x, y, _ = foot
    geo.box('broom head', (x - .17, y - .03, .085), (x + .17, y + .03, .125), wood, bevel=.008)
    geo.box('bristles', (x - .175, y - .028, .002), (x + .175, y + .028, .09), bristle, bevel=.012)


def shelves(rng):
    """Two shelves on the left wall with boxes and cans."""
    board = mat.wood('shelf', '#7d6546', '#58442d', axis=1, rough=.7, ring=12)
    steel = mat.simple('shelf bracket', (.05, .05, .05), .5)
    carton = [mat.simple(f'carton {k}', c, .8, var=.12) for k, c in enumerate(((.20, .14, .085), (.16, .115, .07), (.05, .07, .10), (.11, .11, .105)))]
    for z in (1.66, 2.16):
        geo.box('shelf', (left_wall, -2.1, z - .02), (left_wall + .32, -.22, z), board, bevel=.003)
        for y in (-1.8, -1.1, -.4):
            geo.box('shelf bracket', (left_wall, y - .012, z - .20), (left_wall + .012, y + .012, z - .02), steel, bevel=.001)
            geo.box('shelf bracket', (left_wall, y - .012, z - .034), (left_wall + .26, y + .012, z - .02), steel, bevel=.001)
        y = -2.0
        while y < -.42:
            width, height = rng.uniform(.16, .36), rng.uniform(.12, .34)
            if rng.uniform() < .3:
                geo.lathe('paint can', [(0, .001), (0, .083), (.19, .083), (.195, .08), (.195, .001)], mat.steel('can', (.4, .4, .41), .35, axis=2), axis='z',
                    segs=40, loc=(left_wall + .16, y + .09, z))
                width = .19
            else:
                geo.box('box', (left_wall + .03, y, z), (left_wall + rng.uniform(.22, .31), y + width, z + height), carton[rng.integers(4)], bevel=.005)
            y += width + rng.uniform(.02, .09)


def boxes_on_the_right(rng):
    carton = [mat.simple(f'stacked carton {k}', c, .8, var=.12) for k, c in enumerate(((.20, .14, .085), (.16, .115, .07), (.07, .08, .10)))]
    z = 0
    for k, height in enumerate((.42, .36, .40, .30)):
        x = 1.66 + rng.uniform(-.03, .05)
        geo.box('stacked carton', (x, -.62, z), (x + .58 - .05 * k, -.05 - rng.uniform(0, .06), z + height), carton[k % 3], bevel=.006)
        z += height + .002


def hood(nose, middle, half=.90):
    """A car's hood and left fender as one skin: crowned, with a soft crease, a shut line and a rounded nose. No make has it."""
    nu, nv = 120, 160
    back = nose - 2.3
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(-1, 1, nv), indexing='ij')
    t = 1 - u                                       # 0 at the nose, 1 at the windshield
    side = np.sign(v) * np.abs(v) ** .9
    plan = half - .17 * np.clip(1 - t / .35, 0, 1) ** 2.2        # narrower toward the nose
    x = middle + side * plan
    bow = .10 * side ** 2                            # the nose is rounded in plan
    y = nose - bow * np.clip(1 - t / .5, 0, 1) - t * (nose - back)
    crown = .76 + .20 * t ** .75 - .055 * side ** 2
    roll = np.clip((np.abs(side) - .86) / .14, 0, 1)
    z = crown - .60 * (1 - np.sqrt(np.clip(1 - roll ** 2.4, 0, 1))) * np.where(roll > 0, 1, 0)
    front = np.clip(1 - t / .06, 0, 1)
    z -= .42 * (1 - np.sqrt(np.clip(1 - front ** 2, 0, 1)))
    crease = np.abs(np.abs(side) - (.42 + .16 * t))
    z += .010 * np.exp(-(crease / .05) ** 2)
    z -= .007 * np.exp(-((np.abs(side) - .79) / .0045) ** 2) * (t > .05)       # the hood's shut line
    faces_i, faces_j = np.arange(nu - 1)[:, None] * nv, np.arange(nv - 1)[None]
    faces = np.stack([faces_i + faces_j, faces_i + faces_j + 1, faces_i + nv + faces_j + 1, faces_i + nv + faces_j], -1).reshape(-1, 4)
    skin = geo.mesh('hood', np.stack([x, y, z], -1).reshape(-1, 3), [faces], car_paint(), smooth=True, auto=180)
    smooth = skin.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1


# ---- light ----------------------------------------------------------------

def light(lamp, garage):
    """Blue day under the door and in its windows; the opener's lamp on the spring; a breath of light in the room."""
    world = bpy.data.worlds.new('night')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (*garage.daylight, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .0
    blue, day = garage.daylight, garage.light * brightness
    geo.area('sky over the drive', (-.4, 2.6, 3.0), (-.4, 1.2, 0), 6, 1500 * day, blue, size_y=3)
    geo.area('sky on the horizon', (-2.2, 6.0, .62), (-.7, 0, .05), 2.2, 11000 * day, blue, size_y=.6)
    geo.area('day in the windows', (0, .030, 1.88), (0, -2.4, .6), 2.3, 14 * day, blue, size_y=.24)
    geo.area('night in the room', (1.5, -5.4, 2.3), (.6, 0, 1.2), 2.4, 9.5 * brightness, (.50, .66, 1.0), size_y=1.4, spread=116)
    geo.area('night on the left', (.2, -5.6, 2.4), (-2.6, -1.2, 1.0), 2.0, 16 * brightness, (.46, .62, 1.0), size_y=1.4, spread=110)
    geo.area('opener lamp', lamp.place, lamp.aim, .50, lamp.power * garage.lamp * brightness, (1, .64, .32), size_y=.34, spread=lamp.spread)
    # keeps the low light off the reveals of the windows, which would outshine the spring
    shade = geo.box('shade', (-4, .60, .9), (4, .62, 2.7), mat.simple('shade', (0, 0, 0), 1), bevel=0)
    shade.visible_camera = shade.visible_glossy = False


def build(picture):
    view = views[picture['view']]
    garage = interior.garage_of(picture)
    garage = replace(garage, wall_color=view.wall or garage.wall_color)
    rng = np.random.default_rng(garage.seed)
    geo.reset()
    m = interior.parts(garage)
    # bright wire on a dull shaft: so the gap shows from across the room
    m.spring = hw.galvanized('bright wire', hw.Wear(0, .08, .06), 300, .68, .05, .27)
    m.shaft = hw.galvanized('dull shaft', m.wear, 160, view.shaft, .03, .5)
    interior.header_wall(garage, m, rng)
    room(garage)
    stops(view.stop)
    crooked_door(view, garage, m, rng)
    counterbalance(garage, m, rng)
    for side in (-1, 1):
        hw.track(side, m, run=2.3)
        hw.flag_bracket(side, m, rng)
        for z in (.35, 1.05, 1.62):
            hw.track_bracket(side, z, m, rng)
    move(made_by(hw.top_bracket, -1, m, rng) + made_by(hw.top_bracket, 1, m, rng), Matrix.Translation((0, 0, .05)))
    shelves(rng)
    bicycle((left_wall + .26, -2.05, 0), -9)
    surfboard((-1.74, -.12, .01), 2.05, '#8a938e', -3.5)
    broom((-2.42, -.20, 0), (-2.30, .105, 1.42))
    boxes_on_the_right(rng)
    hood(-1.39, .45)
    light(view.lamp, garage)
    x, y, z = view.place
    geo.camera(view.place, (x, 0, z), lens=view.lens, level=True, shift_y=view.rise, fstop=2.2, focus=-y)
    return settings, {**look, 'grain': view.grain}


if __name__ == '__main__':
    scene.run(build)
