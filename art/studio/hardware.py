"""Counterbalance, track and opener hardware of a sectional garage door, seen from inside.

Coordinates, in meters: X runs along the torsion shaft (negative = left as seen from inside),
+Y points to the header wall and the street, -Y into the garage, Z up. `side` is -1 for the
left end of the door and +1 for the right end. The shaft's axis is at y = 0, z = shaft_z.
"""
import math
from dataclasses import dataclass
from types import SimpleNamespace

import bpy
import numpy as np
from mathutils import Vector

from . import geometry as geo
from . import materials as mat

shaft_z = 2.46          # height of the torsion shaft's axis
door_half = 1.27        # half the width of the door
wall_y = 0.088          # face of the jambs and of the spring pad
door_back_y = 0.040     # back face of the closed door
track_y = 0.008         # center line of the vertical track
track_x = door_half + 0.055   # outer face (web) of the track
wire_radius = 0.0032           # radius of the spring wire (0.250 in)
coil_radius = 0.0254 + wire_radius + 0.0004   # mean radius of a 2 in spring
drum_radius = 0.0508    # 4 in drum, at the groove's crest
groove_pitch = 0.0049
cable_radius = 0.0016          # radius of a 1/8 in lifting cable
drum_x = door_half + 0.026    # outer flange of the drum


@dataclass(frozen=True)
class Wear:
    """How old the metal looks: red rust, dust on what faces up, general grime; each 0..1."""
    rust: float = 0.0
    dust: float = 0.1
    grime: float = 0.15


# ---- materials ------------------------------------------------------------

def _aged(m, shader, wear, rust=1.0, scale=48):
    """Lay rust (pits that grow together) and dust (on faces that look up) over a shader."""
    amount = min(1.0, wear.rust * rust)
    if amount > 0.07:
        pits = m.math('ADD', m.noise(scale, 6, .72), m.mr(m.noise(7, 3), .3, .7, -.13, .13))
        edge = .70 - .24 * amount
        mask = m.ramp(pits, [(edge, 0), (edge + .09, min(1, .55 + amount))])
        color = m.mix(m.mr(m.noise(scale * 5, 4, .65), .35, .65, 0, 1), (.070, .032, .018), (.20, .083, .034))
        shader = m.n('MixShader', {0: mask, 1: shader, 2: m.bsdf(color, .88, 0, m.bump(pits, .35, .0008), spec=.2)})
    if wear.dust > 0.01:
        up = m.xyz(m.geo().outputs['Normal'])[2]
        mask = m.math('MULTIPLY', m.mr(up, .15, .95, 0, wear.dust), m.mr(m.noise(26, 5, .65), .3, .68, .35, 1))
        shader = m.n('MixShader', {0: mask, 1: shader, 2: m.bsdf((.36, .31, .245), .95, 0, spec=.1)})
    return shader


def galvanized(name, wear, scale=130, base=.60, spangle=.07, rough=.36):
    """Hot-dip galvanized sheet: small distorted crystals drive value and roughness."""
    m = mat.M(name)
    wobble = m.n('VectorMath', {0: m.noise(scale * .9, 3, .6, out='Color'), 1: (.9 / scale,) * 3}, operation='MULTIPLY')
    vec = m.n('VectorMath', {0: m.obj, 1: wobble.outputs[0]}, operation='ADD').outputs[0]
    crystal = m.n('SeparateXYZ', {0: m.voro(scale, out='Color', vec=vec)}).outputs
    value = m.math('ADD', m.mr(crystal[0], 0, 1, base - spangle, base + spangle), m.mr(m.noise(6, 4, .6), .3, .7, -.04, .04))
    color = m.n('CombineXYZ', {0: m.math('MULTIPLY', value, .985), 1: value, 2: m.math('MULTIPLY', value, 1.02)}).outputs[0]
    rough_ = m.math('ADD', m.mr(crystal[1], 0, 1, rough - .05, rough + .06), m.mr(m.noise(16, 5, .65), .35, .65, -.05, .09))
    stain = m.math('MULTIPLY', m.mr(m.noise(11, 6, .72), .50, .74, 0, 1), wear.grime)
    color = m.mix(stain, color, (.22, .195, .165))
    metal = m.bsdf(color, m.math('ADD', rough_, m.math('MULTIPLY', stain, .5)), 1, m.bump(m.noise(9, 3), .10, .003))
    return m.done(_aged(m, metal, wear, .8, 42))


def plated(name, wear, tint=(.62, .60, .56), rough=.30):
    """Zinc-plated fastener; fasteners are the first to rust."""
    m = mat.M(name)
    n = m.noise(45, 5, .6)
    color = m.mix(m.mr(n, .35, .65, 0, .5), tint, tuple(c * .62 for c in tint))
    metal = m.bsdf(color, m.mr(n, .3, .7, rough - .06, rough + .16), 1, m.bump(m.noise(300, 3), .06, .0005))
    return m.done(_aged(m, metal, wear, 1.35, 95))


def cast_aluminum(name, wear, color=(.58, .58, .585)):
    m = mat.M(name)
    fine, broad = m.noise(420, 4, .6), m.noise(22, 5, .65)
    tone = m.mix(m.ramp(broad, [(.46, 0), (.78, .45)]), color, tuple(c * .5 for c in color))
    metal = m.bsdf(tone, m.mr(broad, .3, .7, .34, .52), 1, m.bump(fine, .35, .0006))
    return m.done(_aged(m, metal, wear, .12, 60))


def painted_casting(name, wear, color, rough=.34):
    """Thick enamel on a cast cone, chipped here and there."""
    m = mat.M(name)
    n = m.noise(28, 6, .7)
    chips = m.ramp(m.noise(95, 5, .7), [(.67, 0), (.70, .8)])
    paint = m.bsdf(m.hsv(color, v=m.mr(n, .3, .7, .78, 1.15)), m.mr(n, .3, .7, rough - .08, rough + .14), 0, m.bump(m.noise(160, 4, .6), .25, .0008))
    bare = m.bsdf((.50, .49, .48), .42, 1, m.bump(m.noise(160, 4, .6), .15, .0006))
    return m.done(_aged(m, m.n('MixShader', {0: chips, 1: paint, 2: bare}), wear, .5, 70))


def spring_wire(name, wear, finish='oil', line=(.62, .60, .50), line_turns=0.0, line_phase=0.25):
    """Spring wire with the installer's chalk line.

    The line is drawn straight along the relaxed spring, so it winds round as often as the
    spring is wound (`line_turns` per meter) and is straight again on a broken one. It sits
    only on the crest of each coil, dry and patchy.
    """
    m = mat.M(name)
    broad, fine = m.noise(30, 5, .6), m.noise(700, 3, .6)
    if finish == 'oil':
        color = m.mix(m.mr(broad, .35, .65, 0, 1), (.050, .047, .045), (.105, .097, .090))
        rough, metallic = m.mr(broad, .35, .65, .22, .36), .92
    else:
        color = m.mix(m.mr(broad, .35, .65, 0, 1), (.46, .465, .47), (.36, .36, .36))
        rough, metallic = m.mr(broad, .35, .65, .26, .42), 1
    wire = m.bsdf(color, rough, metallic, m.bump(fine, .10, .0004))
    shader = _aged(m, wire, wear, 1.15, 60)
    x, y, z = m.xyz()
    angle = m.math('DIVIDE', m.math('ARCTAN2', z, y), 2 * math.pi)
    turn = m.math('ADD', m.math('ADD', angle, m.math('MULTIPLY', x, line_turns)), 10.0 - line_phase)
    off = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', turn), .5))
    off = m.math('ADD', off, m.mr(m.noise(160, 4, .65), .3, .7, -.012, .012))
    radius = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', y, y), m.math('MULTIPLY', z, z)))
    crest = m.mr(m.math('ADD', radius, m.mr(m.noise(400, 3, .6), .3, .7, -.0006, .0006)), coil_radius + wire_radius * .30, coil_radius + wire_radius * .62, 0, 1)
    cover = m.math('MULTIPLY', m.ramp(off, [(.019, 1), (.037, 0)]), m.ramp(m.noise(240, 5, .75), [(.38, .0), (.60, .92)]))
    chalk = m.bsdf(m.hsv(line, v=m.mr(m.noise(300, 3, .6), .3, .7, .75, 1.1)), 1.0, 0, m.bump(fine, .35, .0006), spec=.05)
    return m.done(m.n('MixShader', {0: m.math('MULTIPLY', cover, crest), 1: shader, 2: chalk}))


def lifting_cable_wire(wear):
    """Galvanized aircraft cable, greased and gray; orange where salt got in."""
    m = mat.M('lifting cable')
    n = m.noise(60, 4, .6)
    color = m.mix(m.mr(n, .35, .65, 0, 1), (.40, .395, .385), (.24, .235, .225))
    return m.done(_aged(m, m.bsdf(color, .50, 1), wear, .95, 80))


def hardware_materials(wear=Wear(), spring_finish='oil', cone='red', line=(.62, .60, .50)):
    """Everything the parts below are made of, in one namespace."""
    clean = Wear(wear.rust * .25, wear.dust, wear.grime)
    red, black = (.26, .010, .009), (.018, .018, .019)
    m = SimpleNamespace(wear=wear, spring_finish=spring_finish, line=line)
    m.plate = galvanized('galvanized plate', wear, 120, .60, .07)
    m.sheet = galvanized('galvanized sheet', wear, 170, .58, .045, .34)
    m.shaft = galvanized('torsion shaft', wear, 160, .56, .03, .27)
    m.stamp = galvanized('stamped number', Wear(0, wear.dust, .8), 170, .46, .03, .42)
    m.zinc = plated('zinc', wear)
    m.yellow_zinc = plated('yellow zinc', wear, (.70, .58, .36), .28)
    m.cast = cast_aluminum('cast aluminum', wear)
    m.cone_left = painted_casting('left winding cone', clean, red if cone == 'red' else (.52, .52, .53))
    m.cone_right = painted_casting('right winding cone', clean, black)
    m.bearing = mat.steel('bearing steel', (.45, .45, .46), .22, axis=0)
    m.bar = mat.steel('winding bar', (.42, .42, .43), .25, axis=2)
    m.cable = lifting_cable_wire(wear)
    m.nylon = mat.nylon()
    m.void = mat.simple('hole', (.012, .012, .012), .8)
    m.black = mat.simple('black steel', (.02, .02, .02), .45)
    m.rubber = mat.simple('black rubber', (.016, .016, .016), .75)
    m.break_face = mat.steel('fracture', (.62, .61, .60), .5, axis=0)
    return m


# ---- small helpers --------------------------------------------------------

def orient(obj, direction, location):
    """Turn an object built along +Z to `direction` and put it at `location`."""
    obj.rotation_mode = 'QUATERNION'
    obj.rotation_quaternion = Vector(direction).to_track_quat('Z', 'Y')
    obj.location = location
    return obj


def arc(cy, cz, radius, start, end, n=16):
    return [(cy + radius * math.cos(a), cz + radius * math.sin(a)) for a in np.linspace(start, end, n)]


def spline(points, per_span=16):
    """Centripetal-looking Catmull-Rom curve through the points (uniform, numpy)."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(p) - 2):
        t = np.linspace(0, 1, per_span, endpoint=False)[:, None]
        a, b, c, d = p[i - 1], p[i], p[i + 1], p[i + 2]
        out.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - 3 * c + d - a) * t ** 3))
    out.append(p[-2][None])
    return np.concatenate(out)


def bolt_head(location, axis, across_flats, height, material, washer=0.0, rng=None, sides=6, turn=None):
    """Hexagon (or square) head with a chamfered top; `axis` points out of the surface."""
    turn = (rng.uniform(0, 6) if rng is not None else .3) if turn is None else turn
    radius = across_flats / 2 / math.cos(math.pi / sides)
    chamfer = height * .18
    verts = []
    for z, r in ((0, radius), (height - chamfer, radius), (height, radius - chamfer * 1.3)):
        verts += [(r * math.cos(turn + i * 2 * math.pi / sides), r * math.sin(turn + i * 2 * math.pi / sides), z) for i in range(sides)]
    faces = [(b + i, b + (i + 1) % sides, b + sides + (i + 1) % sides, b + sides + i) for b in (0, sides) for i in range(sides)]
    faces.append(tuple(range(2 * sides, 3 * sides)))
    head = geo.mesh('bolt head', verts, faces, material, bevel=across_flats * .035, seg=2)
    orient(head, axis, Vector(location) + Vector(axis) * washer * .25)
    if washer:
        profile = [(0, across_flats * .3), (0, washer), (washer * .12, washer * 1.05), (washer * .22, washer * .98), (washer * .25, across_flats * .3)]
        orient(geo.lathe('washer', profile, material, axis='z', segs=32), axis, location)
    return head


def lag_screw(location, m, rng, axis=(0, -1, 0)):
    return bolt_head(location, axis, .0127, .0062, m.zinc, washer=.0125, rng=rng)


def set_screw(x, radius, angle, m, rng, z=shaft_z):
    """Square-headed set screw pointing at the shaft from `angle` in the Y-Z plane."""
    d = (0, math.cos(angle), math.sin(angle))
    at = (x, d[1] * radius, z + d[2] * radius)
    bolt_head(at, d, .0092, .0085, m.yellow_zinc, rng=rng, sides=4)
    orient(geo.lathe('set screw', [(-.010, .0045), (.001, .0045)], m.yellow_zinc, axis='z', segs=20), d, at)


def round_head(location, axis, radius, material):
    """Head of a carriage or track bolt."""
    profile = [(0, radius)] + [(radius * .55 * math.sin(a), radius * math.cos(a)) for a in np.linspace(.05, math.pi / 2 * .99, 9)]
    return orient(geo.lathe('round head', profile, material, axis='z', segs=28), axis, location)


def plate_across(x, thickness, outline, material, z=shaft_z, bevel=.0012):
    """Plate square to the shaft, from an outline in (y, z)."""
    n = len(outline)
    verts = [(x - thickness / 2, y, z + dz) for y, dz in outline] + [(x + thickness / 2, y, z + dz) for y, dz in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return geo.mesh('plate', verts, faces, material, bevel=bevel, seg=2)


# ---- torsion spring -------------------------------------------------------

def torsion_shaft(m, half=door_half, z=shaft_z):
    e = half + .13
    return geo.lathe('torsion shaft', [(-e, .0105), (-e, .0125), (-e + .001, .0127), (e - .001, .0127), (e, .0125), (e, .0105)], m.shaft, segs=40, loc=(0, 0, z))


def coil(x0, x1, rng, hand, pitch=wire_radius * 2 * 1.035, start=0.0, jitter=.012, per_turn=44):
    """Center line of a close-wound coil from x0 to x1, each turn a little off."""
    n = int(abs(x1 - x0) / pitch * per_turn)
    t = np.arange(n) / per_turn
    knots = max(4, int(t[-1]) + 2)
    dx = np.interp(t, np.arange(knots), rng.normal(0, pitch * jitter * 2, knots))
    dr = np.interp(t, np.arange(knots), rng.normal(0, coil_radius * .004, knots))
    sign = np.sign(x1 - x0)
    a = start + hand * sign * 2 * math.pi * t
    return np.stack([x0 + sign * t * pitch + dx, (coil_radius + dr) * np.cos(a), (coil_radius + dr) * np.sin(a)], 1)


def torsion_spring(x_fixed, x_wound, side, m, rng, gap=None, z=shaft_z, turns=7.25, phase=.94):
    """Spring from its stationary cone to its winding cone.

    The left spring is right-wound and the other way round. `gap` = (fraction of the length
    from the stationary cone, width) breaks it: both pieces relax, the chalk line is straight
    again but no longer meets, and the coils close up.
    """
    hand = 1 if side < 0 else -1
    length = abs(x_wound - x_fixed)

    def piece(a, b, start, line_turns, line_phase, broken_end):
        wire = spring_wire('spring wire', m.wear, m.spring_finish, m.line, line_turns, line_phase)
        pitch = wire_radius * 2 * (1.012 if broken_end else 1.035)
        path = coil(a, b, rng, hand, pitch, start)
        if broken_end:   # the last half turn springs out a little
            n = min(22, len(path))
            open_ = np.linspace(0, 1, n)[:, None] ** 2
            path[-n:, 1:] *= 1 + .07 * open_
            path[-n:, 0:1] += np.sign(b - a) * .0022 * open_
        o = geo.sweep('torsion spring', geo.circ(wire_radius, 14), path, wire, smooth=True, auto=60)
        o.location = (0, 0, z)
        if broken_end:
            end = path[-3:] + (path[-1] - path[-2]) * 1.2
            tip = geo.sweep('fracture', geo.circ(wire_radius * .97, 14), end, m.break_face, smooth=True, auto=40)
            tip.location = (0, 0, z)

    if gap is None:
        piece(x_fixed, x_wound, .3, -hand * turns / length, phase, False)
        return
    fraction, width = gap
    sign = np.sign(x_wound - x_fixed)
    at = x_fixed + (x_wound - x_fixed) * fraction
    piece(x_fixed, at - sign * width / 2, .3, 0, phase, True)
    piece(x_wound, at + sign * width / 2, 1.1, 0, phase + .07, True)


def winding_cone(x, side, m, rng, turn=.35, z=shaft_z):
    """Cone at the spring's outer end: four sockets for the winding bars, two set screws."""
    s = side
    material = m.cone_left if side < 0 else m.cone_right
    profile = [(-.030, coil_radius - wire_radius - .005), (-.030, coil_radius - wire_radius - .0004), (0, coil_radius - wire_radius - .0004), (0, .0345), (.0015, .0358),
               (.007, .0358), (.0085, .0345), (.0085, .0300), (.036, .0285), (.0375, .027), (.0375, .0215), (.058, .0205),
               (.0595, .019), (.0595, .0135), (.02, .0132)]
    profile = [(x + s * a, r) for a, r in profile]
    geo.lathe('winding cone', profile if s > 0 else profile[::-1], material, segs=72, loc=(0, 0, z), auto=30)
    socket_x = x + s * .0225
    for i in range(4):
        a = turn + i * math.pi / 2
        d = (0, math.cos(a), math.sin(a))
        orient(geo.lathe('boss', [(.010, .0122), (.0345, .0116), (.0362, .0105), (.0362, .0066)], material, axis='z', segs=36), d, (socket_x, 0, z))
        orient(geo.lathe('socket', [(.012, .0001), (.012, .0064), (.0361, .0066)], m.void, axis='z', segs=30), d, (socket_x, 0, z))
    for i in range(2):
        set_screw(x + s * .048, .0265, turn + math.pi / 4 + i * math.pi / 2, m, rng, z)
    return socket_x


def stationary_cone(x, side, m, rng, z=shaft_z):
    """Cone whose flange is bolted to the center bracket; the spring leaves toward `side`."""
    s = side
    flange = (arc(0, 0, .0375, -.9, .9, 14) + arc(0, .050, .0125, .25, math.pi - .25, 9)
              + arc(0, 0, .0375, math.pi - .9, math.pi + .9, 14) + arc(0, -.050, .0125, math.pi + .25, 2 * math.pi - .25, 9))
    plate_across(x + s * .004, .008, flange, m.cast, z, bevel=.0022)
    inner = coil_radius - wire_radius - .0004
    profile = [(x + s * a, r) for a, r in [(.006, .034), (.014, .0325), (.016, .031), (.016, inner), (.050, inner), (.050, .016)]]
    geo.lathe('stationary cone', profile if s > 0 else profile[::-1], m.cast, segs=64, loc=(0, 0, z), auto=30)
    for e in (1, -1):
        bolt_head((x + s * .008, 0, z + e * .050), (s, 0, 0), .0143, .0062, m.zinc, washer=.0115, rng=rng)


def bearing(x, m, z=shaft_z):
    """Pressed ball-bearing in a plate: outer race, cage gap, inner race round the shaft."""
    half = [(.0022, .0305), (.0025, .0262), (.0052, .0255), (.0068, .0240), (.0068, .0222), (.0050, .0216), (.0050, .0182), (.0105, .0178),
        (.0110, .0170), (.0110, .0132)]
    profile = [(x - a, r) for a, r in half[::-1]] + [(x + a, r) for a, r in half]
    geo.lathe('bearing', profile, m.bearing, segs=56, loc=(0, 0, z), auto=28)


def center_bracket(m, rng, x=0.0, z=shaft_z, wall=wall_y):
    """Center bearing bracket on the spring pad: ribbed wall plate, web with the bearing."""
    geo.box('wall plate', (x - .045, wall - .0035, z - .105), (x + .045, wall, z + .105), m.plate, bevel=.0012)
    for dz0, dz1 in ((-.094, -.028), (.028, .094)):
        geo.box('stamped rib', (x + .017, wall - .0068, z + dz0), (x + .026, wall - .002, z + dz1), m.plate, bevel=.003, seg=3)
    web = [(wall - .002, -.095), (wall - .002, .095), (wall - .02, .095)] + arc(0, 0, .066, math.pi * .46, math.pi * 1.54, 30) + [(wall - .02, -.095)]
    plate_across(x, .0045, web, m.plate, z)
    bearing(x, m, z)
    for dx, dz in ((-.028, .082), (-.028, -.082), (.034, .0)):
        lag_screw((x + dx, wall - .0035, z + dz), m, rng)


def winding_bar(m, start, end):
    """Half-inch cold-rolled bar from `start` to `end`."""
    a, b = Vector(start), Vector(end)
    n = (b - a).length
    profile = [(-.0005, .0001), (0, .0058), (.001, .0062), (n - .0015, .0062), (n - .0005, .0055), (n, .0001)]
    return orient(geo.lathe('winding bar', profile, m.bar, axis='z', segs=28), (b - a).normalized(), a)


# ---- drum, cable, end bearing plate ---------------------------------------

def cable_drum(x, side, m, rng, z=shaft_z, turn=.9, grooves=8):
    """4 in lifting drum. Its outer flange is at `x`, next to the end bearing plate; the hub
    with the set screws faces the spring. The groove is one spiral, not a row of rings.
    Returns a function: turns along the groove -> (x, radius) of the groove's floor."""
    s, w = side, groove_pitch
    barrel0 = .0075
    barrel = w * grooves
    # outer flange
    flange = [(0, .017), (0, .0605), (.0015, .0622), (.0045, .0622), (.006, .0605), (.0072, drum_radius - .001)]
    flange = [(x - s * a, r) for a, r in flange]
    geo.lathe('drum flange', flange[::-1] if s > 0 else flange, m.cast, segs=96, loc=(0, 0, z), auto=34)
    # spiral barrel
    na, nt = grooves * 9 + 1, 120
    a = np.linspace(0, barrel, na)[:, None]
    th = np.arange(nt)[None, :] / nt
    phase = a / w - (th if s > 0 else 1 - th)
    fade = np.clip(np.minimum(a, barrel - a) / (w * .3), 0, 1)
    r = drum_radius - .0019 * fade * np.sqrt(np.abs(np.sin(math.pi * phase)))
    ang = 2 * math.pi * th + turn
    v = np.stack([np.broadcast_to(x - s * (barrel0 + a), r.shape), r * np.cos(ang), r * np.sin(ang)], -1).reshape(-1, 3)
    i, j = np.arange(na - 1)[:, None] * nt, np.arange(nt)[None, :]
    j2 = (j + 1) % nt
    q = np.stack([i + j, i + nt + j, i + nt + j2, i + j2], -1).reshape(-1, 4)
    geo.mesh('drum barrel', v, [q if s > 0 else q[:, ::-1]], m.cast, smooth=True, auto=50, loc=(0, 0, z))
    # hub side: rim, recessed web, hub
    e = barrel0 + barrel
    rim = [(e, drum_radius), (e + .001, drum_radius + .0055), (e + .0035, drum_radius + .0065), (e + .006, drum_radius + .0055), (e + .0065, drum_radius - .004),
           (e + .0065, drum_radius - .010), (e - .016, drum_radius - .013), (e - .018, .026), (e + .012, .0235), (e + .0135, .0215), (e + .0135, .0132)]
    rim = [(x - s * a, r) for a, r in rim]
    geo.lathe('drum hub', rim[::-1] if s > 0 else rim, m.cast, segs=96, loc=(0, 0, z), auto=34)
    for k in range(6):
        rib = geo.box('drum rib', (-.0105, .023, -.0022), (.0105, .0400, .0022), m.cast, bevel=.001)
        rib.location = (x - s * (e - .0065), 0, z)
        rib.rotation_euler = (k * math.pi / 3 + turn, 0, 0)
    for k in range(2):
        set_screw(x - s * (e + .005), .0285, turn + .5 + k * math.pi / 2, m, rng, z)

    def groove(turns):
        return x - s * (barrel0 + w * (turns + .5)), drum_radius - .0019 + cable_radius
    return groove


def wound_cable(groove, side, m, turns=1.6, drop=2.3, z=shaft_z, extra=None):
    """Cable laid in the drum's groove, leaving on the door's side and running down."""
    n = int(turns * 48)
    u = np.linspace(turns, 0, n)
    xs = np.array([groove(turns - t)[0] for t in u])   # the stop sits at the outer flange
    r = groove(0)[1]
    a = 2 * math.pi * u      # ends at angle 0: toward the door
    lap = np.stack([xs, r * np.cos(a), z + r * np.sin(a)], 1)
    down = np.linspace(0, 1, 70)[1:, None]
    line = lap[-1] + (np.array([lap[-1][0], r, z - drop]) - lap[-1]) * down
    return geo.rope('lifting cable', np.concatenate([lap, line]), cable_radius, m.cable, strands=7, lay=.018)


def end_bearing_plate(side, m, rng, z=shaft_z, wall=wall_y):
    """Angle plate at the shaft's end that carries its bearing; lagged to the jamb."""
    s = side
    x = s * (door_half + .042)
    outline = ([(wall - .001, -.155), (wall - .001, .085), (.050, .085)] + arc(0, 0, .050, math.pi * .42, math.pi * 1.38, 24) + [(.020, -.155)])
    plate_across(x, .003, outline, m.plate, z)
    geo.box('plate foot', (x, wall - .003, z - .155), (x + s * .055, wall, z + .085), m.plate, bevel=.001)
    bearing(x, m, z)
    for dz in (.055, -.02, -.125):
        lag_screw((x + s * .032, wall - .003, z + dz), m, rng)
    for a in (.75, 2.35, 3.95, 5.55):
        round_head((x - s * .0015, .0385 * math.cos(a), z + .0385 * math.sin(a)), (-s, 0, 0), .0058, m.zinc)
    return x


# ---- track, rollers, hinges -----------------------------------------------

def track_profile(width=.054, depth=.026, lip=.009, corner=.0085, gauge=.0018):
    """Outline (s, u) of a 2 in track: flat web, rounded shoulders, lips curled in; opens to +s."""
    def half(w, d, c, l, sign):
        pts = [(0, sign * t) for t in (0.0, .5 * (w / 2 - c))]
        pts += [(c - c * math.cos(a), sign * (w / 2 - c + c * math.sin(a))) for a in np.linspace(0, math.pi / 2, 7)]
        k = l * .45
        pts += [(d - k + k * math.sin(a), sign * (w / 2 - k + k * math.cos(a))) for a in np.linspace(0, math.pi / 2, 6)]
        pts += [(d, sign * (w / 2 - l))]
        return pts
    outer = half(width, depth, corner, lip, 1)[::-1] + half(width, depth, corner, lip, -1)[1:]
    g = gauge
    inner = [(a + g, b) for a, b in (half(width - 2 * g, depth - 2 * g, corner - g, lip - g, 1)[::-1] + half(width - 2 * g, depth - 2 * g, corner - g,
        lip - g, -1)[1:])]
    return outer + inner[::-1]


def track(side, m, bend_z=2.31, radius=.305, bottom=.02, run=2.5, x=track_x, y=track_y):
    """Vertical track, radius, horizontal run into the garage; the channel opens to the door."""
    s = -side
    up = [(side * x, y, z) for z in np.linspace(bottom, bend_z - radius, 8)]
    bend = [(side * x, y - radius + radius * math.cos(a), bend_z - radius + radius * math.sin(a)) for a in np.linspace(0, math.pi / 2, 26)[1:]]
    flat = [(side * x, yy, bend_z) for yy in np.linspace(y - radius, y - radius - run, 8)[1:]]
    p = np.array(up + bend + flat, float)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    across = np.tile(np.array([[s, 0, 0]], float), (len(p), 1))
    return geo.sweep('track', np.array(track_profile()), p, m.sheet, fr=(t, across, np.cross(across, t)), auto=40)


def track_bracket(side, z, m, rng, wall=wall_y):
    """Slotted angle that holds the vertical track off the jamb."""
    s = side
    x = s * track_x
    geo.box('bracket leg', (x + s * .0002, track_y - .018, z - .032), (x + s * .0024, wall, z + .032), m.plate, bevel=.0009)
    geo.box('bracket foot', (x + s * .0002, wall - .0024, z - .032), (x + s * .048, wall, z + .032), m.plate, bevel=.0009)
    lag_screw((x + s * .028, wall - .0024, z), m, rng)
    bolt_head((x + s * .0024, track_y, z), (s, 0, 0), .0105, .0060, m.zinc, washer=.0098, rng=rng)
    round_head((x - s * .0018, track_y, z), (-s, 0, 0), .0075, m.zinc)


def flag_bracket(side, m, rng, wall=wall_y, bend_z=2.31, radius=.305):
    """Triangular plate that joins the vertical track's head, the curve and the jamb."""
    s = side
    x = s * (track_x + .0012)
    outline = [(wall, -.40), (wall, .055), (-.15, .055), (-.165, .045), (-.165, .015), (-.02, -.10), (-.02, -.40)]
    plate_across(x, .0022, outline, m.plate, bend_z, bevel=.0009)
    geo.box('flag foot', (x, wall - .0024, bend_z - .40), (x + s * .050, wall, bend_z + .055), m.plate, bevel=.0009)
    for dz in (-.34, -.2, -.05):
        lag_screw((x + s * .032, wall - .0024, bend_z + dz), m, rng)
    for y, dz in ((track_y, -.335), (-.12, -.008), (-.06, .032), (.03, .032)):
        round_head((x - s * .0028, y, bend_z + dz), (-s, 0, 0), .0068, m.zinc)


def roller(side, z, m, y=track_y, stem=.105, wheel=.0225):
    """Nylon roller with a ball bearing, its stem pointing to the door."""
    s = side
    x = s * (track_x - .0135)
    loc = (0, y, z)
    flip = 1 if s > 0 else -1
    tire = [(-.0085, .0120), (-.0085, .0160), (-.0080, wheel - .0035), (-.0066, wheel - .0010), (-.0045, wheel), (.0045, wheel),
        (.0066, wheel - .0010), (.0080, wheel - .0035), (.0085, .0160), (.0085, .0120)]
    geo.lathe('roller', [(x - s * a, r) for a, r in tire][::-flip], m.nylon, segs=64, loc=loc, auto=40)
    race = [(.0078, .0122), (.0090, .0120), (.0094, .0112), (.0094, .0100), (.0082, .0098), (.0082, .0078), (.0100, .0076), (.0104, .0070), (.0104, .0050)]
    geo.lathe('roller race', [(x - s * a, r) for a, r in race][::-flip], m.bearing, segs=40, loc=loc, auto=30)
    rod = [(.006, .0002), (.006, .0055), (stem - .0012, .0055), (stem, .0045), (stem, .0002)]
    geo.lathe('roller stem', [(x - s * a, r) for a, r in rod][::-flip], m.zinc, segs=28, loc=loc)
    return x


def stamped_number(text, location, size, material, depth=.00045):
    """Number raised in the hinge's leaf, facing the garage."""
    curve = bpy.data.curves.new('number', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, 'CENTER', 'CENTER'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth, .00035, 2
    obj = bpy.data.objects.new('number', curve)
    geo._link(obj)
    obj.rotation_euler = (math.pi / 2, 0, 0)
    obj.location = location
    curve.materials.append(material)
    return obj


def _bent_strip(outline, x0, x1, gauge, material):
    """Sheet strip bent along `outline` (y, z), from x0 to x1."""
    p = np.asarray(outline, float)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    ring = np.concatenate([p + n * gauge / 2, (p - n * gauge / 2)[::-1]])
    k = len(ring)
    verts = [(x0, *q) for q in ring] + [(x1, *q) for q in ring]
    faces = [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)]
    h = len(p)
    faces += [(i, i + 1, k - 2 - i, k - 1 - i) for i in range(h - 1)]
    faces += [(k + k - 1 - i, k + k - 2 - i, k + i + 1, k + i) for i in range(h - 1)]
    return geo.mesh('bent strip', verts, faces, material, bevel=gauge * .28, seg=2)


def hinge(x, z, number, m, rng, side=0, stem_y=track_y, back=door_back_y, width=.066):
    """Section hinge on the joint at height z. With `side` it is an end hinge: the tube on its
    lower leaf carries the roller's stem; without, a plain middle hinge (always number 1)."""
    g = .0021
    y = back - g
    pin_y, pin_z = back - .0125, z + .004
    # lower leaf and its two knuckles, upper leaf and its one between them
    geo.box('lower leaf', (x - width / 2, y, z - .078), (x + width / 2, back, z - .004), m.plate, bevel=.0009)
    geo.box('upper leaf', (x - width / 2, y, z + .012), (x + width / 2, back, z + .066), m.plate, bevel=.0009)
    third = width / 3
    def knuckle(x0, x1, material):
        geo.lathe('knuckle', [(x0, .0035), (x0, .0066), (x0 + .0006, .0072), (x1 - .0006, .0072), (x1, .0066), (x1, .0035)], material, segs=28,
            loc=(0, pin_y, pin_z), auto=30)
    knuckle(x - width / 2, x - third / 2 - .0004, m.plate)
    knuckle(x + third / 2 + .0004, x + width / 2, m.plate)
    knuckle(x - third / 2, x + third / 2, m.plate)
    curl = [(y + g / 2, z - .020), (y + g / 2, z - .012), (pin_y + .0040, pin_z - .0062), (pin_y - .001, pin_z - .0071)]
    _bent_strip(curl, x - width / 2, x - third / 2 - .0004, g, m.plate)
    _bent_strip(curl, x + third / 2 + .0004, x + width / 2, g, m.plate)
    curl = [(y + g / 2, z + .026), (y + g / 2, z + .019), (pin_y + .0040, pin_z + .0062), (pin_y - .001, pin_z + .0071)]
    _bent_strip(curl, x - third / 2, x + third / 2, g, m.plate)
    geo.lathe('hinge pin', [(x - width / 2 - .002, .0002), (x - width / 2 - .002, .0046), (x - width / 2, .0046), (x + width / 2, .0034),
        (x + width / 2 + .002, .0034), (x + width / 2 + .002, .0002)], m.zinc, segs=20, loc=(0, pin_y, pin_z))
    for dx in (-.020, .020):
        for dz in (-.062, .056 if dx else 0):
            bolt_head((x + dx, y, z + dz), (0, -1, 0), .0095, .0050, m.zinc, washer=.0088, rng=rng)
    stamped_number(str(number), (x, y - .0004, z + .046), .024, m.stamp)
    if side:
        # the roller carrier: two cheeks standing on the lower leaf, a tube through both
        zc = z - .033
        for dx in (-.024, .024):
            cheek = arc(stem_y, 0, .0105, math.pi * .5, math.pi * 1.5, 14) + [(y + .0008, -.0165), (y + .0008, .0165)]
            plate_across(x + dx, .0021, cheek, m.plate, zc, bevel=.0006)
        geo.lathe('roller tube', [(x - .034, .0058), (x - .034, .0072), (x - .0334, .0078), (x + .0334, .0078), (x + .034, .0072), (x + .034, .0058)],
            m.plate, segs=32, loc=(0, stem_y, zc), auto=30)
        return zc
    return z


def bottom_bracket(side, m, rng, z=.02, back=door_back_y):
    """Corner bracket of the bottom section: roller tube, and the pin for the cable's loop."""
    s = side
    x = s * (door_half - .045)
    geo.box('bottom bracket', (x - .045, back - .003, z), (x + .045, back, z + .11), m.plate, bevel=.001)
    geo.box('bracket shelf', (x - .045, back - .045, z), (x + .045, back, z + .003), m.plate, bevel=.001)
    for dx, dz in ((-.03, .09), (.03, .09), (-.03, .05), (.03, .05)):
        bolt_head((x + dx, back - .003, z + dz), (0, -1, 0), .0111, .0055, m.zinc, washer=.0105, rng=rng)
    geo.lathe('cable pin', [(0, .0002), (0, .0055), (.06, .0055), (.062, .0075), (.066, .0075), (.066, .0002)][::s], m.zinc,
        segs=24).location = (s * door_half - s * .03, back + .006, z + .05)


# ---- perforated angle -----------------------------------------------------

def perforated_angle(start, end, face, m, leg=.032, gauge=.0022, pitch=.0254):
    """Perforated angle iron from `start` to `end`; `face` is the direction of its first leg."""
    a, b = Vector(start), Vector(end)
    along = (b - a).normalized()
    one = Vector(face)
    one = (one - along * one.dot(along)).normalized()
    two = along.cross(one)
    cells = max(1, int((b - a).length / pitch))
    step = (b - a).length / cells
    k = 16
    ang = np.arange(k) / k * 2 * math.pi + math.pi / k
    square = np.stack([np.cos(ang), np.sin(ang)], 1) / np.maximum(np.abs(np.cos(ang)), np.abs(np.sin(ang)))[:, None]
    verts, faces = [], []
    for u_axis in (one, two):
        for i in range(cells):
            slot = (.0095, .0042) if i % 2 else (.0048, .0048)
            n = len(verts)
            for ring in (square * (step / 2, leg / 2), np.stack([np.cos(ang) * slot[0], np.sin(ang) * slot[1]], 1)):
                for p, q in ring:
                    verts.append(tuple(a + along * (step * (i + .5) + p) + u_axis * (leg / 2 + q)))
            faces += [(n + j, n + (j + 1) % k, n + k + (j + 1) % k, n + k + j) for j in range(k)]
    o = geo.mesh('perforated angle', verts, faces, m.sheet, merge=1e-4)
    solid = o.modifiers.new('gauge', 'SOLIDIFY')
    solid.thickness, solid.offset = gauge, 0
    return o


def top_bracket(side, m, rng, z=2.085, back=door_back_y, bend_z=2.31, radius=.305):
    """Adjustable fixture of the top section; its roller already stands in the curve."""
    s = side
    x = s * (door_half - .040)
    lift = max(0.0, z - (bend_z - radius))
    y = track_y - radius + math.sqrt(radius ** 2 - lift ** 2)
    geo.box('top bracket', (x - .032, back - .0025, z - .085), (x + .032, back, z + .045), m.plate, bevel=.0009)
    geo.box('top slide', (x - .022, y - .004, z - .004), (x + .022, back - .0025, z - .0015), m.plate, bevel=.0007)
    geo.box('top slide', (x - .022, y - .004, z - .0015), (x + .022, y - .0018, z + .012), m.plate, bevel=.0007)
    geo.lathe('roller tube', [(x - .032, .0058), (x - .032, .0076), (x + .032, .0076), (x + .032, .0058)], m.plate, segs=28, loc=(0, y, z + .006), auto=30)
    for dx, dz in ((-.02, -.07), (.02, -.07), (-.02, .032), (.02, .032)):
        bolt_head((x + dx, back - .0025, z + dz), (0, -1, 0), .0095, .005, m.zinc, washer=.0088, rng=rng)
    roller(s, z + .006, m, y=y)


# ---- opener ---------------------------------------------------------------

rail_z = shaft_z + .205      # underside of the opener's rail
rail_end_y = -3.02           # where the rail meets the motor unit


def opener_materials(unit_color):
    o = SimpleNamespace()
    o.body = mat.simple('opener housing', unit_color, .42, var=.03, bump=.08, bscale=420)
    o.trim = mat.simple('opener trim', (.028, .029, .031), .36)
    o.red = mat.simple('release red', (.42, .014, .010), .45)
    o.cord = mat.simple('release cord', (.46, .020, .014), .8, bump=.6, bscale=700)
    o.belt = mat.simple('belt', (.022, .022, .023), .55)
    o.chain = mat.steel('chain', (.34, .335, .325), .34, axis=1)
    o.wire_white = mat.simple('bell wire white', (.62, .61, .57), .5)
    o.wire_red = mat.simple('bell wire red', (.36, .02, .015), .5)
    o.black = mat.simple('power cord', (.020, .020, .021), .5)
    o.ivory = mat.simple('outlet', (.66, .64, .58), .4)
    return o


def light_cover(strength, tint=(1.0, .80, .56)):
    """Translucent cover with the lamps behind it: brighter in the middle."""
    m = mat.M('light cover')
    p = m.xyz()
    spread = m.math('ADD', m.math('MULTIPLY', m.math('ABSOLUTE', m.math('SUBTRACT', m.math('ABSOLUTE', p[0]), .055)), -9.0), 1.15)
    ribs = m.mr(m.math('SINE', m.math('MULTIPLY', p[0], 900)), -1, 1, .86, 1.0)
    glow = m.math('MULTIPLY', m.math('MULTIPLY', m.math('MAXIMUM', spread, .22), ribs), strength)
    face = m.bsdf((.70, .68, .62), .28, 0, m.bump(m.math('SINE', m.math('MULTIPLY', p[0], 900)), .2, .0008), spec=.5)
    return m.done(m.n('AddShader', {0: m.n('Emission', {'Color': (*tint, 1), 'Strength': glow}), 1: face}))


def opener_rail(m, o, y0=wall_y, y1=rail_end_y, z=rail_z):
    """T rail hung from its header bracket, with the chain pulley at the door's end."""
    t = [(-.0155, .0), (.0155, .0), (.0155, .0022), (.0016, .0030), (.0016, .0270), (.0140, .0278), (.0140, .0300), (-.0140, .0300), (-.0140, .0278),
        (-.0016, .0270), (-.0016, .0030), (-.0155, .0022)]
    path = np.array([(0, y, z) for y in np.linspace(y0 - .05, y1, 6)])
    frame = (np.tile([[0, -1., 0]], (6, 1)), np.tile([[1., 0, 0]], (6, 1)), np.tile([[0, 0, 1.]], (6, 1)))
    geo.sweep('rail', t, path, m.sheet, fr=frame, bevel=.0006)
    for joint in (-1.05, -2.1):
        geo.box('rail splice', (-.0185, joint - .11, z - .0012), (.0185, joint + .11, z + .0315), m.plate, bevel=.0012)
    geo.box('header bracket', (-.038, y0 - .0035, z - .055), (.038, y0, z + .085), m.plate, bevel=.001)
    for s in (-1, 1):
        geo.box('header bracket cheek', (s * .0205 - .0012, y0 - .075, z - .018), (s * .0205 + .0012, y0 - .002, z + .048), m.plate, bevel=.0009)
        bolt_head((s * .0217, y0 - .05, z + .015), (s, 0, 0), .0127, .006, m.zinc, washer=.011, turn=.3)
    geo.lathe('pulley', [(-.009, .012), (-.009, .034), (-.006, .034), (-.003, .029), (.003, .029), (.006, .034), (.009, .034), (.009, .012)], m.cast,
        axis='z', segs=48, loc=(0, y0 - .105, z + .045))


def roller_chain(path, material, pitch=.0127):
    """Roller chain along a straight run from path[0] to path[1]: plates, pins and rollers."""
    a, b = np.asarray(path[0], float), np.asarray(path[1], float)
    n = int(np.linalg.norm(b - a) / pitch)
    d = (b - a) / np.linalg.norm(b - a)
    up = np.array([0, 0, 1.])
    across = np.cross(d, up)
    k = 8
    ang = np.arange(k) / k * 2 * math.pi
    prof = []
    for th in np.linspace(-math.pi / 2, math.pi / 2, 5):
        prof.append((pitch / 2 + .0040 * math.cos(th), .0040 * math.sin(th)))
    prof = prof + [(0, .0028)] + [(-x, -y) for x, y in prof] + [(0, -.0028)]
    prof = np.array(prof)
    m = len(prof)
    verts, faces, off = [], [], 0
    for i in range(n):
        c = a + d * pitch * (i + .5)
        offset = .0035 if i % 2 else .0022
        for s in (-1, 1):
            for e in (0, 1):
                verts.append(c + prof[:, :1] * d + prof[:, 1:] * across + up * s * (offset + e * .0010))
            faces += [tuple(off + j for j in range(m)), tuple(off + m + j for j in range(m))[::-1]]
            faces += [(off + j, off + (j + 1) % m, off + m + (j + 1) % m, off + m + j) for j in range(m)]
            off += 2 * m
        pin = c + d * pitch / 2
        ring = np.cos(ang)[:, None] * d * .0030 + np.sin(ang)[:, None] * across * .0030
        for e in (-.0052, .0052):
            verts.append(pin + ring + up * e)
        faces += [(off + j, off + (j + 1) % k, off + k + (j + 1) % k, off + k + j) for j in range(k)]
        faces += [tuple(off + j for j in range(k))[::-1], tuple(off + k + j for j in range(k))]
        off += 2 * k
    return geo.mesh('chain', np.concatenate(verts), faces, material, smooth=True, auto=35)


def opener_drive(kind, m, o, z=rail_z, y0=wall_y, y1=rail_end_y):
    """Belt or chain along both sides of the rail; a chain sags a little on its slack side."""
    for s in (-1, 1):
        if kind == 'belt':
            ys = np.linspace(y0 - .11, y1 + .01, 12)
            path = np.array([(s * .029, y, z + .045) for y in ys])
            frame = (np.tile([[0, -1., 0]], (12, 1)), np.tile([[1., 0, 0]], (12, 1)), np.tile([[0, 0, 1.]], (12, 1)))
            geo.sweep('belt', [(-.0013, -.0052), (.0013, -.0052), (.0013, .0052), (-.0013, .0052)], path, o.belt, fr=frame, bevel=.0004)
        else:
            roller_chain([(s * .029, y0 - .11, z + .045), (s * .029, y1 + .01, z + .045)], o.chain)


def trolley(y, m, o, rng, z=rail_z, door_z=2.06, back=door_back_y, cord=.52):
    """Carriage on the rail, release lever with its red cord, and the arm down to the door."""
    geo.box('trolley', (-.024, y - .075, z - .030), (.024, y + .075, z + .006), o.trim, bevel=.005, seg=3)
    for s in (-1, 1):
        geo.box('trolley cheek', (s * .0225 - .004, y - .060, z - .012), (s * .0225 + .004, y + .060, z + .014), o.trim, bevel=.002)
    geo.box('release lever', (-.006, y - .058, z - .047), (.006, y + .020, z - .029), o.red, bevel=.003, seg=3)
    # straight arm and curved arm, bolted together through their slotted ends
    a = Vector((0, y + .045, z - .026))
    door = Vector((0, back - .042, door_z))
    knee = Vector((0, back - .105, z - .30))
    for (p, q), x in (((a, knee), -.0025), ((knee + Vector((0, -.012, .09)), door), .0025)):
        if x < 0:
            pts = [tuple(p), tuple(q)]
        else:
            pts = spline([tuple(p), tuple(p + (q - p) * .45 + Vector((0, -.030, -.01))), tuple(p + (q - p) * .8 + Vector((0, -.026, -.015))), tuple(q)], 10)
        path = np.array(pts)
        t = np.gradient(path, axis=0)
        t /= np.linalg.norm(t, axis=1, keepdims=True)
        sx = np.tile([[1., 0, 0]], (len(path), 1))
        flat = [(-.0018, -.015), (.0018, -.015), (.0018, .015), (-.0018, .015)]
        geo.sweep('door arm', [(q_ + x, w) for q_, w in flat], path, m.plate, fr=(t, sx, np.cross(sx, t)), bevel=.0006)
    for t in (.15, .55):
        p = knee + Vector((0, -.012, .09)) * t
        bolt_head((.0045, p.y, p.z), (1, 0, 0), .0127, .006, m.zinc, washer=.010, rng=rng)
    geo.box('door bracket', (-.034, back - .003, door_z - .045), (.034, back, door_z + .045), m.plate, bevel=.001)
    for s in (-1, 1):
        geo.box('door bracket ear', (s * .0135 - .0012, back - .058, door_z - .018), (s * .0135 + .0012, back - .002, door_z + .018), m.plate, bevel=.0008)
    geo.lathe('clevis pin', [(-.021, .0002), (-.021, .0047), (.019, .0047), (.019, .0002)], m.zinc, segs=20, loc=(0, door.y, door.z))
    # cord through the lever, knotted above a T handle
    top = Vector((0, y - .045, z - .042))
    pts = [top, top + Vector((.004, -.004, -cord * .33)), top + Vector((-.003, -.002, -cord * .7)), top + Vector((.0, .0, -cord))]
    geo.rope('release cord', spline([tuple(p) for p in pts], 14), .0034, o.cord, strands=4, lay=.018)
    end = top + Vector((0, 0, -cord))
    geo.lathe('release handle stem', [(-.045, .0001), (-.045, .0062), (-.030, .0052), (-.004, .0045), (0, .0030), (.0006, .0001)], o.red, axis='z',
        segs=28, loc=tuple(end))
    geo.lathe('release handle', [(-.044, .0001), (-.042, .0058), (-.030, .0068), (.030, .0068), (.042, .0058), (.044, .0001)], o.red, axis='x',
        segs=28, loc=(end.x, end.y, end.z - .046))


def motor_unit(m, o, rng, glow=5.0, z=rail_z, y=rail_end_y, ceiling=2.98):
    """Ceiling-hung motor unit: housing, vents, lit covers at both ends, terminals, hangers,
    bell wire and power cord."""
    w, length, h = .150, .37, .150      # half width, length, height
    top, bottom = z + .030, z + .030 - h
    y_front, y_back = y - .02, y - .02 - length
    geo.box('housing', (-w, y_back + .06, bottom), (w, y_front - .05, top), o.body, bevel=.020, seg=5)
    geo.box('housing seam', (-w - .0006, y_back + .075, bottom + .062), (w + .0006, y_front - .065, bottom + .0645), o.trim, bevel=0)
    geo.box('chassis', (-w * .86, y_back + .02, top - .012), (w * .86, y_front + .005, top + .004), m.plate, bevel=.002)
    cover = light_cover(glow)
    for a, b in ((y_back, y_back + .085), (y_front - .075, y_front)):
        geo.box('light cover', (-w + .010, a, bottom + .004), (w - .010, b, bottom + .098), cover, bevel=.022, seg=6)
        geo.box('end cap', (-w, a + .004, bottom + .090), (w, b - .004 if b > a else b, top), o.body, bevel=.016, seg=5)
    # rail collar and sprocket cover
    geo.box('rail collar', (-.034, y_front - .01, z - .008), (.034, y + .075, z + .036), o.trim, bevel=.004)
    geo.box('sprocket cover', (-.062, y_front - .13, top), (.062, y + .02, top + .034), o.trim, bevel=.012, seg=4)
    # vents on both flanks and below
    for s in (-1, 1):
        for i in range(11):
            yy = y_back + .125 + i * .0125
            geo.box('vent', (s * w - .0012, yy, bottom + .078), (s * w + .0005, yy + .0055, bottom + .118), o.trim, bevel=.0005)
    geo.box('badge plate', (-.040, y_back + .150, bottom - .0008), (.040, y_back + .185, bottom + .001), m.sheet, bevel=.0006)
    for i, (x, color) in enumerate(((.094, (.55, .42, .02)), (.070, (.03, .03, .03)), (.046, (.30, .03, .03)))):
        geo.lathe('button', [(-.0018, .0001), (-.0018, .0052), (.001, .0058)], mat.simple(f'button {i}', color, .35), axis='z', segs=28,
            loc=(x, y_back + .105, bottom))
    # hangers: cross angle on the ceiling, two legs and a diagonal brace
    for yy in (y_front - .085, y_back + .11):
        perforated_angle((-.40, yy, ceiling - .0012), (.40, yy, ceiling - .0012), (0, 1, 0), m)
        for s in (-1, 1):
            perforated_angle((s * (w * .80), yy + .004, top - .010), (s * (w * .80 + .10), yy + .004, ceiling - .003), (0, 1, 0), m)
            bolt_head((s * w * .80 + s * .004, yy + .020, top + .018), (0, 1, 0), .0127, .006, m.zinc, washer=.011, rng=rng)
            lag = (s * .31, yy + .016, ceiling - .0035)
            bolt_head(lag, (0, 0, -1), .0127, .0062, m.zinc, washer=.0125, rng=rng)
    perforated_angle((-w * .80 - .012, y_front - .082, top + .03), (-w * .80 - .06, y_back + .09, ceiling - .01), (1, 0, 0), m)
    # bell wire up a leg and off along the ceiling, antenna lead, power cord to its outlet
    geo.box('terminal strip', (w - .006, y_back + .138, bottom + .018), (w + .004, y_back + .182, bottom + .042), o.ivory, bevel=.0015)
    for k, material in enumerate((o.wire_white, o.wire_red)):
        d = .005 * k
        pts = [(w - .004, y_back + .150 + d * 2, bottom + .030), (w + .012, y_back + .146 + d * 2, bottom + .026),
            (w + .018 + d, y_back + .125, bottom + .085), (w * .80 + .045 + d, y_back + .10, top + .06),
               (w * .80 + .10 + d, y_back + .10, ceiling - .012), (.55, y_back + .13 + d, ceiling - .004), (1.2, y_back + .40 + d,
                   ceiling - .0035), (2.6, y_back + .45 + d, ceiling - .0035)]
        geo.tube('bell wire', spline(pts, 14), .0012, material, n=8)
    geo.tube('aerial lead', spline([(-.04, y_back + .02, bottom + .016), (-.042, y_back - .006, bottom - .03), (-.040, y_back - .005, bottom - .065),
        (-.036, y_back - .002, bottom - .095)], 14), .0011, mat.simple('aerial', (.10, .03, .16), .5), n=8)
    out = (-.34, y_back - .16, ceiling)
    geo.box('outlet plate', (out[0] - .036, out[1] - .058, ceiling - .006), (out[0] + .036, out[1] + .058, ceiling + .002), o.ivory, bevel=.003, seg=3)
    geo.box('plug', (out[0] - .013, out[1] + .010, ceiling - .040), (out[0] + .013, out[1] + .034, ceiling - .005), o.black, bevel=.004, seg=3)
    pts = [(-.09, y_back + .01, top - .025), (-.10, y_back - .03, top - .03), (-.19, y_back - .10, top - .015), (-.31, y_back - .15, top + .06),
        (out[0], out[1] + .022, ceiling - .075), (out[0], out[1] + .022, ceiling - .038)]
    geo.tube('power cord', spline(pts, 14), .0040, o.black, n=10)
    return SimpleNamespace(center=(0, (y_front + y_back) / 2, (top + bottom) / 2), bottom=bottom, back=y_back)


def jackshaft_operator(side, m, o, rng, glow=3.0, z=shaft_z, wall=wall_y):
    """Wall-mounted operator on the shaft's end: gear case on the shaft, motor below it, release
    cord, hand chain and its wheel (commercial)."""
    s = side
    x = s * (door_half + .215)
    geo.box('mounting plate', (x - .075, wall + .034, z - .36), (x + .115, wall + .038, z + .09), m.plate, bevel=.0015)
    geo.box('gear case', (x - .055, -.075, z - .085), (x + .055, wall + .034, z + .075), o.body, bevel=.012, seg=4)
    geo.lathe('motor', [(-.34, .0001), (-.34, .050), (-.335, .058), (-.100, .058), (-.096, .052), (-.085, .050)], o.body, axis='z', segs=56,
        loc=(x, -.002, z), auto=30)
    for i in range(16):
        a = i / 16 * 2 * math.pi
        f = geo.box('motor fin', (.056, -.0012, -.31), (.0635, .0012, -.125), o.body, bevel=.0006)
        f.location, f.rotation_euler = (x, -.002, z), (0, 0, a)
    geo.box('control box', (x - s * .03, -.055, z - .32), (x + s * .20, wall + .034, z - .10), o.body, bevel=.008, seg=3)
    geo.lathe('collar', [(-.020, .0132), (-.020, .022), (.020, .022), (.020, .0132)], m.cast, segs=40, loc=(x - s * .078, 0, z), auto=30)
    set_screw(x - s * .078, .022, 2.4, m, rng, z)
    geo.lathe('hand chain wheel', [(-.011, .015), (-.011, .078), (-.006, .084), (0, .076), (.006, .084), (.011, .078), (.011, .015)], m.cast, segs=64,
        loc=(x + s * .105, 0, z), auto=30)
    for yy in (-.080, .080):
        link_run((x + s * .105, yy, z), (x + s * .105, yy * .92, .9), m.zinc)
    top = Vector((x, -.079, z - .07))
    geo.rope('release cord', spline([tuple(top), (x + .004, -.083, z - .28), (x, -.080, z - .55)], 14), .0028, o.cord, strands=4, lay=.016)
    geo.lathe('release handle', [(-.044, .0001), (-.042, .0058), (-.030, .0068), (.030, .0068), (.042, .0058), (.044, .0001)], o.red, axis='x',
        segs=28, loc=(x, -.080, z - .556))
    geo.box('lamp', (x + s * .010, -.0565, z - .145), (x + s * .035, -.054, z - .120), mat.emit('lamp', (.35, 1, .45), glow), bevel=.001)
    for dz in (-.33, -.12, .06):
        lag_screw((x + .095, wall + .034, z + dz), m, rng)


def link_run(start, end, material, link=.030, wire=.0021):
    """Welded-link hand chain hanging straight down."""
    a, b = Vector(start), Vector(end)
    n = int((b - a).length / (link - 2.4 * wire))
    t = np.arange(28) / 28 * 2 * math.pi
    r = .0065
    oval = np.stack([r * np.cos(t), np.zeros_like(t), r * np.sin(t) + np.sign(np.sin(t)) * (link / 2 - r)], 1)
    verts, faces, off = [], [], 0
    prof = geo.circ(wire, 8)
    for i in range(n):
        c = np.array(a + (b - a) * ((i + .5) / n))
        ring = oval if i % 2 else oval[:, [1, 0, 2]]
        tan = np.roll(ring, -1, 0) - np.roll(ring, 1, 0)
        tan /= np.linalg.norm(tan, axis=1, keepdims=True)
        n1 = np.tile(np.array([[0, 1., 0]] if i % 2 else [[1., 0, 0]]), (28, 1))
        n2 = np.cross(tan, n1)
        verts.append((c + ring[:, None, :] + prof[None, :, :1] * n1[:, None, :] + prof[None, :, 1:] * n2[:, None, :]).reshape(-1, 3))
        u, v = np.arange(28)[:, None], np.arange(8)[None, :]
        faces.append(np.stack([off + u * 8 + v, off + ((u + 1) % 28) * 8 + v, off + ((u + 1) % 28) * 8 + (v + 1) % 8, off + u * 8 + (v + 1) % 8], -1).reshape(-1, 4))
        off += 28 * 8
    return geo.mesh('hand chain', np.concatenate(verts), [np.concatenate(faces)], material, smooth=True, auto=60)
