"""Maintenance: a nylon roller in its track with a numbered hinge, a cloth and a can of
lubricant on the step ladder's cap, light raking along the track.
"""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import geometry as geo, hardware as hw, interior, materials as mat, scene   # noqa: E402
from studio.hardware import door_half, track_x   # noqa: E402

#: Camera stands for the left track: place and aim relative to the hinge's joint, lens,
#: number of the hinge, ladder cap relative to the joint.
views = [
    ((.42, -.60, .175), (.078, .02, -.052), 54, 2, (.225, -.115, -.112)),
    ((.34, -.66, .020), (.078, .02, -.038), 54, 3, (.215, -.110, -.118)),
    ((.46, -.56, .220), (.095, .02, -.055), 46, 2, (.240, -.125, -.120)),
]


def lubricant_can(x, y, z, color, m, toward):
    """Unmarked aerosol can lying on its side, its nozzle `toward` +1 or -1 along X, the straw strapped to it as it is sold."""
    metal = mat.steel('can rim', (.58, .58, .59), .28, axis=2)
    tin = mat.simple('can lacquer', color, .30, var=.02)
    band = mat.simple('can band', (.66, .65, .61), .32, var=.02)
    gray = mat.simple('nozzle', (.030, .030, .032), .4)
    straw = mat.simple('straw', (.45, .02, .014), .30)
    r = .0285
    heading = (toward, -.22, 0)
    parts = [
        ('can', [(.000, .0001), (.000, r - .003), (.0015, r - .0006), (.004, r + .0006), (.0065, r - .0004)], metal),
        ('can', [(.0065, r - .0004), (.008, r), (.052, r)], tin),
        ('can', [(.052, r), (.0521, r + .00006), (.086, r + .00006), (.0861, r)], band),
        ('can', [(.0861, r), (.138, r), (.1395, r - .0006)], tin),
        ('can', [(.1395, r - .0006), (.141, r + .0004), (.1428, r - .0008)]
         + [(.1428 + .010 * np.sin(a), .0145 + (r - .0155) * np.cos(a)) for a in np.linspace(.1, np.pi / 2, 9)]
         + [(.1535, .0142), (.1555, .0140), (.1565, .0122), (.1550, .0105), (.1550, .0040)], metal),
        ('nozzle', [(.1550, .0062), (.164, .0062), (.1665, .0056), (.173, .0056), (.1745, .0045), (.1745, .0001)], gray),
    ]
    for name, profile, material in parts:
        hw.orient(geo.lathe(name, profile, material, axis='z', segs=72), heading, (x, y, z + r + .0006))
    way = np.array(heading) / np.linalg.norm(heading)
    beside = np.array((0, -.62, .785)) * (r + .0012)
    geo.tube('straw', [tuple(np.array((x, y, z + r + .0006)) + way * t + beside) for t in (.012, .118)], .0011, straw, n=12)


def fold(p, z, angle, offset, radius):
    """Fold the sheet over the line at `offset` along `angle`, round a roll of `radius`."""
    n = np.array((np.cos(angle), np.sin(angle)))
    s = p @ n - offset
    theta = np.clip(s / radius, 0, np.pi)
    along = np.where(s < 0, s, np.where(s < np.pi * radius, radius * np.sin(theta), -(s - np.pi * radius)))
    rise = np.where(s > 0, radius * (1 - np.cos(theta)), 0)
    over = theta / np.pi
    return p + (along - s)[..., None] * n, z * (1 - 2 * over) + rise


def shop_cloth(x, y, z, color, seed, size=.27):
    """Shop cloth folded over twice, carelessly, and pushed into soft ridges."""
    rng = np.random.default_rng(seed)
    n = 170
    g = np.linspace(-.5, .5, n)
    u, v = np.meshgrid(g * size, g * size * .92)
    u = u + .004 * np.sin(v * 50 + rng.uniform(0, 6))
    v = v + .004 * np.sin(u * 46 + rng.uniform(0, 6))
    p, h = np.stack([u, v], -1), np.zeros_like(u)
    first = rng.uniform(-.5, .3)
    p, h = fold(p, h, first, .012, .0045)
    p, h = fold(p, h, first + np.pi / 2 + rng.uniform(-.45, .45), .045, .0085)
    ridges = np.zeros_like(u)
    for _ in range(9):
        a, c = rng.uniform(0, np.pi), rng.uniform(-.07, .07, 2)
        q = p - c
        across = q @ (-np.sin(a), np.cos(a)) + .010 * np.sin(q @ (np.cos(a), np.sin(a)) * 30 + rng.uniform(0, 6))
        along = q @ (np.cos(a), np.sin(a))
        wide, long = rng.uniform(.006, .014), rng.uniform(.04, .10)
        ridges = np.maximum(ridges, rng.uniform(.006, .017) * np.exp(-(across / wide) ** 2 - (along / long) ** 4)) + .12 * ridges
    turn = rng.uniform(-.4, .4)
    px, py = p[..., 0] * np.cos(turn) - p[..., 1] * np.sin(turn), p[..., 0] * np.sin(turn) + p[..., 1] * np.cos(turn)
    verts = np.stack([x + px, y + py, z + .0014 + h + ridges], -1).reshape(-1, 3)
    i, j = np.arange(n - 1)[:, None] * n, np.arange(n - 1)[None, :]
    quads = np.stack([i + j, i + j + 1, i + n + j + 1, i + n + j], -1).reshape(-1, 4)
    m = mat.M('shop cloth')
    stain = m.ramp(m.noise(16, 5, .65), [(.52, 0), (.70, .75)])
    col = m.mix(stain, m.hsv(color, v=m.mr(m.noise(40, 4), .3, .7, .80, 1.14)), tuple(c * .25 for c in color))
    cloth = m.done(m.bsdf(col, .95, 0, m.bump(m.noise(900, 2), .30, .0006, m.bump(m.noise(70, 4), .25, .003)), spec=.12, Sheen=.35))
    o = geo.mesh('shop cloth', verts, quads, cloth, smooth=True, auto=180)
    solid = o.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = .0011, 0
    return o


# Linear RGB. A cloth looks best on a cap of another color.
cloths = {'sand': (.40, .37, .31), 'red': (.24, .038, .030), 'blue': (.045, .090, .19), 'ochre': (.36, .27, .10), 'green': (.10, .14, .12)}
cans = {'teal': (.016, .085, .10), 'yellow': (.42, .25, .02), 'silver': (.30, .30, .295), 'black': (.030, .032, .036)}
ladders = {'orange': (.38, .085, .010), 'yellow': (.46, .29, .020), 'gray': (.23, .23, .225), 'blue': (.035, .095, .21)}


def build(picture):
    garage = interior.garage_of(picture)
    rng = np.random.default_rng(garage.seed)
    geo.reset()
    m = interior.parts(garage)
    s = garage.side
    place, aim, lens, number, cap = views[garage.view]
    joint = .02 + number * interior.section - .002
    origin = np.array((-door_half, 0, joint))
    jitter = rng.uniform(-1, 1, 3) * (.015, .015, .012) * garage.handheld

    def mirror(p):      # the stands are written for the left track
        return (-s * p[0], p[1], p[2])

    interior.header_wall(garage, m, rng, pad=False)
    interior.shell(garage, m, rng)
    interior.door_back(garage, m, rng, windows=garage.door != 'glass')
    hw.track(s, m)
    hw.flag_bracket(s, m, rng)
    hw.track_bracket(s, joint - .15 if number == 2 else joint + .11, m, rng)
    hw.track_bracket(s, .45, m, rng)
    cx, cy, cz = mirror(origin + cap)
    interior.ladder_cap(m, cx, cy, cz, color=ladders[garage.ladder])
    lubricant_can(cx - s * .175, cy + .030, cz, cans[garage.can], m, s)
    shop_cloth(cx + s * .085, cy - .020, cz, cloths[garage.cloth], garage.seed)

    interior.daylight(garage, ambient=.08, key=70, lamp=8)
    # light raking down along the track and the jamb
    geo.area('raking light', (s * (door_half - .22), -.30, joint + .80), (s * (track_x - .02), .01, joint - .05), .16, 17 * garage.light, garage.daylight, size_y=.40)
    geo.camera(mirror(origin + place + jitter), mirror(origin + aim), lens=lens, fstop=4.0, focus=mirror(origin + (-.005, -.022, -.035)))
    dark_door = .35 if garage.door in ('wood', 'glass') else 0
    return interior.recipe(garage, ev=.40 + dark_door, wall_share=.25)


if __name__ == '__main__':
    scene.run(build)
