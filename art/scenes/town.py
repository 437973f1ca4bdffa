"""A street of the zone on a summer evening: houses of several areas side by side, down to the ocean."""
import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from scenes import front as lot   # noqa: E402
from studio import building, ground, house, planting, scene, sky_and_light   # noqa: E402
from studio import geometry as g   # noqa: E402
from studio import materials as mt   # noqa: E402

seed = 83
slope = .036            # the street falls toward the sea
setback = 15.4          # from the middle of the street to the fronts
walk = setback + ground.lot_front   # where the sidewalk begins, from the middle
curb = walk - 1.5
end = 190               # where the street meets the bluff

begin = -1.0            # where the first lot begins that is seen


def level(y):
    return -slope * y


def descend(objects):
    """Lower what was built on flat ground to the street's slope."""
    for o in objects:
        if o.type != 'MESH' or o.parent or o.location.z < -50:
            continue
        co = np.empty(len(o.data.vertices) * 3, np.float32)
        o.data.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        co[:, 2] += level(co[:, 1] + o.location.y)
        o.data.vertices.foreach_set('co', co.ravel())
        o.data.update()


def meet_street(objects, middle):
    """Tilt a lot's front yard, built on its own level, until it meets the sloping sidewalk; `middle` is that of its drive."""
    for o in objects:
        if o.type != 'MESH' or o.parent or o.location.z < -50:
            continue
        co = np.empty(len(o.data.vertices) * 3, np.float32)
        o.data.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        x, y = co[:, 0] + o.location.x, co[:, 1] + o.location.y
        down = np.clip((-1.5 - y) / 7.5, 0, 1)
        co[:, 2] -= slope * (x - middle) * down * down * (3 - 2 * down)
        o.data.vertices.foreach_set('co', co.ravel())
        o.data.update()


def build_lot(front, at, garden, night):
    """A front with its garden on the left of the street, from `at` on; gives where the next lot begins."""
    rng = np.random.default_rng(front['seed'])
    before = set(bpy.data.objects)
    plan = house.build({**front['house'], 'bays': lot.bays_for(front, 'hero')}, rng)
    built = set(bpy.data.objects)
    left, right = min(plan['x0'] - 1.6, plan['drive'][0] - 3.3) - .3, plan['x1'] + 4.2
    ground.driveway(*plan['drive'], rng, front['drive'])
    lot.plant(front, plan, garden)
    for tree in front['trees']:
        if tree['y'] < 12:
            garden.plant_tree(tree['kind'], tree['x'], tree['y'], tree['height'])
    soil = mt.soil('lot soil', front.get('soil', '#6f6250'))
    depths = [ground.lot_front, -8, -6.5, -5, -3.5, -1.5, 24]
    g.boxes('lot', [((left, a, -1.6), (right, b, -.04)) for a, b in zip(depths[:-1], depths[1:])], soil, bevel=0)
    for x in np.arange(left, right, 2.6):   # what grows over the roofs from the yards behind
        if rng.random() < .45:
            garden.plant_tree('laurel', x, rng.uniform(13, 19), rng.uniform(4.5, 6.5))
        else:
            garden.bush(x, rng.uniform(11, 18), rng.uniform(1.2, 2.2), rng.choice(['laurel', 'myrtle']))
    if night:
        own = [o for o in bpy.data.objects if o not in before]
        lot.lights_in_lanterns(own)
        lot.lights_in_rooms(own)
    middle = sum(plan['drive']) / 2
    meet_street(set(bpy.data.objects) - built, middle)
    # built along X, facing -Y: turn it to the street
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            x, y, z = o.location
            o.location = (-y - setback, x + at - left, z + level(at - left + middle))
            o.rotation_euler.z += math.pi / 2
    return at + right - left


def street():
    """Asphalt, gutters, curbs and sidewalks, falling toward the sea."""
    before = set(bpy.data.objects)
    rng = np.random.default_rng(2)
    steps = np.arange(-40, end, 6.0)
    asphalt, pale = mt.asphalt(), mt.concrete('walk', '#8a857b', broom=.35, stains=.8)
    g.boxes('street', [((-curb + .6, y, -.6), (curb - .6, y + 6, -.14)) for y in steps], asphalt, bevel=0)
    for s in (-1, 1):
        def across(a, b, y0, y1, z0, z1):
            return ((min(s * a, s * b), y0, z0), (max(s * a, s * b), y1, z1))
        g.boxes('gutter', [across(curb - .6, curb - .15, y, y + 5.99, -.5, -.135) for y in steps], pale, bevel=.004)
        g.boxes('curb', [across(curb - .15, curb, y, y + 2.99, -.5, -.004) for y in np.arange(-40, end, 3.0)], pale, bevel=.02, seg=3)
        g.boxes('sidewalk', [across(curb + .005, walk, y, y + 1.49, -.3, rng.normal(0, .002) - .004) for y in np.arange(-40, end, 1.5)], pale, bevel=.008)
    land = mt.soil('land', '#8a7c58')
    g.boxes('land', [((-400, y, -2), (400, y + 6, -.7)) for y in steps], land, bevel=0)
    descend(set(bpy.data.objects) - before)


def poles(rng):
    """Wooden poles on the right with their wires."""
    wood, wire = mt.simple('pole', (.10, .08, .06), .8), mt.simple('wire', (.02, .02, .02), .6)
    x, spacing = walk + .5, 38.0
    for y in np.arange(8, end, spacing):
        z = level(y)
        g.lathe('pole', [(-.1, .14), (9.2, .10), (9.2, .001)], wood, axis='z', segs=16, loc=(x, y, z))
        g.box('crossarm', (x - 1.1, y - .05, z + 8.5), (x + 1.1, y + .05, z + 8.62), wood, bevel=.005)
        if rng.random() < .6:
            g.lathe('transformer', [(0, .001), (0, .22), (.75, .22), (.8, .001)], mt.simple('transformer', (.28, .29, .29), .5), axis='z', segs=20, loc=(x - .38, y, z + 6.7))
    for dx in (-1.0, -.5, .5, 1.0):
        y = np.linspace(-30, end, 240)
        g.tube('wire', np.stack([np.full(240, x + dx), y, level(y) + 8.68 - .75 * np.abs(np.sin((y - 8) / spacing * math.pi))], 1), .011, wire, n=5)


def street_trees(garden):
    rng = garden.rng
    for side, y in ((-1, 24), (1, 12)):
        while y < end - 8:
            kind = rng.choice(['fan', 'fan', 'fan', 'queen'])
            height = {'fan': rng.uniform(9, 15), 'queen': rng.uniform(5, 8)}[kind]
            garden.plant_tree(kind, side * (walk + .55), y, height, z=level(y))
            y += rng.uniform(15, 30)


def yards(garden, side, y):
    """Trees and bushes over the yards of one side, from y on."""
    rng = garden.rng
    while y < end:
        x = side * (walk + rng.uniform(2.5, 26))
        garden.plant_tree(rng.choice(['laurel', 'laurel', 'fan', 'oak']), x, y, rng.uniform(4, 8), z=level(y))
        garden.bush(x * rng.uniform(.75, 1.2), y + 1, rng.uniform(1.2, 2.4), rng.choice(['laurel', 'myrtle']), z=level(y))
        y += rng.uniform(2, 3.6)


def yard_before(garden):
    """At the frame's edge, the front yard before the first house: turf, and bushes on its far side."""
    before = set(bpy.data.objects)
    garden.lawn(-setback, -walk - .03, -18, begin - .5)
    for x in np.arange(-setback, -walk - .6, 1.3):
        garden.shrub_at(x, begin - 1, garden.rng.uniform(.35, .6), garden.rng.choice(['lavender', 'boxwood', 'myrtle']))
    descend(set(bpy.data.objects) - before)


def collection_day():
    """Waste carts at the curb."""
    before = set(bpy.data.objects)
    for y, yaw, color in ((6.5, -1.5, '#2f4a3a'), (7.4, -1.65, '#33383f'), (29, -1.6, '#33383f')):
        ground.waste_cart(-curb + .62, y, yaw, color)
    descend(set(bpy.data.objects) - before)


def build(picture):
    g.reset()
    garden = planting.Garden(np.random.default_rng(seed), .55 * picture.get('density', 1.0))
    far = begin
    for front in picture['street']:
        far = build_lot(front, far, garden, picture.get('night'))
    yard_before(garden)
    yards(garden, -1, far)
    yards(garden, 1, 30)
    for y in np.arange(-30, 30, 3.2):   # behind the camera: in the windows, and as shade on the street
        garden.bush(walk + 3, y, garden.rng.uniform(1.4, 2.2), 'laurel', z=level(y))
    for x, y in ((3.2, -17), (3.8, -7), (8, 14)):
        garden.plant_tree('oak', walk + x, y, 7.5, z=level(y))
    street()
    poles(garden.rng)
    street_trees(garden)
    # After sunset, the far water is dark: flat as it is here, it would mirror the brightest part of the sky.
    reach = 320. if picture.get('night') else 5200.
    ground.water(z=level(end) - 9, y0=end + 2, waves=1.0, reach=reach, haze=picture.get('haze', (.66, .75, .86)))
    collection_day()
    if picture.get('night'):
        sky_and_light.evening()
    else:
        sky_and_light.sky(57, 15, dust=1.6, cloud=.8, cseed=4.7)
    x, y = 3.0, -34
    z = level(y) + 1.7
    g.camera((x, y, z), (x - 60 * math.tan(math.radians(11)), y + 60, z), lens=58, level=True, shift_y=.05, fstop=8, focus=40)
    return {'bounces': 6, 'clamp': 6.0, 'transp': 16, 'diffuse': 3}, lot.night if picture.get('night') else dict(ev=.15, power=1.24, sat=1.14, k=.7, keep=.08)


if __name__ == '__main__':
    scene.run(build)
