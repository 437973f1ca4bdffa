"""A worn roller beside a new one, on a bench before the track that they run in: what a tune-up looks for."""
import math
import os
import sys
from types import SimpleNamespace

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import geometry as geo, hardware as hw, interior, materials as mat, scene   # noqa: E402
from studio.hardware import Wear   # noqa: E402

bench_z = 1.0
middle = np.array((-1.06, -.60, bench_z))    # between the two rollers
wheel, stem = .0228, .108                    # radius of the wheel, length of the stem
#: Across the picture and into it.
right, away = np.array((.88, .475, 0)), np.array((-.475, .88, 0))

#: Half of the wheel's section: along the axis, radius.
section = [(.0085, .0122), (.0085, .0138), (.0068, .0146), (.0068, .0176), (.0083, .0186), (.0080, wheel - .0028), (.0066, wheel - .0009), (.0045, wheel)]


def nylon(name, color, grime):
    """Nylon, with the black of old grease where the bearing throws it and in its scratches."""
    m = mat.M(name)
    x, y, z = m.xyz()
    radius = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', x, x), m.math('MULTIPLY', y, y)))
    tone = m.hsv(color, v=m.mr(m.noise(90, 5, .6), .3, .7, .80, 1.10))
    near = m.mr(m.math('ADD', radius, m.mr(m.noise(240, 5, .7), .3, .7, -.004, .004)), .0125, .0195, 1, 0)
    streaks = m.mr(m.noise(1, 5, .7, vec=m.map(scale=(330, 330, 1400))), .46, .68, 0, .8)
    black = m.math('MULTIPLY', m.math('MAXIMUM', near, streaks), grime)
    col = m.mix(black, tone, (.030, .024, .017))
    bump = m.bump(m.noise(700, 4, .65), .08 + .25 * grime, .0005)
    through = {'Subsurface': .06 * (1 - grime), 'Subsurface Radius': (.004, .004, .003), 'Subsurface Color': (*color, 1)}
    return m.done(m.bsdf(col, m.mr(m.noise(120, 4), .3, .7, .34, .56), 0, bump, **through))


def tread(worn, rng, n=220):
    """The wheel's skin as rings of points round Z; a worn one has a flat, an uneven rim and bites out of its edges."""
    profile = np.array([(-a, r) for a, r in section] + [(a, r) for a, r in section[::-1]])
    turn = np.linspace(0, 2 * math.pi, n, endpoint=False)
    a = np.repeat(profile[:, :1], n, 1)
    r = np.repeat(profile[:, 1:], n, 1)
    if worn:
        outer = np.clip((r - .0185) / (wheel - .0185), 0, 1)
        off = np.angle(np.exp(1j * (turn - 1.85)))
        flat = wheel * .905 / np.maximum(np.cos(off), .2)
        r = np.where(outer > 0, np.minimum(r, np.maximum(flat[None], .0180)), r)
        r = r - outer * .0004 * (1 + np.sin(3 * turn + 1) + .6 * np.sin(7 * turn))[None]
        for _ in range(7):
            at, wide, deep = rng.uniform(0, 6.28), rng.uniform(.05, .16), rng.uniform(.0008, .0026)
            edge = np.sign(rng.uniform(-1.6, 1)) * a > .004      # mostly of the edge that is seen
            bite = np.exp(-(np.angle(np.exp(1j * (turn - at))) / wide) ** 4)[None]
            r = r - np.where(edge, outer * deep * bite, 0)
    x, y = r * np.cos(turn), r * np.sin(turn)
    verts = np.stack([x, y, a], -1).reshape(-1, 3)
    i, j = np.arange(len(profile) - 1)[:, None] * n, np.arange(n)[None]
    faces = np.stack([i + j, i + (j + 1) % n, i + n + (j + 1) % n, i + n + j], -1).reshape(-1, 4)
    return verts, faces


def roller(at, direction, materials, rng, worn):
    """A roller lying on the bench: on its wheel and the end of its stem. Its bearing shows on the side away from the stem."""
    d = np.array((*direction[:2], 0.0))
    d /= np.linalg.norm(d)
    rest = wheel * (.985 if worn else 1)
    dip = (rest - .0055) / stem
    d = d * math.sqrt(1 - dip * dip) + (0, 0, -dip)
    place = np.array(at) + (0, 0, rest)

    def turned(o):
        return hw.orient(o, d, place)

    verts, faces = tread(worn, rng)
    turned(geo.mesh('wheel', verts, [faces[:, ::-1]], materials.nylon, smooth=True, auto=38))
    races = [[(-.0088, .0123), (-.0092, .0117), (-.0092, .0106), (-.0070, .0102), (.0070, .0102), (.0092, .0106), (.0092, .0117), (.0088, .0123)],
             [(-.0070, .0076), (-.0096, .0074), (-.0100, .0068), (-.0100, .0050), (.0100, .0050), (.0100, .0068), (.0096, .0074), (.0070, .0076)]]
    for profile in races:
        turned(geo.lathe('race', profile, materials.race, axis='z', segs=72, auto=30))
    turned(geo.lathe('cage', [(-.0066, .0075), (-.0066, .0103)], materials.void, axis='z', segs=48))
    for k in range(10):
        if worn and k in (2, 3):
            continue                # two balls are gone
        turn = k / 10 * 2 * math.pi + (.12 * k if worn else 0)
        c = np.array((.0089 * math.cos(turn), .0089 * math.sin(turn), -.0076))
        a = np.linspace(-math.pi / 2, math.pi / 2, 15)
        ball = [(.00145 * math.sin(t), max(1e-5, .00145 * math.cos(t))) for t in a]
        o = geo.lathe('ball', ball, materials.ball, axis='z', segs=20, auto=80)
        co = np.empty(len(o.data.vertices) * 3, np.float32)
        o.data.vertices.foreach_get('co', co)
        o.data.vertices.foreach_set('co', (co.reshape(-1, 3) + c).ravel())
        turned(o)
    turned(geo.lathe('stem end', [(-.0112, .0001), (-.0112, .0030), (-.0104, .0046), (-.0098, .0052)], materials.stem, axis='z', segs=40, auto=40))
    turned(geo.lathe('stem', [(.0098, .0055), (stem - .0014, .0055), (stem, .0043), (stem, .0001)], materials.stem, axis='z', segs=40, auto=30))


def bench():
    """Old planks, dark where hands and oil have been."""
    m = mat.M('bench')
    rnd = m.island()
    off = m.n('CombineXYZ', {0: m.math('MULTIPLY', rnd, 37.0), 1: m.math('MULTIPLY', rnd, 91.0), 2: 0.0}).outputs[0]
    vec = m.n('VectorMath', {0: m.obj, 1: off}, operation='ADD').outputs[0]
    rings = m.noise(1, 3, .5, vec=m.map(vec, scale=(1.6, 22, 22)), dist=1.0)
    line = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.math('MULTIPLY', rings, 8.0)), .5))
    pore = m.noise(1, 3, .65, vec=m.map(vec, scale=(16, 620, 620)))
    col = m.mix(m.mr(line, .05, .45, .8, 0), (.235, .150, .082), (.120, .068, .034))
    col = m.hsv(col, v=m.mr(rnd, 0, 1, .82, 1.12))
    col = m.mix(m.mr(pore, .50, .70, 0, .7), col, (.040, .024, .014))
    oil = m.ramp(m.noise(9, 6, .62), [(.50, 0), (.66, .85)])
    col = m.mix(oil, col, (.035, .024, .016))
    dents = m.noise(60, 4, .6)
    rough = m.math('SUBTRACT', m.mr(pore, .3, .7, .50, .72), m.math('MULTIPLY', oil, .16))
    wood = m.done(m.bsdf(col, rough, 0, m.bump(pore, .5, .0007, m.bump(dents, .25, .0012)), spec=.35))
    rng = np.random.default_rng(5)
    planks, y = [], -1.12
    while y < -.42:
        w = rng.uniform(.085, .12)
        planks.append(((-2.5, y, bench_z - .04), (.1, y + w - .0018, bench_z - rng.uniform(0, .0007))))
        y += w
    geo.boxes('bench', planks, wood, bevel=.0022, seg=3)


def grit(center, rng, n=420):
    """What fell out of the old bearing: flakes of rust, grains of sand and nylon dust."""
    verts, faces = [], []
    for _ in range(n):
        far = abs(rng.normal(0, .024)) + .006
        turn = rng.uniform(0, 6.28)
        c = center + np.array((far * math.cos(turn), far * math.sin(turn), .0002))
        r = rng.uniform(.0002, .0007) * (2.2 if rng.random() < .06 else 1)
        k = len(verts)
        ring = [(c[0] + r * rng.uniform(.6, 1.3) * math.cos(a), c[1] + r * rng.uniform(.6, 1.3) * math.sin(a), c[2]) for a in np.linspace(0, 5.2, 5) + rng.uniform(0, 1)]
        verts += [*ring, (c[0], c[1], c[2] + r * rng.uniform(.5, 1.2))]
        faces += [(k + i, k + (i + 1) % 5, k + 5) for i in range(5)]
    m = mat.M('grit')
    col = m.ramp(m.island(), [(.0, (.045, .022, .012)), (.5, (.15, .060, .022)), (.85, (.23, .13, .06)), (1, (.38, .33, .26))])
    geo.mesh('grit', verts, faces, m.done(m.bsdf(col, .9, spec=.2)))


def wrench(at, along):
    """A combination wrench lying behind the rollers."""
    chrome = mat.steel('wrench', (.46, .46, .47), .24, axis=0)
    ang = math.atan2(along[1], along[0])
    parts = [geo.lathe('ring', [(0, .0068), (0, .0108), (.001, .0116), (.0072, .0116), (.0082, .0108), (.0082, .0068), (0, .0068)], chrome, axis='z', segs=60, auto=30)]
    half = [(.010, .0042), (.040, .0046), (.125, .0052), (.134, .0105), (.149, .0125), (.156, .0085), (.146, .0058)]
    shaft = [(x, -y) for x, y in half] + [(.142, 0)] + half[::-1]
    n = len(shaft)
    verts = [(x, y, .0018) for x, y in shaft] + [(x, y, .0064) for x, y in shaft]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    parts.append(geo.mesh('shaft', verts, faces, chrome, bevel=.0012, seg=3))
    for o in parts:
        o.location, o.rotation_euler = tuple(at), (0, 0, ang)


def build(picture):
    garage = interior.garage_of(picture)
    rng = np.random.default_rng(garage.seed)
    geo.reset()
    m = interior.parts(garage)
    s = garage.side

    def mirror(p):      # written for the left track
        return (-s * p[0], p[1], p[2])

    interior.header_wall(garage, m, rng, pad=False)
    interior.shell(garage, m, rng)
    interior.door_back(garage, m, rng, windows=garage.door != 'glass')
    hw.track(s, m)
    hw.flag_bracket(s, m, rng)
    hw.track_bracket(s, .92, m, rng)
    hw.track_bracket(s, 1.42, m, rng)
    bench()

    rusty = Wear(.95, .45, .8)
    old, new = SimpleNamespace(void=m.void), SimpleNamespace(void=m.void)
    old.nylon, new.nylon = nylon('old nylon', (.50, .38, .19), .85), nylon('new nylon', (.80, .79, .75), .0)
    old.race, new.race = hw.plated('rusty race', rusty, (.36, .33, .30), .45), mat.steel('race', (.56, .56, .57), .20, axis=2)
    old.ball, new.ball = hw.plated('rusty balls', Wear(.7, .2, .6), (.30, .27, .24), .4), mat.steel('balls', (.62, .62, .63), .10, axis=2)
    old.stem, new.stem = hw.plated('rusty stem', rusty, (.40, .37, .33), .42), hw.plated('bright stem', Wear(0, .03, .05))

    here = middle * (1, 1, 0) + (0, 0, bench_z)
    left_at, right_at = here - right * .043 + away * .004, here + right * .043 - away * .004
    roller(mirror(left_at), mirror(-right * .80 + away * .60), old, rng, True)
    roller(mirror(right_at), mirror(right * .72 + away * .70), new, rng, False)
    grit(np.array(mirror(left_at - away * .006)), rng)
    wrench(mirror(here + right * .075 + away * .215), mirror(right * .90 - away * .32))

    interior.daylight(garage, ambient=.07, key=80, lamp=5)
    # low daylight across the bench: it draws the grit, the bites and the bearings
    geo.area('low light', mirror(here - right * .85 + away * .30 + (0, 0, .42)), mirror(here), .26, 10.5 * garage.light, garage.daylight, size_y=.5)
    geo.area('return', mirror(here + right * .8 - away * .5 + (0, 0, .5)), mirror(here), .6, 1.2 * garage.light, (1, .90, .78))
    at = here - away * .475 + (0, 0, .128)
    geo.camera(mirror(at), mirror(here + away * .03 + (0, 0, .034)), lens=60, fstop=8, focus=mirror(here - away * .012 + (0, 0, .02)))
    return interior.recipe(garage, ev=.46, wall_share=.2)


if __name__ == '__main__':
    scene.run(build)
