"""Broken torsion spring above the door: a clean gap in the coil, its chalk line slack and
straight, in some views the winding bars laid by on a step ladder.
"""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import geometry as geo, hardware as hw, interior, scene   # noqa: E402
from studio.hardware import shaft_z, wall_y   # noqa: E402

spring_length = .56                # length of one spring
#: Camera stands for the left spring: place, aim, lens, where along the spring it broke, how wide the gap is, where the
#: ladder's top with the winding bars stands, and the aperture. The last one shows the spring whole, with both its ends.
views = [
    ((-.56, -.72, 2.485), (-.235, .03, 2.410), 40, .44, .085, (-.56, -.20, 2.312), 4),
    ((-.52, -.66, 2.300), (-.225, .03, 2.462), 40, .42, .085, None, 4),
    ((-.84, -.60, 2.520), (-.310, .03, 2.440), 36, .48, .120, None, 8),
    ((-.60, -.90, 2.58), (-.308, .03, 2.472), 32.5, .50, .130, None, 8),
]


def counterbalance(garage, m, rng, gap):
    """Shaft, center bracket and both springs; the one on the garage's side is broken."""
    hw.torsion_shaft(m)
    hw.center_bracket(m, rng)
    for s in (-1, 1):
        hw.stationary_cone(s * .0022, s, m, rng)
        a, b = s * .022, s * (.022 + spring_length)
        hw.torsion_spring(a, b, s, m, rng, gap=gap if s == garage.side else None)
        hw.winding_cone(b, s, m, rng, turn=.55 if s < 0 else .2)
        groove = hw.cable_drum(s * hw.drum_x, s, m, rng)
        hw.wound_cable(groove, s, m)
        hw.end_bearing_plate(s, m, rng)


def build(picture):
    garage = interior.garage_of(picture)
    rng = np.random.default_rng(garage.seed)
    geo.reset()
    m = interior.parts(garage)
    s = garage.side
    place, aim, lens, at, gap, ladder, aperture = views[garage.view]

    def mirror(p):      # the stands are written for the left spring
        return (-s * p[0], p[1], p[2])

    jitter = rng.uniform(-1, 1, 3) * (.03, .03, .02) * garage.handheld

    interior.header_wall(garage, m, rng)
    interior.shell(garage, m, rng)
    interior.door_back(garage, m, rng, hinges=False)
    counterbalance(garage, m, rng, (at, gap))
    interior.warning_label()
    xs = np.arange(.10, 2.4, .42)
    interior.wall_wire([(-s * x, interior.face_y - .004, 2.87 + .008 * np.sin(5 * x)) for x in xs])
    geo.box('opener header bracket', (-.035, wall_y - .004, shaft_z + .19), (.035, wall_y, shaft_z + .29), m.plate, bevel=.001)
    geo.box('opener rail', (-.0155, -3.2, shaft_z + .195), (.0155, wall_y - .03, shaft_z + .226), m.sheet, bevel=.002)
    geo.box('opener belt', (-.006, -3.2, shaft_z + .190), (.006, wall_y - .05, shaft_z + .1935), m.black, bevel=.0008)
    if ladder:
        x, ly, z = mirror(ladder)
        interior.ladder_cap(m, x, ly, z)
        interior.bars_on(m, x, ly, z)

    interior.daylight(garage)
    place, aim = mirror(np.array(place) + jitter), mirror(aim)
    geo.camera(place, aim, lens=lens, fstop=aperture, focus=mirror((-.022 - spring_length * at, -.03, shaft_z)))
    return interior.recipe(garage, ev=.62)


if __name__ == '__main__':
    scene.run(build)
