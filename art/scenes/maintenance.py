"""Maintenance: a nylon roller in its track with a numbered hinge, a cloth and a can of
lubricant on the step ladder's cap, light raking along the track.

blender -b --factory-startup -P art/scenes/maintenance.py -- area=vista out=out/maintenance.png
"""
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import geometry as geo, hardware as hw, interior, materials as mat   # noqa: E402
from studio.hardware import DOOR_HALF, TRACK_X                                    # noqa: E402

#: Camera stands for the left track: place and aim relative to the hinge's joint, lens,
#: number of the hinge, ladder cap relative to the joint.
VIEWS = [
    ((.42, -.60, .175), (.078, .02, -.052), 54, 2, (.225, -.115, -.112)),
    ((.05, -.72, .150), (.085, .02, -.050), 50, 3, (.250, -.115, -.120)),
    ((.46, -.56, .220), (.095, .02, -.055), 46, 2, (.240, -.125, -.120)),
]


def lubricant_can(x, y, z, colour, m, aim_x):
    """Unmarked aerosol can with a straw on its nozzle."""
    metal = mat.steel('can rim', (.58, .58, .59), .28, axis=2)
    tin = mat.simple('can lacquer', colour, .30, var=.02)
    band = mat.simple('can band', (.66, .65, .61), .32, var=.02)
    grey = mat.simple('nozzle', (.030, .030, .032), .4)
    straw = mat.simple('straw', (.45, .02, .014), .30)
    r = .0285
    loc = (x, y, z)
    geo.lathe('can', [(.000, .0001), (.000, r - .003), (.0015, r - .0006), (.004, r + .0006), (.0065, r - .0004)], metal, axis='z', segs=72, loc=loc)
    geo.lathe('can', [(.0065, r - .0004), (.008, r), (.052, r)], tin, axis='z', segs=72, loc=loc)
    geo.lathe('can', [(.052, r), (.0521, r + .00006), (.086, r + .00006), (.0861, r)], band, axis='z', segs=72, loc=loc)
    geo.lathe('can', [(.0861, r), (.138, r), (.1395, r - .0006)], tin, axis='z', segs=72, loc=loc)
    shoulder = [(.1395, r - .0006), (.141, r + .0004), (.1428, r - .0008)] + [(.1428 + .010 * np.sin(a), .0145 + (r - .0155) * np.cos(a)) for a in np.linspace(.1, np.pi / 2, 9)]
    geo.lathe('can', shoulder + [(.1535, .0142), (.1555, .0140), (.1565, .0122), (.1550, .0105), (.1550, .0040)], metal, axis='z', segs=72, loc=loc)
    geo.lathe('nozzle', [(.1550, .0062), (.164, .0062), (.1665, .0056), (.173, .0056), (.1745, .0045), (.1745, .0001)], grey, axis='z', segs=40, loc=loc)
    tip = np.array((aim_x, y + .055, z + .172))
    start = np.array((x, y, z + .1700))
    d = (tip - start) / np.linalg.norm(tip - start)
    geo.tube('straw', [tuple(start + d * t) for t in np.linspace(.003, .105, 6)], .0011, straw, n=12)


def shop_cloth(x, y, z, colour, seed, size=.26):
    """Cloth dropped on the ladder's cap: a short cloth simulation, then frozen."""
    rng = np.random.default_rng(seed)
    n = 42
    g = np.linspace(-.5, .5, n)
    u, v = np.meshgrid(g * size, g * size * .9)
    lift = .030 * np.sin(u * 24 + rng.uniform(0, 6)) * np.cos(v * 16 + rng.uniform(0, 6))
    a = .5 + rng.uniform(-.3, .3)
    px, py = u * np.cos(a) - v * np.sin(a), u * np.sin(a) + v * np.cos(a)
    verts = np.stack([x + px * .78, y + py * .78, z + .06 + lift], -1).reshape(-1, 3)
    i, j = np.arange(n - 1)[:, None] * n, np.arange(n - 1)[None, :]
    quads = np.stack([i + j, i + j + 1, i + n + j + 1, i + n + j], -1).reshape(-1, 4)
    m = mat.M('shop cloth')
    weave = m.math('MULTIPLY', m.math('SINE', m.math('MULTIPLY', m.n('Attribute', attribute_name='u').outputs['Fac'], 1400)), m.math('SINE', m.math('MULTIPLY', m.n('Attribute', attribute_name='v').outputs['Fac'], 1400)))
    stain = m.ramp(m.noise(16, 5, .65), [(.50, 0), (.66, .75)])
    col = m.mix(stain, m.hsv(colour, v=m.mr(m.noise(40, 4), .3, .7, .82, 1.12)), tuple(c * .22 for c in colour))
    cloth_mat = m.done(m.bsdf(col, .92, 0, m.bump(weave, .35, .0006), spec=.15, Sheen=.35))
    o = geo.mesh('shop cloth', verts, quads, cloth_mat, smooth=True, auto=180, attrs={'u': u.ravel(), 'v': v.ravel()})
    # something for it to fall on
    cap = geo.box('cloth rest', (x - .30, y - .085, z - .045), (x + .30, y + .085, z + .0006), None, bevel=0)
    cap.modifiers.new('collision', 'COLLISION')
    cap.collision.thickness_outer = .0012
    cap.collision.cloth_friction = 12
    sim = o.modifiers.new('cloth', 'CLOTH')
    sim.settings.quality = 4
    sim.settings.mass = .18
    sim.settings.bending_stiffness = .7
    sim.settings.tension_stiffness = 12
    sim.settings.air_damping = 2
    sim.collision_settings.distance_min = .0012
    sim.collision_settings.use_self_collision = False
    scene = bpy.context.scene
    for frame in range(1, 31):
        scene.frame_set(frame)
    settled = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = settled
    settled.use_auto_smooth = True
    settled.auto_smooth_angle = np.pi
    solid = o.modifiers.new('cloth', 'SOLIDIFY')
    solid.thickness, solid.offset = .0011, 1
    sub = o.modifiers.new('smooth', 'SUBSURF')
    sub.levels = sub.render_levels = 2
    bpy.data.objects.remove(cap)
    return o


#: Linear RGB by the row's seed: cloth, can, ladder cap.
CLOTHS = [(.40, .37, .31), (.045, .095, .19), (.26, .040, .032), (.045, .090, .20), (.36, .35, .32)]
CANS = [(.016, .085, .10), (.42, .25, .02), (.36, .36, .35), (.015, .075, .13), (.05, .05, .055)]
CAPS = [(.40, .085, .010), (.36, .085, .012), (.50, .30, .020), (.38, .080, .010), (.30, .30, .30)]


def build(variant=None, area=None):
    row = interior.interior_for(variant, area)
    rng = np.random.default_rng(row.seed)
    geo.reset()
    m = interior.parts(row)
    s = row.side
    place, aim, lens, number, cap = VIEWS[row.view]
    joint = .02 + number * interior.SECTION - .002
    origin = np.array((-DOOR_HALF, 0, joint))
    jitter = rng.uniform(-1, 1, 3) * (.015, .015, .012) * (area is not None)

    def mirror(p):      # the stands are written for the left track
        return (-s * p[0], p[1], p[2])

    interior.header_wall(row, m, rng, pad=False)
    interior.shell(row, m, rng)
    interior.door_back(row, m, rng, windows=row.door != 'glass')
    hw.track(s, m)
    hw.flag_bracket(s, m, rng)
    hw.track_bracket(s, joint - .15 if number == 2 else joint + .11, m, rng)
    hw.track_bracket(s, .45, m, rng)
    cx, cy, cz = mirror(origin + cap)
    interior.ladder_cap(m, cx, cy, cz, colour=CAPS[row.seed % 5])
    lubricant_can(cx - s * .060, cy + .018, cz, CANS[row.seed % 5], m, s * DOOR_HALF)
    shop_cloth(cx + s * .085, cy - .045, cz, CLOTHS[row.seed % 5], row.seed)

    interior.daylight(row, ambient=.08, key=70, lamp=8)
    # light raking down along the track and the jamb
    geo.area('raking light', (s * (DOOR_HALF - .22), -.30, joint + .80), (s * (TRACK_X - .02), .01, joint - .05), .16, 17 * row.light, row.daylight, size_y=.40)
    geo.camera(mirror(origin + place + jitter), mirror(origin + aim), lens=lens, fstop=4.0, focus=mirror(origin + (-.005, -.022, -.035)))
    return interior.recipe(row, ev=.50)


if __name__ == '__main__':
    interior.run(build)
