"""A house front: area heroes, the new door, the old door beside its replacement, the night emergency."""
import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import ground, house, planting, scene, sky_and_light   # noqa: E402
from studio import geometry as g   # noqa: E402
from studio import materials as mt   # noqa: E402

import bpy   # noqa: E402

day = dict(ev=.12, power=1.26, sat=1.15, k=.7, keep=.08)
night = dict(ev=.95, power=1.16, sat=1.10, k=.7, keep=.05, bloom=.10)


def bays_for(front, view):
    """The doors of this picture: the house's own, its new one, or the old one beside the fresh."""
    main = dict(x=0.0, width=front.get('door_width', 4.88), height=front.get('door_height', 2.13), pier=front.get('pier'), seed=front['seed'])
    if view == 'replacement':
        old = {'old': True, 'rust': .55, **front['old_door']}
        fresh = front.get('fresh_door') or front['door']
        if front['house']['type'] == 'row':
            return [dict(main, door=dict(old, columns=8)), dict(main, door=fresh), *[dict(main, door=d) for d in front['more_doors'][1:]]]
        if front['house']['type'] == 'shop':
            return [dict(main, door=dict(old, rows=5, columns=5)), dict(main, x=4.6, door=fresh)]
        return [dict(x=0.0, width=2.44, height=2.13, door=old, seed=front['seed']), dict(x=3.0, width=2.44, height=2.13, door=fresh)]
    door = (front.get('new_door') if view == 'installation' else None) or front['door']
    bays = [dict(main, door=door)]
    for more in front.get('more_bays', ()):
        bays.append({'door': door, **more})
    bays += [dict(main, door=d, neighbor=True) for d in front.get('more_doors', ())]
    return bays


def fence_material(front):
    return mt.wood('fence', *front['house'].get('cedar', ('#8d7358', '#5f4a37')), axis=0, rough=.65, ring=12, var=.22, contrast=.8)


def boundary(front, side, plan, garden, x, kind):
    """What closes the lot on one side, from the front bed back past the house's face."""
    rng = garden.rng
    house_edge = plan['x0'] if side == 'left' else plan['x1']
    a, b = sorted((x, house_edge + (.02 if side == 'right' else -.02)))
    if kind == 'slats':
        ground.slat_fence(a, b, 1.0, fence_material(front), mt.paint('fence post', front['house'].get('metal', '#2b2a28'), .45, dust=.1))
        for dx, z, r in ((.15, 1.75, .5), (.4, 1.95, .45), (.7, 1.9, .38)):
            planting.shrub(rng, (a + (b - a) * dx, 1.25, z), r, garden.get('bougainvillea') + garden.get('boxwood')[:1], None,
                           density=int(2300 * garden.density), size=1.0, squash=(1.1, .6, .75), lobes=8)
    elif kind == 'hedge':
        h = 1.25 if side == 'left' else 1.5
        x0 = x - .1 if side == 'left' else x
        garden.hedge((x0, -8.6, -.05), (x0 + .8, 5, h))
        garden.plant_tree('laurel', x0 + (-1.8 if side == 'left' else 2.2), 3.5, 4.2)
    elif kind == 'picket':
        paint = mt.paint('picket', front['house'].get('trim', '#dcd9d0'), .5, grain=.12, axis=2, dust=.25)
        ground.picket_fence(a, b, .6, paint)
        ground.picket_fence(-8.8, .55, x, paint, axis='y')
    elif kind == 'wall':
        wall = mt.stucco('garden wall', front['house']['wall'], 1, .5)
        g.box('garden wall', (a, .8, -.1), (b, 1.0, 1.75), wall, bevel=.02, seg=3)
        g.box('wall cap', (a, .76, 1.75), (b, 1.04, 1.82), mt.concrete('wall cap', '#a09789', broom=.1), bevel=.01)
        g.box('wall pier', (x - .22, .70, -.1), (x + .22, 1.12, 1.95), wall, bevel=.02, seg=3)
        for t in (.25, .7):
            planting.shrub(rng, (a + (b - a) * t, 1.5, 1.9), .5, garden.get('bougainvillea') + garden.get('boxwood')[:1], None,
                           density=int(2000 * garden.density), size=1.0, squash=(1.2, .6, .7), lobes=8)


def backdrop(front, plan, garden):
    """Hills, water, side street and neighbors behind the lot."""
    rng = np.random.default_rng(front['seed'] + 5)
    behind, free = front.get('behind', ()), front.get('open')
    haze = front.get('haze', (.66, .74, .84))
    if 'hills' in behind:
        ground.hills(rng, **{'haze': haze, **front.get('hills', {})})
    if 'sea' in behind:
        ground.water(haze=haze)
    if 'lagoon' in behind:
        ground.water(z=-5, y0=70, y1=420, color=(.03, .085, .095), waves=.35, foam=False)
        ground.hills(rng, near=420, far=900, height=42, base=-5, colors=('#6d6a48', '#8f8763', '#4f5c3c'), haze=haze)
    if 'lake' in behind:
        ground.water(z=-3.2, y0=34, y1=331, color=(.02, .06, .075), waves=.13, foam=False)
    wall = mt.stucco('neighbor wall', front.get('neighbor_wall', '#c2b59e'), 1, .4)
    roof_data = front['house'].get('roof', {'covering': 'barrel', 'colors': ('#9a5a3c', '#b06f4c', '#84492f', '#a8785a')})
    roof, cover = mt.roof_pieces('neighbor roof', roof_data['colors']), roof_data['covering']
    for side in front.get('neighbors', ()):
        if side == 'left':
            ground.neighbor(plan['x0'] - 21, plan['x0'] - 7.2, 5.5, 3.0, wall, roof, cover, rng)
            garden.plant_tree('laurel', plan['x0'] - 6.2, 6.5, 3.6)
        else:
            ground.neighbor(plan['x1'] + 5.2, plan['x1'] + 19, 6, 3.0, wall, roof, cover, rng)
            garden.plant_tree('laurel', plan['x1'] + 4.4, 7.5, 3.8)
    # across the street: only ever seen in window panes
    for x in np.arange(-34, 36, 7.5):
        planting.shrub(rng, (x + rng.normal(0, 1.5), -31 + rng.normal(0, 1), 2.0), rng.uniform(1.8, 3.2), garden.get('laurel')[:1], garden.get('core'), density=int(30 * garden.density), size=2.0)
    g.box('across', (-40, -44, -.2), (-6, -36, 5.2), wall, bevel=0)
    g.box('across', (3, -44, -.2), (30, -36, 4.4), wall, bevel=0)
    if front.get('opposite'):   # behind the camera: its shadow lies on the alley, and its walls in the windows
        g.boxes('opposite', [((-44, -27, -.2), (-2.2, -17.6, front['opposite'])), ((-2.2, -27, -.2), (5.4, -17.2, front['opposite'] + .7)), ((5.4, -27, -.2), (44, -17.6, front['opposite']))], wall, bevel=0)
    if 'street' in behind:   # side street running down to the water
        x0 = plan['x0'] - 12.5
        g.box('side street', (x0, -11.4, -.2), (x0 + 6.2, 60, -.10), mt.asphalt('side asphalt'), bevel=0)
        walk = mt.concrete('side walk', '#8d887e', broom=.35, stains=.7)
        g.boxes('side walk', [((x0 + 6.4, y + .005, -.2), (x0 + 7.7, y + 1.495, -.004)) for y in np.arange(-9.5, 60, 1.5)], walk, bevel=.008)
        g.boxes('side curb', [((x0 + 6.2, -9.5, -.2), (x0 + 6.39, 60, 0)), ((x0 - .2, -9.5, -.2), (x0, 60, 0))], walk, bevel=.02)
        pole = mt.simple('pole', (.10, .08, .06), .8)
        for y in (14, 42):
            g.lathe('pole', [(-.1, .12), (8.2, .09), (8.2, .001)], pole, axis='z', segs=16, loc=(x0 - 1.0, y, 0))
            g.box('crossarm', (x0 - 2.0, y - .05, 7.5), (x0, y + .05, 7.62), pole, bevel=.005)
        for dx in (-1.9, -1.4, -.5, -.1):
            yy = np.linspace(-30, 42, 60)
            g.tube('wire', np.stack([np.full(60, x0 + dx), yy, 7.66 - .45 * np.abs(np.sin((yy - 14) / 28 * math.pi))], 1), .009, mt.simple('wire', (.02, .02, .02), .6), n=5)
    edge = 24 if free else front.get('hills', {}).get('near', 420) + 25
    soil = mt.soil('lot soil', front.get('soil', '#6f6250'))
    g.box('lot', (-90, -.9 if front.get('grade') else ground.lot_front, -.3), (90, edge, -.03 if 'street' not in behind else -.11), soil, bevel=0)
    if 'street' in behind:
        g.box('lot top', (plan['x0'] - 4.75, ground.lot_front, -.3), (90, edge, -.03), soil, bevel=0)
    if 'fairway' in behind:
        m = mt.M('fairway')
        pos = m.geo().outputs['Position']
        col = m.mix(m.mr(m.noise(.35, 5, .6, vec=pos), .35, .65, 0, 1), mt.C('#53652f'), mt.C('#6a7a3c'))
        g.box('fairway', (-90, 14, -.2), (90, 200, .02), m.done(m.bsdf(col, .9, 0, m.bump(m.noise(25, 4, .7, vec=pos), .5, .02), spec=.1)), bevel=0)


def middle_distance(front, plan, garden):
    """Bushes and trees between the house and the horizon; low ones only where the view is to stay open."""
    rng, free = garden.rng, front.get('open')
    greens = front.get('greens', ('laurel', 'myrtle'))
    for side, edge, sign in (('left', plan['x0'] - 2.5, -1), ('right', plan['x1'] + 3.0, 1)):
        if free == side:
            for _ in range(70):
                x = edge + sign * rng.uniform(1.0, 34)
                y = rng.uniform(4, 23)
                if 'street' in front.get('behind', ()) and plan['x0'] - 13.4 < x < plan['x0'] - 3.6:
                    continue
                garden.shrub_at(x, y, rng.uniform(.25, .6), rng.choice(['lavender', 'myrtle', 'lavender', 'olive']), density=420, size=1.8)
            n = 260
            garden.put(garden.get('straw'), garden.rect(n, *sorted((edge + sign * 1, edge + sign * 36)), 2, 24)[:n] if 'street' not in front.get('behind', ()) else
                       garden.rect(n, plan['x0'] - 40, plan['x0'] - 13.6, -9, 24), rng.uniform(.7, 1.5, n))
            continue
        for y, step, size in ((8.5, 3.4, 1.0), (15, 4.4, 1.35), (25, 5.5, 1.8), (40, 7.5, 2.6)):
            for x in np.arange(edge, edge + sign * (18 + y * 1.1), sign * step):
                px, py = x + rng.normal(0, .8), y + rng.normal(0, 1.2)
                if rng.random() < .22:
                    garden.plant_tree('laurel' if 'dry' not in front.get('beds', {}).get('left', '') else 'oak', px, py, rng.uniform(3.4, 4.8) * size ** .6)
                else:
                    garden.bush(px, py, rng.uniform(.8, 1.5) * size, rng.choice(greens))
        if plan['entry'] and side not in front.get('fences', {}):   # plain board fence back from the house
            house_edge = plan['x0'] if side == 'left' else plan['x1']
            a, b = sorted((house_edge, house_edge + sign * 14))
            ground.slat_fence(a, b, 4.2, fence_material(front), mt.paint('back fence post', '#6a5a48', .6), height=1.7)


def plant(front, plan, garden):
    """Beds, lawn, walk to the entry, boundaries, trees."""
    rng = garden.rng
    dx0, dx1 = plan['drive']
    near, free = ground.lot_front, front.get('open')
    lx = min(plan['x0'] - 1.6, dx0 - 3.3)
    rx = plan['x1'] + 2.4
    garden.bed(front['beds']['left'], lx, dx0 - .01, near + .1, -.02 if plan['x0'] >= dx0 - .1 else .0)
    if front['beds']['left'] in ('lawn', 'dry-lawn'):   # low planting against the house
        garden.bed('mulch', plan['x0'], dx0 - .05, -.75, -.05)
    entry = plan['entry']
    if entry:
        ex, ey = entry
        walk_y0 = ey - 1.15
        color = '#948e84'
        n = max(1, int((ex + .6 - dx1) / 1.2))
        w = (ex + .6 - dx1) / n
        g.boxes('walk', [((dx1 + i * w + .008, walk_y0, -.1), (dx1 + (i + 1) * w - .008, walk_y0 + 1.1, .0)) for i in range(n)], mt.concrete('entry walk', color, broom=.3), bevel=.008)
        if ey - (walk_y0 + 1.1) > .02:
            g.box('walk end', (ex - .6, walk_y0 + 1.1, -.1), (ex + .6, ey, -.001), mt.concrete('entry walk end', color, broom=.3), bevel=.006)
        garden.bed(front['beds']['right'], dx1 + .12, rx, near + .1, walk_y0 - .08)
        # foundation planting between walk and house
        mid_x, mid_y = plan['mid']
        if ex - .7 > dx1 + .9 and min(mid_y, ey) > walk_y0 + 1.2:
            garden.bed('cottage', dx1 + .1, ex - .8, walk_y0 + 1.15, -.1 if mid_x > ex - .8 else min(mid_y - .3, -.1))
        for x in np.arange(ex + 1.1, plan['x1'] + .2, .78):
            garden.shrub_at(x + rng.normal(0, .05), min(ey + .15, mid_y - .5) - .05 + rng.normal(0, .06), rng.uniform(.34, .48), rng.choice(['boxwood', 'lavender', 'myrtle']))
    else:
        garden.bed(front['beds']['right'], dx1 + .12, rx, near + .1, -.1)
    fences = front.get('fences', {})
    if 'left' in fences:
        boundary(front, 'left', plan, garden, lx, fences['left'])
    if 'right' in fences:
        boundary(front, 'right', plan, garden, rx, fences['right'])
    if free == 'left':   # low growth instead of a fence
        garden.bed('cottage' if front['beds']['left'] in ('cottage', 'lawn') else 'dry', lx - 1.4, lx, near + .1, 6)
    if not front.get('open') == 'right':
        garden.bed('dry-lawn' if 'hills' in front.get('behind', ()) else 'lawn', rx, rx + 3.0, near + .1, 2.0)


def props(front, plan, garden, view):
    """What people leave about; a freshly done job is tidied up."""
    rng = garden.rng
    dx0, dx1 = plan['drive']
    things = front.get('props', ())
    if 'cart' in things and view != 'installation':
        ground.waste_cart(plan['x0'] - .7, .9, .1, '#2f4a3a')
        ground.waste_cart(plan['x0'] - 1.4, .95, -.05, '#33383f')
    if 'hose' in things and plan['x0'] < dx0 - .45:
        ground.hose_reel(plan['x0'] + .32, -.09 if front['house'].get('veneer') else -.02, .75, rng)
    if 'pots' in things:
        clay = mt.simple('terracotta', mt.C('#a3613f'), .8, bump=.4)
        soil = mt.simple('potting soil', (.03, .02, .012), .95)
        spots = [(dx1 + .45, -.45, .26, .5)] if plan.get('pier') is None else []
        if plan.get('alley'):
            spots = [(3.1, -.55, .30, .52), (-3.1, -.55, .30, .52), (9.3, -.1, .28, .5)]
        elif plan['entry']:
            ex, ey = plan['entry']
            spots += [(ex + .95, ey + .35, .22, .42), (ex + 1.4, ey + .2, .16, .3)]
        for i, (x, y, r, h) in enumerate(spots):
            ground.pot(x, y, r, h, clay, soil)
            if not plan.get('alley') or (x, y) not in [(t['x'], t['y']) for t in front['trees']]:
                if i % 2:
                    garden.put(garden.get('agave_green'), [(x, y, h * .9)], [.7 * r / .22])
                else:
                    planting.shrub(rng, (x, y, h + r * .5), r * 1.1, garden.get(('boxwood', 'rose')[i % 2]), garden.get('core'), density=int(1500 * garden.density), size=1.0)
    if 'surfboards' in things:
        x = plan['x0'] - .45
        ground.surfboard(x - .1, .42, .0, .16, '#d9d2bf', '#c8642f', 2.2)
        ground.surfboard(x - .75, .46, .0, .18, '#9fc0c2', '#2f5d6b', 1.95)
        g.box('rack rail', (x - 1.3, .78, 1.25), (x + .4, .84, 1.33), mt.wood('rack', '#8d7358', '#5f4a37', axis=0), bevel=.004)
        for px in (x - 1.25, x + .3):
            g.box('rack post', (px, .80, -.1), (px + .08, .88, 1.4), mt.wood('rack post', '#8d7358', '#5f4a37', axis=2), bevel=.004)
    # dry leaves on the drive
    leaf = planting.proto('dry leaf', [planting._blade(rng, .05, .018, .5, 2, .3, pitch=.1)], mt.leaf('dry', '#7b5a2e', '#9a7a45', trans=.1))
    n = 70
    p = np.stack([rng.uniform(dx0, dx1, n), -np.abs(rng.normal(0, 3.2, n)), np.full(n, .004)], 1)
    g.scatter('dry leaves', p, rng.normal(0, .18, (n, 3)) + [0, 0, 1], rng.uniform(.5, 1.2, n), leaf, rng)


def grade_site(objects, grade, from_y=-.9):
    """Tilt everything in front of the house downhill."""
    for o in objects:
        if o.type != 'MESH' or o.location.z < -50:
            continue
        me = o.data
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        y = co[:, 1] + o.location.y
        co[:, 2] += grade * np.minimum(0, y - from_y)
        me.vertices.foreach_set('co', co.ravel())
        me.update()


def night_lights(alley):
    """Lanterns by the door, a bulb in the garage, the afterglow."""
    sky_and_light.evening()
    lights_in_lanterns(bpy.data.objects)
    sky_and_light.area('garage light', (.3, 2.6, 2.45), (.3, 2.4, 0), .22, 170, (1, .72, .43), size_y=1.2)
    street = sky_and_light.area('street', (9, -16, 7), (2, -2, 0), 1.2, 160, (.75, .82, 1.0))
    street.visible_glossy = not alley   # a pane over an alley mirrors it


def lights_in_lanterns(objects):
    for o in [o for o in objects if o.name.startswith('bulb')]:
        sky_and_light.point('lantern light', tuple(o.location), 42, (1, .58, .26), .05)


def lights_in_rooms(objects):
    """Somebody is at home: a warm light below each ceiling."""
    for o in [o for o in objects if o.name.startswith('room ceiling')]:
        (x0, y0, z), (x1, y1, _) = o.bound_box[0], o.bound_box[6]
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        sky_and_light.area('room light', (x, y, z - .15), (x, y, 0), .8 * (x1 - x0), 24 * (x1 - x0), (1, .66, .36), size_y=1.0)


def build(picture):
    front, view = picture['front'], picture['view']
    rng = np.random.default_rng(front['seed'])
    g.reset()
    bays = bays_for(front, view)
    plan = house.build({**front['house'], 'bays': bays}, rng)
    built = set(bpy.data.objects)
    garden = planting.Garden(np.random.default_rng(front['seed'] + 1), picture.get('density', 1.0))
    drive = front['drive']
    if drive['kind'] == 'alley':
        ground.alley()
    elif drive['kind'] == 'lot':
        ground.parking_lot()
        for x in (plan['x0'] - 5.4, plan['x1'] + 1.2):   # planted islands at the building's ends
            g.box('island', (x, -4.6, -.1), (x + 4.2, 3.0, .02), mt.soil('island soil', '#5a4a36'), bevel=.01)
            curb = mt.concrete('island curb', '#8d887e', broom=.2)
            g.boxes('island curb', [((x - .15, -4.75, -.1), (x + 4.35, -4.6, .15)), ((x - .15, -4.6, -.1), (x, 3.0, .15)), ((x + 4.2, -4.6, -.1), (x + 4.35, 3.0, .15))], curb, bevel=.02)
            for px, py in garden.rect(26, x + .4, x + 3.8, -4.2, 2.6):
                garden.shrub_at(px, py, garden.rng.uniform(.25, .5), garden.rng.choice(['lavender', 'myrtle', 'boxwood']), density=700, size=1.4)
    else:
        ground.driveway(*plan['drive'], rng, drive, bays=[(k['x'], k.get('width', 4.88)) for k in bays])
        ground.street(*plan['drive'])
        plant(front, plan, garden)
    if plan.get('alley'):   # the alley's ends, closed by planting
        for end in (-1, 1):
            for x in np.arange(13.5, 34, 3.2):
                garden.bush(3.1 + end * (x + 3), rng.uniform(-6, 9), rng.uniform(1.2, 2.4), rng.choice(['laurel', 'myrtle']))
            garden.plant_tree('laurel', 3.1 + end * 19, -1.5, 5.5)
            garden.plant_tree('laurel', 3.1 + end * 24, -7.0, 6.0)
    for tree in front['trees']:
        potted = plan.get('alley') and tree['kind'] == 'olive'
        garden.plant_tree(tree['kind'], tree['x'], tree['y'], tree['height'], z=.46 if potted else -.03)
    for tree in front.get('shade', ()):
        garden.plant_tree(tree['kind'], tree['x'], tree['y'], tree['height'], z=-.1)
    if not plan.get('alley'):
        middle_distance(front, plan, garden)
    props(front, plan, garden, view)
    if front.get('grade'):
        g.box('sloping lot', (-90, ground.lot_front, -.3), (90, -.9, -.03), mt.soil('slope soil', front.get('soil', '#6f6250')), bevel=0)
        grade_site(set(bpy.data.objects) - built, front['grade'])
    backdrop(front, plan, garden)
    # light
    if front.get('night'):
        night_lights(plan.get('alley', False))
        if picture['scene'] == 'front':
            lights_in_rooms(bpy.data.objects)
    else:
        s = front['sun']
        if s.get('marine_layer'):
            sky_and_light.marine_layer(s['azimuth'], s['elevation'])
        else:
            sky_and_light.sky(s['azimuth'], s['elevation'], dust=s['dust'], cloud=s['cloud'], cseed=front['seed'] * .37, haze=s.get('haze', .7))
    # camera
    stand = front.get('cameras', {}).get(view) or default_camera(view, front['seed'] % 2)
    x, y, z = stand['place']
    drop = front['grade'] * min(0, y + .9) if front.get('grade') and view != 'hero' else 0
    g.camera((x, y, z + drop), (stand['aim'], 0, z + drop), lens=stand['lens'], shift_y=stand['shift'] + drop * -.02, level=True,
             fstop=stand.get('aperture', 8), focus=(stand['aim'], 0, 1.2))
    return {'bounces': 6, 'clamp': 6.0, 'transp': 16, 'diffuse': 3}, night if front.get('night') else day


def default_camera(view, odd):
    """Where the camera stands if the house's file doesn't say it; houses with an odd seed from the other side."""
    place, aim, lens, shift = {
        'hero': ((-3.4, -12.0, 1.55), 2.0, 29, .07),
        'installation': ((2.5, -8.6, 1.5), -.15, 31, .06) if odd else ((-2.6, -8.6, 1.5), .15, 31, .06),
        'replacement': ((.7, -7.6, 1.5), 1.5, 29, .05) if odd else ((2.5, -7.6, 1.5), 1.5, 29, .05),
        'tall': ((1.8, -10.6, 1.5), -.4, 30, .10),
    }[view]
    return {'place': place, 'aim': aim, 'lens': lens, 'shift': shift}


if __name__ == '__main__':
    scene.run(build)
