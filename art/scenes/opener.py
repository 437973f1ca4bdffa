"""Opener on its rail under the ceiling: motor unit with its lights on, belt or chain, trolley
with the red release cord, perforated hangers, wiring; the door's header at the far end.
"""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import geometry as geo, hardware as hw, interior, scene   # noqa: E402
from studio.hardware import drum_x   # noqa: E402

spring_length = .62
#: Camera stands: place, aim, lens. All but the last row look at the unit from behind.
views = [
    ((.80, -4.66, 1.98), (-.06, -2.6, 2.525), 40),
    ((1.02, -4.55, 2.12), (.05, -2.6, 2.47), 40),
    ((.42, -5.30, 1.80), (-.14, -2.3, 2.50), 43),
]
jackshaft_view = ((.62, -.98, 2.36), (1.42, .02, 2.30), 36)


def counterbalance(m, rng):
    hw.torsion_shaft(m)
    hw.center_bracket(m, rng)
    for s in (-1, 1):
        hw.stationary_cone(s * .0022, s, m, rng)
        hw.torsion_spring(s * .022, s * (.022 + spring_length), s, m, rng)
        hw.winding_cone(s * (.022 + spring_length), s, m, rng)
        groove = hw.cable_drum(s * drum_x, s, m, rng)
        hw.wound_cable(groove, s, m)
        hw.end_bearing_plate(s, m, rng)
        hw.track(s, m, run=2.6)
        hw.flag_bracket(s, m, rng)
        hw.top_bracket(s, m, rng)


def track_hangers(m):
    """Perforated angle that carries the rear ends of the horizontal tracks."""
    for s in (-1, 1):
        x, y = s * (hw.track_x + .004), -2.72
        hw.perforated_angle((x, y, 2.285), (x, y, 2.98), (0, 1, 0), m)
        hw.perforated_angle((x - s * .01, y + .02, 2.32), (x - s * .55, y + .02, 2.97), (0, 1, 0), m)


def build(picture):
    garage = interior.garage_of(picture)
    rng = np.random.default_rng(garage.seed)
    geo.reset()
    m = interior.parts(garage)
    o = hw.opener_materials(garage.opener_color)
    s = -garage.side       # stands are written for the right-hand side
    jitter = rng.uniform(-1, 1, 3) * (.06, .10, .05) * garage.handheld

    interior.header_wall(garage, m, rng)
    interior.shell(garage, m, rng, depth=6.6)
    interior.door_back(garage, m, rng, windows=garage.door != 'glass', glow=3.0)
    counterbalance(m, rng)
    interior.warning_label()

    if garage.opener == 'jackshaft':
        hw.jackshaft_operator(s, m, o, rng)
        interior.wall_wire([(s * 1.57, interior.face_y - .004, z) for z in (2.38, 2.55, 2.75, 2.96)])
        interior.daylight(garage)
        place, aim, lens = jackshaft_view
        geo.camera((s * place[0], place[1], place[2]), (s * aim[0], aim[1], aim[2]), lens=lens, fstop=4.0, focus=(s * 1.45, -.06, 2.40))
        return interior.recipe(garage, ev=.45)

    track_hangers(m)
    hw.opener_rail(m, o)
    hw.opener_drive(garage.opener, m, o)
    hw.trolley(-.66, m, o, rng, cord=.46)
    unit = hw.motor_unit(m, o, rng, glow=4.2 + .8 * garage.lamp)
    # what the lit covers give the room
    for y, aim_y in ((unit.back - .06, -6), (hw.rail_end_y + .06, 0)):
        geo.area('opener lamp', (0, y, unit.center[2]), (0, aim_y, 1.6), .22, 22, (1, .80, .56), size_y=.08)

    interior.daylight(garage, ambient=.12, key=110, lamp=0)
    door_glow = 55 if garage.door == 'glass' else 26
    geo.area('door windows', (0, -.06, 1.2 if garage.door == 'glass' else 1.86), (0, -4, 1.2), 2.2, door_glow * garage.light, garage.daylight,
        size_y=1.6 if garage.door == 'glass' else .30)
    place, aim, lens = views[garage.view]
    place = np.array(place) + jitter
    geo.camera((s * place[0], place[1], place[2]), (s * aim[0], aim[1], aim[2]), lens=lens, fstop=4.0, focus=(unit.center[0], unit.back, unit.center[2]))
    return interior.recipe(garage, ev=.30, wall_share=.7)


if __name__ == '__main__':
    scene.run(build)
