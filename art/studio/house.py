"""House types. Each takes the `house` data of a front and returns the site plan the garden and the camera need.

The first garage bay is centered on x = 0; the garage front is the plane y = 0, facing -Y.

    contemporary   stucco boxes, deep roof plane, timber entry, glass balcony
    spanish        two-story stucco, clay tile hip roofs, arched entry, shutters; extra bays for three-car fronts
    cottage        front-gabled beach cottage, lap siding or shingles, porch
    ranch          long and low, hip or gable roof, brick or stone wainscot, porch on posts
    row            three-story row houses over alley garages
    shop           small commercial block, tall sectional or rolling doors, shopfront

What the other fields of `house` mean: art/fields.py; `bays` are its garage doors.
"""
import math

import bpy
import numpy as np

from . import building as b
from . import door as doors
from . import geometry as g
from . import materials as mt

recess = .115   # the door's face behind the wall's


class Palette:
    """The materials of one house."""

    def __init__(self, spec):
        self.spec = spec
        self.wall = self.finish_material(spec.get('finish', 'stucco'), spec['wall'])
        self.wall2 = self.finish_material(spec.get('second_finish', spec.get('finish', 'stucco')), spec.get('second_wall', spec['wall']), 'second')
        self.base = mt.paint('base', spec['wall'], .5) if spec.get('finish') in ('lap', 'battens') else self.wall
        trim = spec.get('trim', '#d6d2c8')
        self.trim = mt.paint('trim paint', trim, .45, grain=.12, axis=0, dust=.12)
        self.frame = mt.paint('window paint', spec.get('frames', trim), .40, dust=.05)
        self.metal = mt.paint('metal', spec.get('metal', '#2b2a28'), .42, dust=.08)
        self.glass = mt.glass('window glass', wave=.02)
        self.glow = mt.emit('lamp glow', (1, .72, .42), spec.get('glow', 2.0))
        self.entry = mt.paint('entry paint', spec['entry'], .35, grain=.15, axis=2, dust=.05) if isinstance(spec.get('entry'), str) \
            else mt.wood('entry wood', *spec.get('entry', ('#6d4228', '#442616')), axis=2, rough=.4, ring=9, var=.08)
        roof = spec.get('roof', {'covering': 'shingle', 'colors': ('#4b4741', '#5b564e', '#3f3c38', '#635c52')})
        self.cover = roof['covering']
        self.roof = mt.roof_pieces('roofing', tuple(roof['colors']), weather=.35 if self.cover == 'barrel' else .5)
        veneer = spec.get('veneer')
        self.veneer = {None: None, 'brick': lambda: mt.brick(), 'stone': lambda: mt.ledger_stone()}[veneer]
        self.veneer = self.veneer() if self.veneer else None

    @staticmethod
    def finish_material(finish, color, tag='first'):
        if finish == 'stucco':
            return mt.stucco(f'stucco {tag}', color, 1.0, .55, .35)
        if finish == 'brick':
            return mt.brick(f'brick {tag}')
        return mt.paint(f'siding {tag}', color, .5, grain=.22 if finish == 'lap' else .12, axis=0 if finish == 'lap' else 2, dust=.2)


def clad(p, finish, mat, x0, x1, z0, z1, y, openings, limits=None):
    """Put the house's cladding on a front at y."""
    if finish == 'lap':
        b.lap_siding(x0, x1, z0, z1, y, mat, p.spec.get('exposure', .14), openings, limits)
    elif finish == 'battens':
        b.battens(x0, x1, z0, z1, y, mat, .32, openings, limits)


def corner_board(x, y, z1, mat, w=.11):
    g.box('corner board', (x - w / 2, y - .032, -.02), (x + w / 2, y + .12, z1), mat, bevel=.004)


def hang(style, x, y, W, H, own=True):
    """A closed door in its opening at x. The parts of one's own door know the opening, so that another can take its place (scenes/doors.py)."""
    before = set(bpy.data.objects)
    with b.shifted(dx=x, dy=y):
        doors.sectional(W, H, y0=recess, glass=mt.glass('door glass', wave=.012), **style)
    if own:
        for part in set(bpy.data.objects) - before:
            part['opening'] = (x, y, W, H)


def bay(spec, x, y, p):
    """One garage door in its opening at x: door, stops, trim, sill, and something dark and lived-in behind its windows."""
    W, H = spec.get('width', 4.88), spec.get('height', 2.13)
    style = dict(spec.get('door', {}))
    width = spec.get('trim_width', p.spec.get('trim_width', 0.0))
    trim = p.spec.get('trim', '#d6d2c8')
    old = style.pop('old', False)
    if not old and not style.get('open'):
        hang(style, x, y, W, H, own=not spec.get('neighbor'))
    with b.shifted(dx=x, dy=y):
        if old:
            doors.dented(W, H, y0=recess, seed=spec.get('seed', 4), **style)
            doors.surround(W, H, 0, recess, trim=trim, width=width, stop='#8f8878')
        elif style.get('open'):
            half_open(W, H, style)
            doors.surround(W, H, 0, recess, trim=trim, width=width, stop=spec.get('stop', p.spec.get('stop', trim)))
        else:
            doors.surround(W, H, 0, recess, trim=trim, width=width, stop=spec.get('stop', p.spec.get('stop', trim)))
        g.box('sill', (-W / 2 - .04, -.02, -.05), (W / 2 + .04, .4, .004), mt.concrete('sill', '#827c73', broom=.05), bevel=.004)


def half_open(W, H, style):
    """A door stuck part of the way up, and askew by `crooked` degrees; its upper sections are behind the header."""
    style = dict(style)
    lift, askew = style.pop('open') * H, math.radians(style.pop('crooked', 0))
    before = set(bpy.data.objects)
    with b.shifted(dz=lift):
        doors.sectional(W - .02, H * .75, rows=3, y0=recess, glass=mt.glass('door glass', wave=.012), **style)
    for o in set(bpy.data.objects) - before:
        x, z = W / 2 - o.location.x, lift - o.location.z
        o.rotation_euler.y = askew
        o.location.x += x - (x * math.cos(askew) + z * math.sin(askew))
        o.location.z += z - (-x * math.sin(askew) + z * math.cos(askew))
    # the slack lifting cable of the side that dropped
    t = np.linspace(0, 1, 60)
    path = np.stack([-W / 2 + .10 + .05 * np.sin(9 * t) + .18 * t ** 3, np.full(60, recess - .03) + .02 * np.cos(7 * t), H - t * 1.7 + .12 * t ** 4], 1)
    g.tube('slack cable', path, .0032, mt.steel('cable', (.4, .4, .4), .4), n=6)


def stored_color(rng):
    """Cardboard mostly, some gray and blue plastic."""
    tint = rng.choice([(1, .74, .50), (1, .74, .50), (1, .98, .94), (.75, .85, 1)])
    return tuple(rng.uniform(.06, .34) * tint)


def garage_interior(x0, x1, y, z1, rng, depth=5.5):
    """Room and clutter behind the doors, only ever seen through their windows."""
    b.room(x0 + .22, x1 - .22, y, y + depth, 0, z1, (.42, .39, .35))
    steel = mt.simple('shelf', (.09, .09, .095), .5)
    a, c, back = x0 + .5, min(x0 + 3.3, x1 - .4), y + depth - .06
    g.boxes('shelves', [((a, back - .45, z), (c, back, z + .03)) for z in (.35, .95, 1.55)]
            + [((x, back - .45, 0), (x + .04, back - .41, 1.75)) for x in (a, (a + c) / 2, c - .04)], steel, bevel=.003)
    for z in (.38, .98, 1.58):
        x = a + .08
        while x < c - .5:
            w, h = rng.uniform(.25, .5), rng.uniform(.2, .48)
            g.box('shelf box', (x, back - .42, z), (x + w, back - .05, z + h), mt.simple(f'shelf box {x:.1f} {z}', stored_color(rng), .7), bevel=.008)
            x += w + rng.uniform(.03, .25)
    for i in range(4):
        x, h = rng.uniform(max(c, x0 + .4), x1 - .9) if x1 - .9 > c else rng.uniform(x0 + .4, x1 - .9), rng.uniform(.5, 1.4)
        g.box('stored box', (x, y + depth - .9, 0), (x + rng.uniform(.4, .8), y + depth - .1, h), mt.simple(f'stored {i}', stored_color(rng), .7), bevel=.01)


def garage_front(p, x0, x1, z1, bays, rng, y=0.0, finish=None, mat=None, gable=None):
    """The wall with the garage doors, its cladding, doors, lamps and keypad. Returns the openings."""
    spec = p.spec
    finish, mat = finish or spec.get('finish', 'stucco'), mat or p.wall
    holes = [(k['x'] - k.get('width', 4.88) / 2 - .04, k['x'] + k.get('width', 4.88) / 2 + .04, -.06, k.get('height', 2.13) + .052) for k in bays]
    under = mat if finish in ('stucco', 'brick') else p.base
    b.front_wall(x0, x1, y, z1, holes, under)
    if gable:
        b.gable_wall(x0, x1, y, z1, gable, under)
    w = spec.get('trim_width', 0.0)
    cased = [(a - w, c + w, z0, z + w * 1.1) for a, c, z0, z in holes]
    if finish in ('lap', 'battens'):
        limits = b.gable_limits(x0, x1, z1, gable) if gable else None
        top = z1 + (gable * (x1 - x0) / 2 if gable else 0)
        second = spec.get('gable_finish', finish)
        if gable and second != finish:
            clad(p, finish, mat, x0, x1, .12, z1 + .1, y, cased, limits)
            clad(p, second, p.wall2, x0, x1, z1 + .1, top, y, cased, limits)
            g.box('belly band', (x0 - .01, y - .045, z1 + .02), (x1 + .01, y + .01, z1 + .2), p.trim, bevel=.004)
        else:
            clad(p, finish, mat, x0, x1, .12, top, y, cased, limits)
        for x in (x0 + .05, x1 - .05):
            corner_board(x, y, z1, p.trim)
    garage_interior(x0, x1, y + .2, z1 - .1, rng)
    for k in bays:
        bay(k, k['x'], y, p)
    if p.veneer:
        b.veneer(x0, x1, -.02, spec.get('veneer_height', .85), y, p.veneer, True, [(a - w - .02, c + w + .02, z0, z) for a, c, z0, z in holes],
                 cap_material=mt.concrete('cap', '#9a948a', broom=.1))
    edges = sorted([(k['x'] - k.get('width', 4.88) / 2, k['x'] + k.get('width', 4.88) / 2) for k in bays])
    spots = [max(x0 + .16, edges[0][0] - .04 - w - .30)] + [(e[1] + f[0]) / 2 for e, f in zip(edges[:-1], edges[1:])] + [min(x1 - .16, edges[-1][1] + .04 + w + .30)]
    for x in spots:
        lamp(p, x, 1.95, y)
    last_edge = edges[-1][1] + .04 + w
    b.keypad(min(last_edge + .16, x1 - .1), y - (.02 if finish in ('lap', 'battens') else 0), 1.38)
    return holes


def lamp(p, x, z, y):
    off = .022 if p.spec.get('finish') in ('lap', 'battens') else 0
    if p.spec.get('lamps', 'sconce') == 'lantern':
        b.lantern(x, z, y - off, p.metal, p.glow, p.glass)
    elif p.spec.get('lamps') != 'none':
        b.sconce(x, z, y - off, p.metal, p.glow)


def windows(p, specs, y, rng, finish=None, dressing='curtains'):
    """Windows of a front wall: (x0, x1, z0, z1[, nx, nz]); with casing on siding, shutters where the data say so."""
    finish = finish or p.spec.get('finish', 'stucco')
    for s in specs:
        x0, x1, z0, z1 = s[:4]
        nx, nz = (s[4], s[5]) if len(s) > 5 else (2, 1)
        b.window(x0, x1, z0, z1, y + .05, p.frame, p.glass, nx, nz, dressing=rng.choice([dressing, 'blind', dressing]), rng=rng)
        if finish in ('lap', 'battens', 'shingle'):
            b.casing(x0, x1, z0, z1, y, p.trim)
        else:
            g.box('window sill', (x0 - .06, y - .045, z0 - .07), (x1 + .06, y + .08, z0 + .002), p.base if finish == 'stucco' else p.trim, bevel=.012)
        if p.spec.get('shutters') and x1 - x0 < 1.7:
            b.shutters(x0, x1, z0 - .02, z1 + .02, y, mt.paint('shutters', p.spec['shutters'], .45, grain=.1, axis=2, dust=.1))


def flank(x, y0, y1, z1, mat, outward):
    """Side wall at x; outward -1: it faces left."""
    a = (x, x + .2) if outward < 0 else (x - .2, x)
    g.box('flank', (a[0], y0, -.05), (a[1], y1, z1), mat, bevel=.012)


def plan(x0, x1, bays, entry, **more):
    """What the garden needs: extent of the house, of the drive, the entry's middle."""
    left = min(k['x'] - k.get('width', 4.88) / 2 for k in bays)
    right = max(k['x'] + k.get('width', 4.88) / 2 for k in bays)
    return dict(x0=x0, x1=x1, drive=(left - .28, right + .28), entry=entry, **more)


# --- types ------------------------------------------------------------------------------------

def spanish(spec, rng):
    """Two stories of stucco under clay tile; the garage wing comes forward under its own hip."""
    p = Palette(spec)
    bays = spec['bays']
    gx0 = min(k['x'] - k.get('width', 4.88) / 2 for k in bays) - .75
    gx1 = max(k['x'] + k.get('width', 4.88) / 2 for k in bays) + .75
    z1, deep = 2.9, 6.4
    tails = mt.wood('tails', '#5a3a24', '#3b2416', axis=1, rough=.6, ring=10)
    garage_front(p, gx0, gx1, z1, bays, rng)
    flank(gx0, .2, deep, z1, p.wall, -1)
    flank(gx1, .2, 3.4, z1, p.wall, 1)
    b.hip_roof(gx0, gx1, 0, deep, z1 + .05, .36, .55, p.cover, p.roof, p.trim, rng, tails=tails)
    b.downspout(gx0 + .1, -.57, z1 - .15, p.trim, wall_y=0)
    # two-story body behind and beside
    ux0, ux1, uy, uz = gx0 + spec.get('upper_inset', 1.6), gx1 + 7.0, 3.4, 5.75
    up = [(ux0 + .9, ux0 + 2.3, 3.75, 5.05, 2, 3), (gx1 - 1.7, gx1 - .3, 3.75, 5.05, 2, 3), (gx1 + 2.0, gx1 + 3.2, 3.55, 5.05, 2, 3), (gx1 + 4.6, gx1 + 6.0, 3.75, 5.05, 2, 3)]
    low = [(gx1 + 4.5, gx1 + 6.3, .75, 2.35, 3, 3)]
    b.front_wall(ux0, ux1, uy, uz, [w[:4] for w in up + low], p.wall)
    windows(p, up + low, uy, rng)
    flank(ux0, uy + .2, 10, uz, p.wall, -1)
    flank(ux1, uy + .2, 10, uz, p.wall, 1)
    b.room(ux0 + .22, ux1 - .22, uy + .2, uy + 4, 3.0, uz)
    b.room(gx1 + .22, ux1 - .22, uy + .2, uy + 4, 0, 2.95)
    b.hip_roof(ux0, ux1, uy, 10, uz + .05, .36, .55, p.cover, p.roof, p.trim, rng, tails=tails)
    # juliet rail under the middle upper window
    x0, x1 = up[2][0] - .15, up[2][1] + .15
    iron = mt.simple('wrought iron', (.018, .017, .016), .5)
    rail = [((x0, uy - .26, 3.5), (x1, uy - .23, 3.53)), ((x0, uy - .26, 4.38), (x1, uy - .22, 4.42)), ((x0, uy - .26, 3.5), (x0 + .03, uy, 3.53)),
            ((x1 - .03, uy - .26, 3.5), (x1, uy, 3.53)), ((x0, uy - .26, 4.38), (x0 + .03, uy, 4.41)), ((x1 - .03, uy - .26, 4.38), (x1, uy, 4.41))]
    rail += [((x - .008, uy - .253, 3.53), (x + .008, uy - .237, 4.38)) for x in np.arange(x0 + .02, x1, .11)]
    g.boxes('juliet rail', rail, iron, bevel=.002)
    # entry portal with an arch
    ex0, ex1, ey, ez = gx1 + .35, gx1 + 2.75, 1.7, 3.15
    arch = (ex0 + .5, ex1 - .5, -.06, 2.55)
    b.front_wall(ex0, ex1, ey, ez, [arch], p.wall2, thickness=.35)
    b.arch_spandrels(arch[0], arch[1], 1.85, 2.55, ey, .35, p.wall2)
    flank(ex0, ey + .3, uy, ez, p.wall2, -1)
    flank(ex1, ey + .3, uy, ez, p.wall2, 1)
    b.gable_wall(ex0, ex1, ey, ez, .36, p.wall2, .35)
    b.gable_roof(ex0, ex1, ey, uy + .3, ez + .02, .36, 'y', .3, p.cover, p.roof, p.trim, rng, rake=.22, gutters=False)
    b.entry_door((ex0 + ex1) / 2 - .5, uy - .12, p.entry, p.frame, p.glass, width=1.0, style='planks')
    g.box('porch', (ex0 - .1, ey - .9, -.06), (ex1 + .1, uy, .0), mt.pavers('porch tile', ('#8d5b42', '#9c6a4e', '#7f513b')), bevel=.006)
    g.box('porch ceiling', (ex0 + .1, ey, 2.9), (ex1 - .1, uy, 2.95), p.wall2, bevel=0)
    lamp(p, ex0 + .22, 2.0, ey)
    if spec.get('number'):
        b.house_number(spec['number'], ex1 - .42, ey, 1.75, p.metal, .13)
    return plan(gx0, ux1, bays, ((ex0 + ex1) / 2, ey - .9), mid=(gx1, uy), wall=p.wall)


def cottage(spec, rng):
    """Front-gabled beach cottage with a porch."""
    p = Palette(spec)
    bays = spec['bays']
    gx0 = min(k['x'] - k.get('width', 2.74) / 2 for k in bays) - .70
    gx1 = max(k['x'] + k.get('width', 2.74) / 2 for k in bays) + .70
    z1, pitch, deep = 2.62, spec.get('pitch', .62), 6.0
    finish = spec.get('finish', 'lap')
    garage_front(p, gx0, gx1, z1, bays, rng, gable=pitch)
    ridge = b.gable_roof(gx0, gx1, 0, deep, z1, pitch, 'y', .42, p.cover, p.roof, p.trim, rng)
    flank(gx0, .2, deep, z1, p.base, -1)
    flank(gx1, .2, deep, z1, p.base, 1)
    if finish == 'lap':
        parts = [((gx0 - .016, .1, z), (gx0 + .01, 5.9, z + .13)) for z in np.arange(.12, z1 - .1, .14)]
        g.boxes('flank siding', parts, p.wall, bevel=.002)
    b.gable_vent((gx0 + gx1) / 2, -.022, z1 + (ridge - z1) * .36, p.trim, .5, .62)
    brackets = []
    for t in (.0, .5, 1.0):
        x = gx0 + (gx1 - gx0) * t
        z = (ridge if t == .5 else z1 - .05) - .28
        brackets += [((x - .04, -.34, z), (x + .04, .0, z + .09)), ((x - .04, -.12, z - .3), (x + .04, -.02, z))]
    g.boxes('brackets', brackets, p.trim, bevel=.005)
    # the house beside, roof along the street, porch in front
    hx1, hy, porch_y = gx1 + spec.get('length', 7.6), 1.9, .15
    ops = [(gx1 + .95, gx1 + 2.0, -.06, 2.12), (gx1 + 2.9, gx1 + 4.3, .85, 2.15, 2, 2), (gx1 + 5.4, gx1 + 6.8, .85, 2.15, 2, 2)]
    b.front_wall(gx1, hx1, hy, z1, [o[:4] for o in ops], p.base if finish != 'stucco' else p.wall)
    cased = [(o[0] - .11, o[1] + .11, o[2] - .13, o[3] + .13) for o in ops]
    clad(p, finish, p.wall, gx1, hx1, .12, z1, hy, cased)
    corner_board(hx1 - .05, hy, z1, p.trim)
    windows(p, ops[1:], hy, rng)
    b.entry_door(gx1 + 1.0, hy + .02, p.entry, p.frame, p.glass, width=.95)
    b.casing(ops[0][0], ops[0][1], 0, ops[0][3], hy, p.trim, sill=False)
    b.room(gx1 + .22, hx1 - .22, hy + .2, hy + 3.5, 0, z1)
    b.gable_roof.end_material = p.base
    b.gable_roof(gx1 - .3, hx1, hy, 8.2, z1, pitch * .9, 'x', .42, p.cover, p.roof, p.trim, rng)
    # porch roof carried on posts
    z = z1 - .22
    e0 = porch_y - .3
    b.roof_slope((gx1 + .02, e0, z - .18), (hx1 + .2 - gx1, 0, 0), (0, hy - .42 - e0 + .5, .62), p.cover, p.roof, rng)
    g.box('porch beam', (gx1 + .02, porch_y - .07, z - .36), (hx1 + .1, porch_y + .07, z - .17), p.trim, bevel=.006)
    g.box('porch fascia', (gx1 + .02, e0 - .02, z - .30), (hx1 + .2, e0 + .015, z - .175), p.trim, bevel=.004)
    b.gutter(gx1 + .02, hx1 + .2, e0 - .02, z - .17, p.trim)
    for x in (gx1 + .32, gx1 + 2.5, gx1 + 4.9, hx1 - .05):
        b.porch_post(x, porch_y, .12, z - .36, p.trim, .13)
    deck = mt.wood('porch deck', '#8d8478', '#6a6258', axis=0, rough=.7, ring=12, var=.12)
    g.boxes('porch deck', [((gx1, y, .08), (hx1 + .1, y + .11, .12)) for y in np.arange(porch_y - .12, hy - .02, .116)], deck, bevel=.003)
    g.box('porch skirt', (gx1, porch_y - .08, -.05), (hx1 + .08, porch_y - .05, .08), p.trim, bevel=.003)
    g.box('step', (gx1 + .8, porch_y - .42, -.05), (gx1 + 2.1, porch_y - .12, .04), mt.concrete('step', '#8d877d', broom=.2), bevel=.01)
    rails = []
    for a, c in ((gx1 + 2.57, gx1 + 4.83), (gx1 + 4.97, hx1 - .12)):
        rails += [((a, porch_y - .03, .9), (c, porch_y + .03, .95)), ((a, porch_y - .025, .2), (c, porch_y + .025, .24))]
        rails += [((x - .016, porch_y - .016, .24), (x + .016, porch_y + .016, .9)) for x in np.arange(a + .07, c, .125)]
    g.boxes('porch rail', rails, p.trim, bevel=.003)
    if spec.get('number'):
        b.house_number(spec['number'], gx1 - .62, -.02, 1.55, p.metal, .15)
    b.downspout(gx0 - .36, .3, z1 - .3, p.trim, wall_y=.3)
    return plan(gx0, hx1, bays, (gx1 + 1.45, porch_y - .42), mid=(gx1, hy), wall=p.wall)


def ranch(spec, rng):
    """Long low house; the garage wing comes forward, a porch on posts joins it to the rest."""
    p = Palette(spec)
    bays = spec['bays']
    gx0 = min(k['x'] - k.get('width', 4.88) / 2 for k in bays) - .85
    gx1 = max(k['x'] + k.get('width', 4.88) / 2 for k in bays) + .85
    z1, pitch, deep = 2.72, spec.get('pitch', .36), 6.6
    finish = spec.get('finish', 'stucco')
    gabled = spec.get('gabled', True)
    garage_front(p, gx0, gx1, z1, bays, rng, gable=pitch if gabled else None)
    flank(gx0, .2, deep, z1, p.base, -1)
    flank(gx1, .2, deep, z1, p.base, 1)
    if gabled:
        ridge = b.gable_roof(gx0, gx1, 0, deep, z1, pitch, 'y', .55, p.cover, p.roof, p.trim, rng, rake=.45)
        b.gable_vent((gx0 + gx1) / 2, -.022 if finish != 'stucco' else 0, z1 + (ridge - z1) * .32, p.trim, .8, .42)
    else:
        b.hip_roof(gx0, gx1, 0, deep, z1, pitch, .6, p.cover, p.roof, p.trim, rng)
        b.downspout(gx0 + .1, -.62, z1 - .2, p.trim, wall_y=0)
    hx1, hy = gx1 + spec.get('length', 10.5), 2.3
    ops = [(gx1 + 1.1, gx1 + 2.1, -.06, 2.12), (gx1 + 3.2, gx1 + 5.4, .65, 2.2, 3, 1), (gx1 + 7.0, gx1 + 8.5, .95, 2.2, 2, 1)]
    ops = [o for o in ops if o[1] < hx1 - .3]
    b.front_wall(gx1, hx1, hy, z1, [o[:4] for o in ops], p.wall if finish in ('stucco', 'brick') else p.base)
    cased = [(o[0] - .11, o[1] + .11, o[2] - .13, o[3] + .13) for o in ops]
    clad(p, finish, p.wall, gx1, hx1, .12, z1, hy, cased)
    windows(p, ops[1:], hy, rng)
    b.entry_door(gx1 + 1.15, hy + .02, p.entry, p.frame, p.glass, width=.92)
    b.room(gx1 + .22, hx1 - .22, hy + .2, hy + 4, 0, z1)
    if p.veneer:
        b.veneer(gx1 + .02, hx1, -.02, spec.get('veneer_height', .85) * .76, hy, p.veneer, True, [(o[0] - .1, o[1] + .1, o[2], o[3]) for o in ops[:1]],
                 cap_material=mt.concrete('cap2', '#9a948a', broom=.1))
    porch = 1.5
    b.gable_roof.end_material = p.base
    y_eave = hy - porch
    if gabled:
        b.gable_roof(gx1 - .4, hx1, y_eave + .55, 9.4, z1 + .0, pitch, 'x', .55, p.cover, p.roof, p.trim, rng, rake=.4)
    else:
        b.hip_roof(gx1 - 2.0, hx1, y_eave + .55, 9.4, z1, pitch, .55, p.cover, p.roof, p.trim, rng)
    g.box('porch beam', (gx1 + .05, y_eave + .42, z1 - .22), (hx1 - .1, y_eave + .56, z1 - .03), p.trim, bevel=.006)
    for x in (gx1 + .9, gx1 + 2.6, gx1 + 5.9, gx1 + 9.2):
        if x < hx1:
            b.porch_post(x, y_eave + .49, -.02, z1 - .22, p.trim, .12)
    g.box('porch', (gx1, y_eave + .2, -.06), (hx1 - .3, hy + .1, .02), mt.concrete('porch', '#8f8980', broom=.2), bevel=.01)
    if spec.get('chimney', True):
        b.chimney(gx1 + 5.6, gx1 + 6.7, 5.0, 5.8, 2.0, 5.1, mt.brick('chimney brick') if spec.get('veneer') != 'stone' else p.veneer, mt.concrete('chimney cap', '#8d877d', broom=.1))
    if spec.get('number'):
        b.house_number(spec['number'], gx1 - .72, -.02 if finish in ('lap', 'battens') else 0, 1.62, p.metal, .15)
    return plan(gx0, hx1, bays, (gx1 + 1.6, y_eave + .2), mid=(gx1, hy), wall=p.wall)


def row(spec, rng):
    """Three-story row over alley garages; four units, alternating in color and depth."""
    p = Palette(spec)
    bays = spec['bays']
    unit, z1 = 6.2, 8.7
    colors = spec.get('units', [spec['wall'], '#8f9a94', '#b9a17f', '#6f747a'])
    finishes = spec.get('unit_finishes', ['stucco', 'lap', 'stucco', 'battens'])
    for i in range(-1, 4):
        cx = i * unit
        y = 0.0 if i % 2 == 0 else .45
        finish = finishes[i % len(finishes)]
        mat = Palette.finish_material(finish, colors[i % len(colors)], f'unit {i}')
        base = mat if finish == 'stucco' else mt.paint(f'unit base {i}', colors[i % len(colors)], .5)
        k = dict(bays[i % len(bays)])
        W, H = k.get('width', 4.88), k.get('height', 2.13)
        x0, x1 = cx - unit / 2, cx + unit / 2
        middles = [cx - (W + k['pier']) / 2, cx + (W + k['pier']) / 2] if k.get('pier') else [cx]
        garage = [(x - W / 2 - .04, x + W / 2 + .04, -.06, H + .052) for x in middles]
        ops = [*garage, (cx - 2.2, cx - .35, 3.45, 5.35, 2, 1), (cx + .8, cx + 2.3, 3.85, 5.3, 2, 1),
               (cx - 2.2, cx - .7, 6.4, 7.8, 2, 1), (cx + .8, cx + 2.3, 6.4, 7.8, 2, 1)]
        b.front_wall(x0, x1, y, z1, [o[:4] for o in ops], base)
        cased = [(o[0] - .11, o[1] + .11, o[2] - .13, o[3] + .13) for o in ops]
        clad(p, finish, mat, x0 + .02, x1 - .02, 2.75, z1, y, cased)
        windows(p, ops[len(garage):], y, rng, finish)
        for x in middles:
            bay(k, x, y, p)
        garage_interior(x0, x1, y + .2, 2.6, rng)
        b.room(x0 + .22, x1 - .22, y + .2, y + 4, 3.0, 5.8)
        b.room(x0 + .22, x1 - .22, y + .2, y + 4, 5.9, 8.6)
        g.box('band', (x0, y - .06, 2.62), (x1, y + .02, 2.78), p.trim, bevel=.006)
        for x in (x0 + .22, x1 - .22):
            lamp(p, x, 1.95, y)
        b.keypad(middles[-1] + W / 2 + .2, y, 1.38)
        # beside the opening: two single doors leave less wall than a double one
        b.house_number(str(1201 + 2 * i), max(x1 - .44, garage[-1][1] + .025), y, 1.52, p.metal, .11)
        flank(x0, y + .2, 10, z1, base, -1)
        flank(x1, y + .2, 10, z1, base, 1)
        if i % 2 == 0:   # balcony on brackets over the door
            bx0, bx1 = cx - 2.6, cx + .1
            g.box('balcony', (bx0, y - 1.05, 2.86), (bx1, y + .02, 3.02), p.trim, bevel=.008)
            bars = [((bx0, y - 1.03, 3.95), (bx1, y - .98, 4.0)), ((bx0, y - 1.03, 3.1), (bx1, y - .99, 3.13)), ((bx0, y - 1.03, 3.95), (bx0 + .05, y, 4.0)), ((bx1 - .05, y - 1.03, 3.95), (bx1, y, 4.0))]
            bars += [((x - .008, y - 1.015, 3.13), (x + .008, y - .999, 3.95)) for x in np.arange(bx0 + .02, bx1, .105)]
            bars += [((x, yy - .008, 3.02), (x + .016, yy + .008, 3.95)) for x in (bx0 + .01, bx1 - .03) for yy in np.arange(y - .95, y, .105)]
            g.boxes('balcony rail', bars, p.metal, bevel=.002)
            b.gable_roof(x0 + .1, x1 - .1, y, 9, z1, .5, 'y', .1, p.cover, p.roof, p.trim, rng, rake=.3)
            b.gable_wall(x0 + .1, x1 - .1, y, z1 - .02, .5, base)
        else:
            g.box('parapet', (x0, y - .03, z1), (x1, y + .3, z1 + .45), base, bevel=.012)
            g.box('coping', (x0 - .03, y - .08, z1 + .45), (x1 + .03, y + .36, z1 + .53), p.trim, bevel=.008)
            g.box('flat roof', (x0, y + .2, z1 - .1), (x1, 10, z1), base, bevel=0)
            aw = mt.paint(f'awning {i}', spec.get('metal', '#2b2a28'), .4)
            g.box('canopy', (cx - 2.75, y - .75, 2.80), (cx + 2.75, y + .02, 2.88), aw, bevel=.004)
        b.downspout(x1 - .06, y - .02, z1 - .1, p.trim, wall_y=y)
    return plan(-1.5 * unit, 3.5 * unit, bays, None, mid=(3, 0), wall=p.wall, alley=True)


def shop(spec, rng):
    """Small commercial block: tall doors, shopfront, steel canopy, parapet."""
    p = Palette(spec)
    bays = spec['bays']
    x0 = min(k['x'] - k.get('width', 3.05) / 2 for k in bays) - 1.2
    gx1 = max(k['x'] + k.get('width', 3.05) / 2 for k in bays) + 1.0
    x1, z1 = gx1 + 7.5, 5.3
    holes = [(k['x'] - k.get('width', 3.05) / 2 - .04, k['x'] + k.get('width', 3.05) / 2 + .04, -.06, k.get('height', 3.05) + .052) for k in bays]
    shopfront = (gx1 + .6, x1 - 1.0, .35, 3.0)
    door = (gx1 + .6 - 1.15, gx1 + .6 - .05, -.06, 2.4)
    b.front_wall(x0, x1, 0, z1, holes + [shopfront, door], p.wall)
    b.window(*shopfront, .06, p.metal, p.glass, 4, 1, depth=.1, rng=rng, fw=.06)
    b.entry_door(door[0] + .06, .04, p.metal, p.metal, p.glass, width=.96, height=2.3)
    g.mesh('door lite', [(door[0] + .2, .062, .35), (door[1] - .2, .062, .35), (door[1] - .2, .0621, 2.1), (door[0] + .2, .0621, 2.1)], [(0, 1, 2, 3)], p.glass)
    garage_interior(x0, gx1, .2, 4.6, rng, 8)
    b.room(gx1 - .5, x1 - .22, .2, 6, 0, 3.4, (.62, .60, .56))
    for k in bays:
        bay({'height': 3.05, 'width': 3.05, **k}, k['x'], 0, p)
    flank(x0, .2, 9, z1, p.wall, -1)
    flank(x1, .2, 9, z1, p.wall, 1)
    g.box('coping', (x0 - .05, -.07, z1), (x1 + .05, .3, z1 + .1), p.metal, bevel=.006)
    g.box('roof', (x0, .2, z1 - .4), (x1, 9, z1 - .3), p.wall, bevel=0)
    band = mt.paint('band', spec.get('second_wall', '#5c6a70'), .5, dust=.15)
    g.box('color band', (x0 - .02, -.03, 4.35), (x1 + .02, .05, 4.95), band, bevel=.006)
    canopy = p.metal
    g.box('canopy', (gx1 - .75, -1.3, 3.22), (x1 - .6, .02, 3.34), canopy, bevel=.006)
    for x in np.linspace(gx1 - .4, x1 - 1.0, 4):
        g.tube('canopy rod', [(x, -1.2, 3.34), (x, -.01, 4.2)], .012, canopy)
    for a, c, _, h in holes:   # wall packs over the doors, bollards beside them
        b.sconce((a + c) / 2, h + .5, 0, p.metal, p.glow, h=.22, r=.08)
        yellow = mt.paint('bollard', '#c9a227', .45, dust=.4)
        for x in (a - .35, c + .35):
            g.lathe('bollard', [(-.05, .001), (-.05, .083), (.95, .083), (1.0, .07), (1.03, .04), (1.04, .001)], yellow, axis='z', segs=32, loc=(x, -.55, 0))
    b.downspout(x0 + .3, -.02, z1 - .2, p.metal, wall_y=0)
    return plan(x0, x1, bays, None, mid=(gx1, 0), wall=p.wall, lot=True)


def contemporary(spec, rng):
    """Stucco boxes under a deep roof plane, timber-clad entry, set-back upper floor with a glass balcony."""
    p = Palette({**spec, 'trim': spec.get('trim', '#2a2a28'), 'frames': spec.get('metal', '#2b2a28')})
    cedar_colors = spec.get('cedar', ('#94704f', '#66492f'))
    cedar = mt.wood('cedar', *cedar_colors, axis=2, rough=.58, ring=12, var=.20, contrast=.75)
    soffit = mt.wood('soffit', *cedar_colors, axis=1, rough=.55, ring=12, var=.16, contrast=.7)
    second = mt.stucco('stucco second', spec.get('second_wall', spec['wall']), 1.0, .55, .25)
    dark = mt.simple('dark', (.02, .02, .02), .8)
    bays = spec['bays']
    left = min(k['x'] - k.get('width', 4.88) / 2 for k in bays)
    half = max(k['x'] + k.get('width', 4.88) / 2 for k in bays)
    gx0, gx1, zr = left - 1.05, half + .62, 2.86
    holes = [(k['x'] - k.get('width', 4.88) / 2 - .04, k['x'] + k.get('width', 4.88) / 2 + .04, -.06, k.get('height', 2.13) + .052) for k in bays]
    b.front_wall(gx0, gx1, 0, zr + .35, holes, p.wall)
    g.box('left flank', (gx0, .2, -.05), (gx0 + .2, 6.6, zr + .35), p.wall, bevel=.014)
    garage_interior(gx0, gx1, .2, zr, rng)
    for k in bays:
        bay({'stop': spec.get('stop', spec.get('metal', '#2b2a28')), **k}, k['x'], 0, p)
    # roof plane, soffit boards, downlights
    rx0, rx1, ry = gx0 - .55, half + 4.97, -spec.get('overhang', .85)
    g.box('roof plane', (rx0, ry, zr + .022), (rx1, 7, zr + .27), p.metal, bevel=.006)
    g.box('drip edge', (rx0 - .012, ry - .012, zr + .235), (rx1 + .012, 7, zr + .285), p.metal, bevel=.004)
    g.boxes('soffit', [((x, ry + .03, zr), (x + .094, 2.4, zr + .02)) for x in np.arange(rx0 + .03, rx1 - .12, .1)], soffit, bevel=.002)
    for x in (left * .62, half * .62, half + 1.9, half + 3.4):
        y = ry * .5 if x < half + .6 else .5
        g.lathe('downlight', [(-.004, .055), (-.006, .045), (.01, .042), (.02, .0)], p.metal, axis='z', segs=32, loc=(x, y, zr))
        g.lathe('downlight glow', [(.006, .0), (.006, .042)], p.glow, axis='z', segs=24, loc=(x, y, zr - .008))
    # pier between garage and entry
    px0, px1 = half + .62, half + 1.05
    if spec.get('pier', 'cedar') == 'cedar':
        g.box('pier core', (px0 + .02, -.28, -.05), (px1 - .02, 2.0, zr - .01), dark, bevel=0)
        b.boards('pier front', px0, px1, 0, zr - .004, -.28, cedar, w=.085, gap=.005)
        b.boards('pier left', -.28, 2.0, 0, zr - .004, px0 + .018, cedar, axis='y')
        b.boards('pier right', -.28, 2.0, 0, zr - .004, px1, cedar, axis='y')
    else:
        g.box('pier', (px0, -.30, -.05), (px1, 2.0, zr - .004), mt.stucco('pier', spec['pier'], 1.6, .8, .3), bevel=.012)
    # entry
    ey, ex0, ex1 = 1.55, px1, half + 4.62
    dx0 = ex0 + .55
    dx1 = dx0 + 1.07
    sx1 = dx1 + .50
    ops = [(dx0 - .02, sx1 + .02, .0, 2.46), (sx1 + .55, ex1 - .35, .75, 2.35)]
    b.front_wall(ex0, ex1, ey, zr + .1, ops, second)
    b.boards('entry cladding', ex0 + .01, ex1, .06, zr, ey - .002, cedar, openings=ops)
    leaf = mt.wood('entry leaf', *spec.get('entry', cedar_colors), axis=0, rough=.4, ring=9, var=.06)
    g.boxes('entry leaf', [((dx0 + .03, ey + .06, z), (dx1 - .03, ey + .11, z + .236)) for z in np.arange(.02, 2.36, .24)], leaf, bevel=.004)
    g.boxes('entry frame', [((dx0 - .02, ey + .02, 0), (dx0 + .03, ey + .14, 2.46)), ((dx1 - .03, ey + .02, 0), (dx1 + .03, ey + .14, 2.46)),
                            ((sx1 - .03, ey + .02, 0), (sx1 + .02, ey + .14, 2.46)), ((dx0, ey + .02, 2.40), (sx1, ey + .14, 2.46))], p.frame, bevel=.003)
    g.mesh('side light', [(dx1 + .02, ey + .08, .02), (sx1 - .02, ey + .08, .02), (sx1 - .02, ey + .081, 2.4), (dx1 + .02, ey + .081, 2.4)], [(0, 1, 2, 3)], p.glass)
    steel = mt.steel('pull', (.45, .45, .45), .28, axis=2)
    g.lathe('pull', [(.55, .0), (.55, .016), (1.75, .016), (1.75, 0)], steel, axis='z', segs=24, loc=(dx1 - .12, ey, 0))
    for z in (.75, 1.55):
        g.lathe('pull post', [(ey, .009), (ey + .07, .009)], steel, axis='y', segs=16, loc=(dx1 - .12, 0, z))
    wx0, wx1 = ops[1][0], ops[1][1]
    b.window(wx0, wx1, .75, 2.35, ey + .05, p.frame, p.glass, 2, 1, dressing='curtains', rng=rng)
    b.room(ex0, ex1 - .05, ey + .18, ey + 4, 0, zr)
    g.box('entry flank', (ex1 - .15, ey, -.05), (ex1 + .05, 6, zr + .1), second, bevel=.01)
    shade = mt.emit('table lamp', (1, .70, .40), spec.get('table_lamp', 5.))
    g.lathe('table lamp', [(1.35, .0), (1.35, .16), (1.62, .11), (1.62, 0)], shade, axis='z', segs=24, loc=((wx0 + wx1) / 2 + .3, ey + 1.6, 0))
    g.box('entry step', (ex0, -.72, -.05), (sx1 + .35, ey + .2, .0), mt.concrete('entry step', '#98928a', broom=.15), bevel=.008)
    # upper floor
    uy, ux0, ux1, uz0, uz1 = 2.3, left + (half - left) * .29, half + 4.02, zr + .2, zr + 3.05
    up = [(ux0 + .75, ux0 + 3.15, uz0 + .65, uz1 - .52, 3, 1), (ux1 - 2.5, ux1 - .7, uz0 + .65, uz1 - .52, 2, 1)]
    b.front_wall(ux0, ux1, uy, uz1, [w[:4] for w in up], p.wall, z0=uz0)
    g.box('upper left', (ux0, uy + .2, uz0), (ux0 + .2, uy + 5, uz1), p.wall, bevel=.014)
    g.box('upper right', (ux1 - .2, uy + .2, uz0), (ux1, uy + 5, uz1), p.wall, bevel=.014)
    b.room(ux0 + .22, ux1 - .22, uy + .2, uy + 4.8, uz0 + .02, uz1 - .1)
    g.box('upper cap', (ux0 - .04, uy - .04, uz1 - .01), (ux1 + .04, uy + 5.14, uz1 + .06), p.metal, bevel=.004)
    for a, c, z0, z1, nx, nz in up:
        b.window(a, c, z0, z1, uy + .06, p.frame, p.glass, nx, nz, dressing='curtains', rng=rng)
        g.box('upper sill', (a - .03, uy - .03, z0 - .035), (c + .03, uy + .08, z0 + .002), p.metal, bevel=.004)
    a, c, _, z1 = up[0][:4]
    g.box('window shade', (a - .12, uy - .45, z1 + .05), (c + .12, uy + .02, z1 + .085), p.metal, bevel=.003)
    by = .35
    for x in np.arange(gx0 + .1, ux0 - .05, 1.05):
        g.box('balcony post', (x - .02, by - .02, zr + .27), (x + .02, by + .02, zr + 1.25), p.metal, bevel=.002)
    g.box('balcony rail', (gx0 + .06, by - .025, zr + 1.24), (ux0 + .02, by + .025, zr + 1.28), p.metal, bevel=.004)
    g.box('balcony glass', (gx0 + .1, by - .006, zr + .34), (ux0, by + .006, zr + 1.2), p.glass, bevel=0)
    for x in (left - .46, half + .33):
        b.sconce(x, 1.86, 0, p.metal, p.glow)
    b.keypad(half + .22, 0, 1.36)
    b.downspout(gx0 + .14, -.02, zr + .1, p.metal, wall_y=0)
    if spec.get('number'):
        b.house_number(spec['number'], left - .78, 0, 1.30, p.frame, .20)
    return plan(gx0, ex1, bays, ((dx0 + sx1) / 2, -.72), mid=(px0, ey), wall=p.wall, pier=(px0, px1))


house_types = {f.__name__: f for f in (contemporary, spanish, cottage, ranch, row, shop)}


def build(spec, rng):
    """Build the house that the `house` data of a front describes."""
    b.gable_roof.end_material = None
    return house_types[spec['type']](spec, rng)
