"""Lifting cable off its drum: loose wraps crossed over the grooves, slack loops beside the
drum, the end bearing plate and the spring's winding cone in view.
"""
import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import geometry as geo, hardware as hw, interior, scene   # noqa: E402
from studio.hardware import cable_radius, drum_x, shaft_z   # noqa: E402

spring_length = .945
#: Camera stands for the left drum: place, aim, lens. The drum and the loops that hang below it fill the height.
views = [
    ((-.86, -.64, 2.420), (-1.150, .03, 2.352), 39),
    ((-1.00, -.70, 2.330), (-1.165, .03, 2.355), 39),
    ((-.78, -.47, 2.490), (-1.165, .02, 2.362), 32),
]


def cable_off_the_drum(side, groove, m, rng):
    """One wrap still lies in the spiral; then the cable climbs over the rim onto the shaft,
    falls in two loops and goes down past the door's edge."""
    r = groove(0)[1]

    def at(inward, y, dz):
        return (side * (drum_x - inward), y, shaft_z + dz)

    path = []
    for u in np.linspace(0, .95, 40):
        a = 2 * math.pi * (.95 - u)
        path.append((groove(u)[0], r * math.cos(a), shaft_z + r * math.sin(a)))
    # off the groove: (inward from the flange, angle in turns, radius)
    wander = [(.016, -.12, .0560), (.024, -.28, .0600), (.032, -.45, .0575), (.039, -.62, .0555), (.047, -.80, .0590),
              (.0585, -.97, .0640), (.068, -1.12, .0560), (.072, -1.28, .0420), (.074, -1.45, .0330), (.078, -1.62, .0300), (.084, -1.80,
                  .0320), (.090, -1.95, .0420)]
    path += [at(i, rr * math.cos(2 * math.pi * a), rr * math.sin(2 * math.pi * a)) for i, a, rr in wander]
    j = rng.uniform(-.012, .012, 6)
    loops = [(.098, .030, -.060), (.108, -.015, -.120 + j[0]), (.105, -.060, -.175 + j[1]), (.080 + j[2], -.082, -.215 + j[1]), (.040, -.078, -.205),
        (.020 + j[3], -.070, -.140),
             (.045, -.074, -.075 + j[4]), (.085, -.088, -.105), (.100 + j[5], -.092, -.190), (.070, -.086, -.265 + j[0]), (.025, -.060, -.285), (.004,
                 -.015, -.270), (.006, .020, -.300),
             (.010, .040, -.38), (.0125, .048, -.50), (.0115, .050, -.80), (.0125, .050, -1.3), (.012, .050, -2.3)]
    path += [at(*p) for p in loops]
    first = path[:40]
    geo.rope('lifting cable', np.concatenate([first, hw.spline(path[39:], 14)[1:]]), cable_radius, m.cable, strands=7, lay=.018)


def build(picture):
    garage = interior.garage_of(picture)
    rng = np.random.default_rng(garage.seed)
    geo.reset()
    m = interior.parts(garage)
    s = garage.side
    place, aim, lens = views[garage.view]

    def mirror(p):      # the stands are written for the left drum
        return (-s * p[0], p[1], p[2])

    interior.header_wall(garage, m, rng)
    interior.shell(garage, m, rng)
    interior.door_back(garage, m, rng, hinges=False)
    hw.torsion_shaft(m)
    hw.center_bracket(m, rng)
    for e in (-1, 1):
        hw.stationary_cone(e * .0022, e, m, rng)
        hw.torsion_spring(e * .022, e * (.022 + spring_length), e, m, rng, turns=7.25)
        hw.winding_cone(e * (.022 + spring_length), e, m, rng, turn=.45)
    hw.end_bearing_plate(s, m, rng)
    hw.track(s, m)
    hw.flag_bracket(s, m, rng)
    hw.top_bracket(s, m, rng)
    groove = hw.cable_drum(s * drum_x, s, m, rng, turn=.55)
    cable_off_the_drum(s, groove, m, rng)
    interior.wall_wire([(s * x, interior.face_y - .004, 2.80 + .008 * math.sin(5 * x)) for x in np.arange(.2, 2.6, .42)])

    interior.daylight(garage)
    # light past the drum, so that the slack cable stands bright before the wall
    geo.area('raking light', mirror((-.55, -.42, 2.75)), mirror((-1.22, -.05, 2.25)), .16, 5 * garage.light, garage.daylight, size_y=.40)
    jitter = rng.uniform(-1, 1, 3) * (.03, .03, .02) * garage.handheld
    geo.camera(mirror(np.array(place) + jitter), mirror(aim), lens=lens, fstop=4.0, focus=mirror((-1.255, -.045, shaft_z)))
    return interior.recipe(garage, ev=.58)


if __name__ == '__main__':
    scene.run(build)
