"""A neighborhood on the coast from a rise: tile roofs and palms down to the ocean."""
import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import building, ground, planting, scene, sky_and_light   # noqa: E402
from studio import geometry as g   # noqa: E402
from studio import materials as mt   # noqa: E402

seed = 83
wall_colors = ('#cfc6b4', '#d6d1c6', '#c2ae8c', '#b9b7ae', '#c9a983', '#a9b2b0', '#d3c3a4')
roof_kinds = (('barrel', ('#9a5a3c', '#b06f4c', '#84492f', '#a8785a')), ('barrel', ('#b58463', '#a06f52', '#c19a78', '#8f6149')),
         ('flat tile', ('#6d655a', '#7d7467', '#5e574d', '#8a8071')), ('shingle', ('#77705f', '#8a8371', '#685f50', '#938b78')))


def level(y):
    """Height of the ground: it falls toward the sea."""
    return -.055 * max(0.0, y) - 2.5 * (1 - math.exp(-max(0.0, y) / 40))


def small_house(x, y, wall, roof, cover, rng, frame, glass):
    """A house seen from above: walls, windows, hip or gable roof; near ones get real tiles."""
    z = level(y)
    w, d, h = rng.uniform(9, 13), rng.uniform(8, 10), rng.choice([2.8, 2.8, 5.4])
    with building.shifted(x, y, z):
        ops = [(-w / 2 + 1, -w / 2 + 2.6, .9, 2.2), (w / 2 - 4.2, w / 2 - 1.4, .05, 2.2)]
        if h > 4:
            ops += [(-w / 2 + 1, -w / 2 + 2.6, 3.6, 4.8), (w / 2 - 3.0, w / 2 - 1.4, 3.6, 4.8)]
        g.wall('house', 'x', 0, .2, -w / 2, w / 2, -2, h, ops, wall, bevel=0)
        for a in (-w / 2, w / 2 - .2):
            g.box('flank', (a, .2, -2), (a + .2, d, h), wall, bevel=0)
        g.box('back', (-w / 2, d - .2, -2), (w / 2, d, h), wall, bevel=0)
        for o in ops:
            building.window(*o, .05, frame, glass, 2, 1, rng=rng)
        g.box('inside', (-w / 2 + .3, 1.2, -1), (w / 2 - .3, 1.4, h - .1), mt.simple('dim', (.10, .09, .08), .9), bevel=0)
        if rng.random() < .6:
            building.hip_roof(-w / 2, w / 2, 0, d, h, .38, .5, cover, roof, frame, rng, gutters=False)
        else:
            building.gable_roof.end_material = wall
            building.gable_roof(-w / 2, w / 2, 0, d, h, .42, 'x', .5, cover, roof, frame, rng, gutters=False)


def build(picture):
    rng = np.random.default_rng(seed)
    g.reset()
    garden = planting.Garden(rng, picture.get('density', 1.0))
    frame = mt.simple('frame', (.60, .59, .55), .5)
    glass = mt.glass('glass')
    walls = [mt.stucco(f'wall {i}', c, 1, .4) for i, c in enumerate(wall_colors)]
    roofs = [(cover, mt.roof_pieces(f'roof {i}', colors)) for i, (cover, colors) in enumerate(roof_kinds)]
    # streets run down to the sea and across
    ys = np.linspace(-30, 420, 90)
    xs = np.linspace(-260, 260, 90)
    X, Y = np.meshgrid(xs, ys)
    Z = np.vectorize(level)(Y) - .12
    n = len(xs)
    i, j = np.arange(len(ys) - 1)[:, None] * n, np.arange(n - 1)[None]
    m = mt.M('ground')
    pos = m.geo().outputs['Position']
    x, y, _ = m.xyz(pos)
    grass = m.mix(m.mr(m.noise(.18, 6, .7, vec=pos), .36, .64, 0, 1), mt.C('#6d7442'), mt.C('#94875c'))
    road = m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', m.math('MODULO', m.math('ADD', y, 1017.0), 34.0), 0.0)), 7.0)
    down = m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', x, 4.0)), 4.2)
    col = m.mix(m.math('MAXIMUM', road, down), grass, (.085, .083, .08))
    g.mesh('terrain', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([i + j, i + j + 1, i + n + j + 1, i + n + j], -1).reshape(-1, 4), m.done(m.bsdf(col, .9, spec=.2)), smooth=True)
    walk = mt.concrete('walk', '#97918a', broom=.3)
    for xx in (-1.6, 8.4):   # sidewalks follow the slope, slab by slab
        v, f = [], []
        for yy in np.arange(-10, 210, 1.8):
            n = len(v)
            for y in (yy, yy + 1.785):
                z = level(y)
                v += [(xx, y, z - .5), (xx + 1.3, y, z - .5), (xx + 1.3, y, z + .03), (xx, y, z + .03)]
            f += [(n, n + 1, n + 2, n + 3), (n + 7, n + 6, n + 5, n + 4), (n + 3, n + 2, n + 6, n + 7), (n, n + 3, n + 7, n + 4), (n + 1, n + 5, n + 6, n + 2)]
        g.mesh('sidewalk', v, f, walk)
    for r in range(6):
        y0 = 24 + r * 34
        for dy in (0, 15.5):
            for sign in (-1, 1):
                x = 4 + sign * 13
                while abs(x) < 30 + 42 * (r + 1):
                    cover, roof = roofs[rng.integers(len(roofs))]
                    if r > 2 and cover == 'barrel':
                        cover = 'flat tile'
                    y = y0 + dy - 14 + rng.normal(0, .6)
                    small_house(x, y, walls[rng.integers(len(walls))], roof, cover, rng, frame, glass)
                    for _ in range(5 if r < 3 else 2):   # planting round the house
                        bx, by = x + rng.uniform(-8, 8), y + rng.choice([-1.2, -1.8, 11.5])
                        if abs(bx - 4) > 7.5:
                            garden.bush(bx, by, rng.uniform(.5, 1.3), rng.choice(['laurel', 'myrtle', 'myrtle', 'lavender']), z=level(by))
                    x += sign * rng.uniform(14.5, 17)
    for _ in range(150):
        yy = rng.uniform(16, 230)
        xx = rng.uniform(-30 - yy * .8, 30 + yy * .8)
        if abs(xx - 4) < 8:
            continue
        if ((yy + 17) % 34) < 8.0:
            continue
        z = level(yy)
        pick = rng.random()
        if pick < .20:
            garden.plant_tree('fan', xx, yy, rng.uniform(8, 15), z=z)
        elif pick < .26:
            garden.plant_tree('queen', xx, yy, rng.uniform(5, 8), z=z)
        elif pick < .34:
            garden.plant_tree('jacaranda', xx, yy, rng.uniform(4, 6), z=z)
        else:
            garden.bush(xx, yy, rng.uniform(1.0, 2.6), rng.choice(['laurel', 'myrtle']), z=z)
    for yy in np.arange(20, 210, 13):   # palms along the street to the sea
        for xx in (-3.4, 11.4):
            garden.plant_tree('fan', xx + rng.normal(0, .3), yy + rng.normal(0, 1), rng.uniform(9.5, 13.5), z=level(yy))
    for yy in np.arange(16, 200, 4.2):   # front yards
        for xx in (-6.2, 14.4):
            if rng.random() < .75:
                garden.bush(xx + rng.normal(0, .5), yy + rng.normal(0, 1), rng.uniform(.5, 1.3), rng.choice(['laurel', 'myrtle', 'bougainvillea', 'myrtle']), z=level(yy))
            elif rng.random() < .4:
                garden.plant_tree(rng.choice(['jacaranda', 'olive']), xx, yy, rng.uniform(3.2, 4.6), z=level(yy))
    ground.water(z=level(420) + .8, y0=250, waves=1.0)
    sky_and_light.sky(212, 24, dust=1.2, cloud=.55, cseed=11.3)
    g.camera((1.2, -13, 8.2), (6.5, 120, 4), lens=34, level=True, shift_y=-.055, fstop=11, focus=60)
    return {'bounces': 6, 'clamp': 6.0, 'transp': 16, 'diffuse': 2}, dict(ev=.25, power=1.22, sat=1.12, k=.7, keep=.08)


if __name__ == '__main__':
    scene.run(build)
