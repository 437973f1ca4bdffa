"""Drives, walks, streets, and what lies behind the houses: hills, sea, lagoon, lake, neighbors."""
import math

import numpy as np

from . import building as b
from . import geometry as g
from . import materials as mt

haze_strength = .55
lot_front = -9.5        # where the lot ends and the sidewalk begins


def slabs(name, x0, x1, y0, y1, cols, rows, mat, rng, gap=.012):
    """Concrete slabs with open joints."""
    parts = []
    for r in range(rows):
        for c in range(cols):
            dz = rng.normal(0, .0025)
            parts.append(((x0 + (x1 - x0) * c / cols + gap / 2, y0 + (y1 - y0) * r / rows + gap / 2, -.12),
                          (x0 + (x1 - x0) * (c + 1) / cols - gap / 2, y0 + (y1 - y0) * (r + 1) / rows - gap / 2, dz)))
    g.boxes(name, parts, mat, bevel=.006, seg=2)
    g.box('joint fill', (x0, y0, -.12), (x1, y1, -.035), mt.soil('joint', '#1c1814'), bevel=0)


def driveway(x0, x1, rng, data, end=lot_front, bays=((0, 4.88),)):
    """The drive from the doors to the sidewalk: broomed concrete, pavers, ribbons with turf, or worn asphalt."""
    if data['kind'] == 'pavers':
        base = mt.soil('paver bed', '#4a4034')
        g.box('paver bed', (x0, end, -.12), (x1, 0, -.012), base, bevel=0)
        L, Wd, parts = .21, .105, []
        for i, y in enumerate(np.arange(end, -.02, Wd)):
            for x in np.arange(x0 - (i % 2) * L / 2, x1, L):
                a, c = max(x, x0) + .002, min(x + L, x1) - .002
                if c - a > .03:
                    dz = rng.normal(0, .0016)
                    parts.append(((a, y + .002, -.06), (c, min(y + Wd, 0) - .002, dz)))
        g.boxes('pavers', parts, mt.pavers('paver', tuple(data.get('colors', ('#8d7a68', '#a08d78', '#77685b', '#94806f')))), bevel=.004, seg=1)
        return
    if data['kind'] == 'asphalt':
        g.box('asphalt drive', (x0, end, -.12), (x1, 0, -.002), mt.asphalt('drive asphalt'), bevel=.01)
        return
    tracks = [(x + d, .34) for x, w in bays for d in (((-w * .25 - .75), (-w * .25 + .75), (w * .25 - .75), (w * .25 + .75)) if w > 4 else (-.75, .75))]
    mat = mt.concrete('drive', data.get('color', '#857f75'), broom=.55, tracks=tracks, axis=0, cracks=.8, stains=.9)
    slabs('drive', x0, x1, end, -.02, max(1, round((x1 - x0) / 2.8)), 4, mat, rng)


def street(x0, x1):
    """Sidewalk, curb with the drive's apron between x0 and x1, and the street."""
    walk = mt.concrete('walk', '#8d887e', broom=.35, stains=.7)
    rng = np.random.default_rng(2)
    g.boxes('sidewalk', [((-30 + 1.5 * i + .005, -11.0, -.2), (-30 + 1.5 * (i + 1) - .005, lot_front - .01, -.005 + rng.normal(0, .002))) for i in range(44)], walk, bevel=.008)
    g.box('street', (-80, -26, -.25), (80, -11.5, -.14), mt.asphalt(), bevel=0)
    g.boxes('curb', [((-80, -11.5, -.3), (x0 - 1, -11.01, -.005)), ((x1 + 1, -11.5, -.3), (80, -11.01, -.005)), ((x0 - 1, -11.5, -.3), (x1 + 1, -11.01, -.09))],
            walk, bevel=.02, seg=3)


def alley(width=80, depth=14):
    """Concrete alley with a shallow swale in the middle."""
    mat = mt.concrete('alley', '#7f7a71', broom=.4, stains=1.0, cracks=.9)
    rng = np.random.default_rng(4)
    slabs('alley', -width / 2, width / 2, -depth, -1.2, 20, 3, mat, rng)
    slabs('aprons', -width / 2, width / 2, -1.2, 0, 24, 1, mt.concrete('apron', '#8a857b', broom=.5, stains=.8), rng)


def parking_lot():
    """Asphalt lot with faded stall lines."""
    g.box('lot', (-60, -30, -.2), (60, -1.4, -.004), mt.asphalt('lot'), bevel=0)
    slabs('apron', -60, 60, -1.4, 0, 40, 1, mt.concrete('apron', '#847f75', broom=.4, stains=1.0), np.random.default_rng(5))
    m = mt.M('stall paint')
    n = m.ramp(m.noise(38, 6, .75), [(.46, 0), (.56, 1)])
    white = m.bsdf((.62, .61, .57), .7)
    lines = m.done(m.n('MixShader', {0: n, 1: m.n('BsdfTransparent'), 2: white.outputs[0]}))
    for x in np.arange(-14, 24, 2.75):
        g.mesh('stall line', [(x, -11, .0005), (x + .1, -11, .0005), (x + .1, -6, .0005), (x, -6, .0005)], [(0, 1, 2, 3)], lines)


# --- far away -----------------------------------------------------------------------------------

def _hazy(m, surface, haze, reach):
    """Mix a surface into the air with distance."""
    d = m.n('CameraData').outputs['View Distance']
    f = m.math('SUBTRACT', 1.0, m.math('POWER', 2.718, m.math('DIVIDE', d, -reach)))
    air = m.n('Emission', {'Color': (*haze, 1), 'Strength': haze_strength})
    return m.done(m.n('MixShader', {0: f, 1: surface, 2: air.outputs[0]}))


def hills(rng, near=420, far=1700, x=(-1500, 1500), height=120, colors=('#6f6a45', '#8f8257', '#55603c'), haze=(.62, .72, .84), reach=900., base=-6, plug=None):
    """A range of hills; `plug` raises a steep volcanic one among them."""
    nx, ny = 320, 90
    X, Y = np.meshgrid(np.linspace(*x, nx), np.linspace(near, far, ny))
    Z = np.zeros_like(X)
    for o in range(7):
        f, a = .0016 * 2 ** o, .55 ** o
        for _ in range(3):
            th, ph = rng.uniform(0, 6.28, 2)
            Z += a * np.sin((X * math.cos(th) + Y * math.sin(th)) * f * 2 * math.pi * .55 + ph + .6 * np.sin((X * math.sin(th) - Y * math.cos(th)) * f * 3))
    Z = (Z - Z.min()) / (Z.max() - Z.min())
    Z = base + Z ** 1.4 * height * np.clip((Y - near) / (far - near) * 1.6 + .12, 0, 1)
    if plug:
        px, py, r, h = plug['x'], plug['y'], plug['radius'], plug['height']
        d = np.hypot(X - px, (Y - py) * .8) / r * (1 + .12 * np.sin(3 * np.arctan2(Y - py, X - px) + 1))
        foot = np.clip((Y - near) / 70, 0, 1)   # down to the ground at the range's near edge
        Z = np.maximum(Z, base + h * foot * np.clip(1.25 - d, 0, 1) ** 1.15 * (1 + .05 * np.sin(X * .09)))
    v = np.stack([X, Y, Z], -1).reshape(-1, 3)
    i, j = np.arange(ny - 1)[:, None] * nx, np.arange(nx - 1)[None]
    f = np.stack([i + j, i + j + 1, i + nx + j + 1, i + nx + j], -1).reshape(-1, 4)
    m = mt.M('hills')
    pos = m.geo().outputs['Position']
    n, n2 = m.noise(.012, 8, .68, vec=pos), m.noise(.11, 6, .75, vec=pos)
    col = m.ramp(n, [(.35, mt.C(colors[2])), (.5, mt.C(colors[0])), (.65, mt.C(colors[1]))])
    col = m.mix(m.mr(n2, .48, .62, 0, .75), col, tuple(c * .42 for c in mt.C(colors[2])))
    g.mesh('hills', v, f, _hazy(m, m.bsdf(col, .95, 0, m.bump(n2, .8, 6.0), spec=.05).outputs[0], haze, reach), smooth=True, auto=80)


def water(z=-14, y0=260, y1=14000, color=(.012, .055, .085), haze=(.66, .75, .86), reach=5200., waves=1.0, foam=True):
    """Open water from y0 to y1, z below the slab: sea (waves 1), lagoon (.4) or lake (.15)."""
    m = mt.M('water')
    pos = m.geo().outputs['Position']
    long_crested = m.map(pos, scale=(.5, 1.4, 1))
    h, h2 = m.noise(.10, 5, .6, vec=long_crested), m.noise(.9, 3, .6, vec=long_crested)
    body = m.bsdf(color, .14 if waves > .3 else .06, 0, m.bump(h, .35 * waves, 2.2, m.bump(h2, .2 * waves, .3)), spec=.5).outputs[0]
    if foam:
        crest = m.mr(m.noise(.05, 5, .7, vec=m.map(pos, scale=(.25, 2.2, 1))), .66, .72, 0, .5)
        body = m.n('MixShader', {0: crest, 1: body, 2: m.bsdf((.75, .78, .8), .9).outputs[0]}).outputs[0]
    g.mesh('water', [(-9000, y0, z), (9000, y0, z), (9000, y1, z), (-9000, y1, z)], [(0, 1, 2, 3)], _hazy(m, body, haze, reach))


def neighbor(x0, x1, y, height, wall, roof, cover, rng, depth=8, pitch=.36):
    """A plain house next door."""
    g.wall('neighbor', 'x', y, .2, x0, x1, -.3, height, [(x0 + 1.5, x0 + 3.3, .9, 2.2), (x1 - 4.2, x1 - 2.4, .9, 2.2)], wall, bevel=.02)
    for a in (x0, x1 - .2):
        g.box('neighbor flank', (a, y + .2, -.3), (a + .2, y + depth, height), wall, bevel=.02)
    frame = mt.simple('neighbor frame', (.55, .54, .51), .5)
    glass = mt.glass('neighbor glass')
    for a in (x0 + 1.5, x1 - 4.2):
        b.window(a, a + 1.8, .9, 2.2, y + .05, frame, glass, 2, 1, dressing='curtains', rng=rng)
    b.room(x0 + .2, x1 - .2, y + .2, y + 3, 0, height)
    b.hip_roof(x0, x1, y, y + depth, height, pitch, .5, cover, roof, frame, rng, gutters=False)


# --- props --------------------------------------------------------------------------------------

def waste_cart(x, y, yaw, color):
    """A wheeled waste cart with its lid."""
    body = mt.simple('cart', mt.C(color), .5, bump=.15)
    tire = mt.simple('tire', (.015, .015, .015), .7)
    with b.shifted(x, y, yaw=yaw):
        w, d, h = .28, .33, .98
        v = [(-w * .8, -d * .75, .06), (w * .8, -d * .75, .06), (w * .8, d * .75, .06), (-w * .8, d * .75, .06), (-w, -d, h), (w, -d, h), (w, d, h), (-w, d, h)]
        g.mesh('cart', v, g.box_faces, body, bevel=.03, seg=3)
        g.box('cart rim', (-w - .02, -d - .02, h - .06), (w + .02, d + .02, h), body, bevel=.01)
        g.box('cart lid', (-w - .03, -d - .04, h + .004), (w + .03, d + .04, h + .05), body, bevel=.022, seg=3)
        g.box('cart handle', (-w + .04, d + .04, h - .03), (w - .04, d + .08, h + .0), body, bevel=.012)
        for s in (-1, 1):
            g.lathe('wheel', [(-.025, .001), (-.025, .12), (.025, .12), (.025, .001)], tire, axis='x', segs=32, loc=(s * (w + .01), d * .8, .12))


def hose_reel(x, y, z, rng):
    """A garden hose hung in coils on a wall at y."""
    green = mt.simple('hose', (.03, .10, .035), .45)
    metal = mt.simple('hose hanger', (.05, .05, .05), .5)
    for i in range(7):
        a = np.linspace(0, 2 * math.pi, 60)
        r = .17 + rng.normal(0, .012)
        off = y - .03 - .018 * (i % 4)
        path = np.stack([x + r * np.cos(a) * .92 + rng.normal(0, .006), off + .006 * np.sin(3 * a), z - .02 * (i // 4) + r * np.sin(a) * 1.15], 1)
        g.tube('hose', path, .0085, green, n=8)
    a = np.linspace(0, 1, 30)
    path = np.stack([x + .16 + .1 * a ** 2, y - .05 - .25 * a ** 2, z - .1 - (z - .12) * np.minimum(1, a * 1.3)], 1)
    g.tube('hose tail', path, .0085, green, n=8)
    g.box('hanger', (x - .09, y - .12, z + .13), (x + .09, y + .005, z + .17), metal, bevel=.01)


def picket_fence(x0, x1, y, mat, height=.92, axis='x'):
    """Picket fence along x at y (or along y at x = `y`)."""
    def place(u0, u1, d0, d1, z0, z1):
        return ((u0, y + d0, z0), (u1, y + d1, z1)) if axis == 'x' else ((y + d0, u0, z0), (y + d1, u1, z1))
    parts = [place(x0, x1, .02, .055, z, z + .07) for z in (.22, height - .25)]
    parts += [place(u, u + .072, 0, .019, .06, height) for u in np.arange(x0, x1, .125)]
    parts += [place(u, u + .09, .02, .11, -.1, height + .06) for u in np.arange(x0, x1 + .1, 2.2)]
    g.boxes('picket fence', parts, mat, bevel=.006)


def slat_fence(x0, x1, y, mat, post, height=1.86):
    """Horizontal slats between steel posts."""
    g.boxes('fence', [((x0, y, z), (x1, y + .022, z + .088)) for z in np.arange(.06, height, .098)], mat, bevel=.0025)
    for x in np.linspace(x0, x1 - .06, max(2, int((x1 - x0) / 1.6) + 1)):
        g.box('fence post', (x, y + .022, -.1), (x + .06, y + .085, height + .06), post, bevel=.003)
    g.box('fence cap', (x0, y, height + .02), (x1, y + .06, height + .05), post, bevel=.003)


def surfboard(x, y, z, lean, color, stripe, length=2.1, yaw=0.0):
    """A longboard standing on its tail, leaning back against something."""
    t = np.linspace(0, 1, 40)
    width = .28 * np.sin(math.pi * np.clip(t * .93 + .055, 0, 1)) ** .55
    thick = .032 * np.sin(math.pi * np.clip(t * .9 + .05, 0, 1)) ** .6
    ring = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    v = []
    for ti, w, k in zip(t, width, thick):
        rocker = .10 * (ti - .45) ** 2 * 2
        for a in ring:
            px, py = w * math.copysign(abs(math.cos(a)) ** .8, math.cos(a)), k * math.sin(a)
            zz = ti * length
            v.append((px, py - rocker, zz))
    n = len(ring)
    i, j = np.arange(39)[:, None] * n, np.arange(n)[None]
    f = np.stack([i + j, i + (j + 1) % n, i + n + (j + 1) % n, i + n + j], -1).reshape(-1, 4)
    m = mt.M('board ' + color)
    xx, _, zz = m.xyz()
    band = m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', xx, .0)), .045)
    nose = m.math('GREATER_THAN', zz, length * .80)
    col = m.mix(m.math('MAXIMUM', band, nose), mt.C(color), mt.C(stripe))
    o = g.mesh('surfboard', v, [f, np.arange(n)[None, ::-1], (np.arange(n) + 39 * n)[None]], m.done(m.bsdf(col, .22, 0, spec=.5)), smooth=True, auto=60)
    o.location = (x, y, z)
    o.rotation_euler = (-lean, 0, yaw)


def pot(x, y, r, h, mat, soil):
    """A tapered terracotta pot."""
    g.lathe('pot', [(0, .001), (0, r * .68), (h * .82, r * .95), (h * .83, r * 1.04), (h, r * 1.06), (h, r * .94), (h * .9, r * .9)], mat, axis='z', segs=40, loc=(x, y, 0))
    g.lathe('pot soil', [(h * .9, .001), (h * .9, r * .92)], soil, axis='z', segs=30, loc=(x, y, 0))
