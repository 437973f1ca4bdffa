"""What houses are built from: masses, claddings, roofs, windows, entry doors, lamps and fittings.

Fronts face -Y (the street). Heights are above the driveway slab.
"""
import contextlib
import math

import bpy
import numpy as np

from . import geometry as g
from . import materials as mt


@contextlib.contextmanager
def shifted(dx=0.0, dy=0.0, dz=0.0, yaw=0.0):
    """Move everything built inside the block, after turning it by `yaw` about the origin."""
    before = set(bpy.data.objects)
    yield
    c, s = math.cos(yaw), math.sin(yaw)
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            x, y, z = o.location
            o.location = (x * c - y * s + dx, x * s + y * c + dy, z + dz)
            o.rotation_euler.z += yaw


# --- openings ---------------------------------------------------------------------------------

def cut(lo, hi, holes):
    """The parts of the interval lo..hi outside `holes`."""
    parts = [(lo, hi)]
    for a, b in holes:
        parts = [q for p in parts for q in ((p[0], min(p[1], a)), (max(p[0], b), p[1])) if q[1] - q[0] > .004]
    return parts


def curtain_material():
    m = mt.M('curtain')
    cloth = m.bsdf((.78, .76, .72), .8).outputs[0]
    light = m.n('BsdfTranslucent', {'Color': (.8, .78, .74, 1)})
    return m.done(m.n('MixShader', {0: .45, 1: cloth, 2: light}))


def curtain(x0, x1, z0, z1, y, mat, rng):
    """A gathered curtain hanging behind a window."""
    n = max(8, int((x1 - x0) * 90))
    xx = np.linspace(x0, x1, n)
    yy = y + .035 * np.sin(xx * 44 + rng.uniform(0, 6) + 1.5 * np.sin(xx * 7)) + .012 * np.sin(xx * 110)
    v = np.concatenate([np.stack([xx, yy, np.full(n, z0)], 1), np.stack([xx, yy, np.full(n, z1)], 1)])
    i = np.arange(n - 1)
    g.mesh('curtain', v, np.stack([i, i + 1, n + i + 1, n + i], 1), mat, smooth=True, auto=80)


def blind(x0, x1, z0, z1, y, mat):
    """A slatted blind, drawn."""
    slats = [((x0, y, z), (x1, y + .022, z + .004)) for z in np.arange(z0, z1, .03)]
    g.boxes('blind', slats, mat, bevel=0)


def window(x0, x1, z0, z1, y, frame, glass, nx=2, nz=1, depth=.07, dressing=None, cloth=None, rng=None, fw=.05):
    """A window set in an opening: frame, mullions, panes that each lean a hair (as real glass does), dressing."""
    bars = [((x0, y, z0), (x0 + fw, y + depth, z1)), ((x1 - fw, y, z0), (x1, y + depth, z1)),
            ((x0 + fw, y, z0), (x1 - fw, y + depth, z0 + fw)), ((x0 + fw, y, z1 - fw), (x1 - fw, y + depth, z1))]
    for i in range(1, nx):
        x = x0 + (x1 - x0) * i / nx
        bars.append(((x - fw * .4, y + .004, z0 + fw), (x + fw * .4, y + depth - .004, z1 - fw)))
    for i in range(1, nz):
        z = z0 + (z1 - z0) * i / nz
        bars.append(((x0 + fw, y + .006, z - fw * .32), (x1 - fw, y + depth - .006, z + fw * .32)))
    g.boxes('window frame', bars, frame, bevel=.003)
    for i in range(nx):
        a, b = x0 + (x1 - x0) * i / nx + .01, x0 + (x1 - x0) * (i + 1) / nx - .01
        t = rng.normal(0, .0012, 4) * (b - a)
        yy = y + depth * .55
        g.mesh('pane', [(a, yy + t[0], z0 + .01), (b, yy + t[1], z0 + .01), (b, yy + t[2], z1 - .01), (a, yy + t[3], z1 - .01)],
               [(0, 1, 2, 3)], glass)
    cloth = cloth or bpy.data.materials.get('curtain') or curtain_material()
    w = x1 - x0
    if dressing == 'curtains':
        left, right = rng.uniform(.18, .3, 2)
        curtain(x0 + .02, x0 + left * w, z0 + .03, z1 - .02, y + .22, cloth, rng)
        curtain(x1 - right * w, x1 - .02, z0 + .03, z1 - .02, y + .22, cloth, rng)
    elif dressing == 'blind':
        blind(x0 + .06, x1 - .06, z0 + (z1 - z0) * rng.choice([.1, .35, .6]), z1 - .04, y + .12, cloth)


def casing(x0, x1, z0, z1, y, mat, width=.11, sill=True):
    """Trim boards round an opening, proud of the wall at `y`."""
    t = .026
    parts = [((x0 - width, y - t, z0), (x0, y + .01, z1)), ((x1, y - t, z0), (x1 + width, y + .01, z1)),
             ((x0 - width - .02, y - t * 1.25, z1), (x1 + width + .02, y + .01, z1 + width * 1.15))]
    if sill:
        parts.append(((x0 - width - .03, y - .07, z0 - .05), (x1 + width + .03, y + .02, z0)))
        parts.append(((x0 - width, y - t, z0 - .13), (x1 + width, y + .01, z0 - .05)))
    g.boxes('casing', parts, mat, bevel=.003)


def shutters(x0, x1, z0, z1, y, mat, width=.42):
    """A pair of louvered shutters beside a window."""
    parts = []
    for a in (x0 - width - .04, x1 + .04):
        b = a + width
        for s in ((a, a + .05), (b - .05, b)):
            parts.append(((s[0], y - .035, z0), (s[1], y - .002, z1)))
        for z in (z0, (z0 + z1) / 2 - .03, z1 - .07):
            parts.append(((a + .05, y - .034, z), (b - .05, y - .002, z + .07)))
        for z in np.arange(z0 + .075, z1 - .08, .042):
            if abs(z - (z0 + z1) / 2) > .05:
                parts.append(((a + .05, y - .026, z), (b - .05, y - .006, z + .032)))
    g.boxes('shutter', parts, mat, bevel=.002)


def arch_spandrels(x0, x1, z_spring, z_top, y, thickness, mat):
    """Turn the top of a rectangular opening x0..x1, below z_top, into an arch springing at z_spring."""
    n = 24
    cx, r = (x0 + x1) / 2, (x1 - x0) / 2
    rise = z_top - z_spring
    for side in (-1, 1):
        a = np.linspace(0, math.pi / 2, n)
        arc = [(cx + side * r * math.cos(t), z_spring + rise * math.sin(t)) for t in a]
        corner = (cx + side * r, z_top + .002)
        v, f = [], []
        for d in (0, thickness):
            v += [(x, y + d, z) for x, z in arc] + [(corner[0], y + d, corner[1])]
        m = n + 1
        for i in range(n - 1):
            f += [(i, i + 1, n), (m + i, m + n, m + i + 1), (i, m + i, m + i + 1, i + 1)]
        g.mesh('spandrel', v, f, mat, smooth=True, auto=40)


def entry_door(x, y, mat, frame, glass, width=.95, height=2.08, style='panels', side_light=0.0):
    """A front door with its frame, lever and optional side light; left edge at x."""
    x1 = x + width
    g.boxes('door frame', [((x - .06, y - .02, 0), (x, y + .1, height + .06)), ((x1, y - .02, 0), (x1 + .06, y + .1, height + .06)),
                           ((x, y - .02, height), (x1, y + .1, height + .06))], frame, bevel=.004)
    if style == 'planks':
        leaf = [((x + .005, y + .03, z), (x1 - .005, y + .075, z + .226)) for z in np.arange(.02, height - .05, .23)]
    else:
        leaf = [((x + .005, y + .045, .01), (x1 - .005, y + .075, height))]
        cols, rows = 2, ((.18, .82), (.98, 1.52), (1.66, height - .14))
        w = width / cols
        for c in range(cols):
            for z0, z1 in rows:
                a, b = x + c * w + .09, x + (c + 1) * w - .09
                leaf.append(((a, y + .036, z0), (b, y + .05, z1)))
        for c in (x + .005, x + width / 2 - .055, x1 - .115):
            leaf.append(((c, y + .028, .01), (c + .11, y + .05, height)))
        for z0, z1 in ((.01, .16), (.84, .96), (1.54, 1.64), (height - .12, height)):
            leaf.append(((x + .115, y + .0285, z0), (x1 - .115, y + .05, z1)))
    g.boxes('entry door', leaf, mat, bevel=.004)
    steel = mt.steel('lever', (.42, .41, .39), .3)
    g.lathe('rose', [(0, .001), (0, .028), (.012, .026), (.014, .001)], steel, axis='y', segs=24, loc=(x1 - .07, y + .016, 1.0))
    g.box('lever', (x1 - .17, y - .02, .99), (x1 - .06, y - .006, 1.01), steel, bevel=.004)
    g.lathe('deadbolt', [(0, .001), (0, .026), (.014, .022), (.016, .001)], steel, axis='y', segs=24, loc=(x1 - .07, y + .014, 1.2))
    if side_light:
        a, b = x1 + .06, x1 + .06 + side_light
        g.boxes('side light', [((b - .04, y - .02, 0), (b, y + .1, height + .06)), ((a, y - .02, 0), (b - .04, y + .1, .12)),
                               ((a, y - .02, height), (b - .04, y + .1, height + .06))], frame, bevel=.004)
        g.mesh('side pane', [(a, y + .05, .1), (b, y + .051, .1), (b, y + .05, height), (a, y + .05, height)], [(0, 1, 2, 3)], glass)
    g.box('threshold', (x - .06, y - .06, -.02), (x1 + .06, y + .1, .018), mt.simple('threshold', (.30, .28, .26), .5), bevel=.004)


# --- walls and claddings ----------------------------------------------------------------------

def front_wall(x0, x1, y, z1, openings, mat, z0=-.05, thickness=.2):
    return g.wall('front wall', 'x', y, thickness, x0, x1, z0, z1, openings, mat, bevel=.012, seg=3)


def gable_wall(x0, x1, y, z0, pitch, mat, thickness=.2):
    """The triangle of wall under a front-facing gable."""
    top = z0 + pitch * (x1 - x0) / 2
    tri = [(x0, z0), (x1, z0), ((x0 + x1) / 2, top)]
    v = [(x, y, z) for x, z in tri] + [(x, y + thickness, z) for x, z in tri]
    g.mesh('gable wall', v, [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], mat)


def gable_limits(x0, x1, z0, pitch):
    """Left and right end of a gable's wall at height z, as a function."""
    return lambda z: (x0 + max(0.0, z - z0) / pitch, x1 - max(0.0, z - z0) / pitch)


def lap_siding(x0, x1, z0, z1, y, mat, exposure=.15, openings=(), limits=None, depth=.028):
    """Horizontal lapped boards on the wall at `y`, cut round openings (x0, x1, z0, z1)."""
    v, f = [], []
    for z in np.arange(z0, z1 - .02, exposure):
        top = min(z + exposure + .008, z1)
        a, b = (x0, x1) if limits is None else limits(min(top, z + exposure * .6))
        a, b = max(a, x0), min(b, x1)
        holes = [(o[0], o[1]) for o in openings if o[2] < z + exposure * .5 < o[3]]
        for p, q in cut(a, b, holes):
            n = len(v)
            for x in (p, q):
                v += [(x, y - depth, z), (x, y - depth * .25, top), (x, y + .004, top), (x, y + .004, z)]
            f += [(n, n + 1, n + 5, n + 4), (n, n + 4, n + 7, n + 3), (n, n + 3, n + 2, n + 1),
                  (n + 4, n + 5, n + 6, n + 7), (n + 1, n + 2, n + 6, n + 5)]
    return g.mesh('lap siding', v, [tuple(reversed(q)) for q in f], mat, bevel=.0015, seg=1)


def battens(x0, x1, z0, z1, y, mat, spacing=.30, openings=(), limits=None, width=.045, depth=.020):
    """Vertical battens over flush boards."""
    parts = []
    n = max(1, round((x1 - x0) / spacing))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        a, b = x - width / 2, x + width / 2
        top = z1
        if limits is not None:
            zs = [z for z in np.arange(z0, z1, .02) if limits(z)[0] < a and limits(z)[1] > b]
            if not zs:
                continue
            top = zs[-1]
        holes = [(o[2], o[3]) for o in openings if o[0] - width < x < o[1] + width]
        parts += [((a, y - depth, p), (b, y + .004, q)) for p, q in cut(z0, top, holes)]
    return g.boxes('battens', parts, mat, bevel=.002)


def boards(name, u0, u1, z0, z1, at, mat, w=.135, gap=.006, t=.018, axis='x', openings=()):
    """Vertical boards, cut round openings; axis 'x' on a front at y=at, axis 'y' on a flank at x=at."""
    parts = []
    u = u0
    while u < u1 - .01:
        e = min(u + w, u1)
        holes = [(o[2], o[3]) for o in openings if o[0] < e - .004 and o[1] > u + .004]
        for p, q in cut(z0, z1, holes):
            parts.append(((u, at - t, p), (e, at, q)) if axis == 'x' else ((at - t, u, p), (at, e, q)))
        u += w + gap
    return g.boxes(name, parts, mat, bevel=.0025)


def veneer(x0, x1, z0, z1, y, mat, cap, openings=(), depth=.06, cap_material=None):
    """Brick or stone wainscot on a front, with a projecting cap course."""
    for p, q in cut(x0, x1, [(o[0], o[1]) for o in openings if o[2] < z1]):
        g.box('veneer', (p, y - depth, z0), (q, y + .02, z1), mat, bevel=.006)
        if cap:
            g.box('veneer cap', (p - .012, y - depth - .03, z1), (q + .012, y + .02, z1 + .06), cap_material or mat, bevel=.008)


def room(x0, x1, y0, y1, z0, z1, color=(.55, .52, .47)):
    """Plain inside of a room, so that windows look into something."""
    wall = mt.simple('room wall', color, .8)
    floor = mt.simple('room floor', (.22, .15, .10), .5)
    g.box('room back', (x0, y1, z0), (x1, y1 + .1, z1), wall, bevel=0)
    g.box('room floor', (x0, y0, z0 - .02), (x1, y1, z0), floor, bevel=0)
    g.box('room ceiling', (x0, y0, z1 - .05), (x1, y1, z1), wall, bevel=0)
    for x in (x0, x1 - .1):
        g.box('room side', (x, y0, z0), (x + .1, y1, z1), wall, bevel=0)


# --- roofs ------------------------------------------------------------------------------------

coverings = {
    # width and visible length of a piece, lift of its lower edge, thickness, half-round profile?
    'barrel': dict(w=.27, e=.36, lift=.026, t=.014, wave=.050, jitter=.004),
    'flat tile': dict(w=.33, e=.33, lift=.030, t=.022, wave=0, jitter=.003),
    'shingle': dict(w=.24, e=.145, lift=.009, t=.006, wave=0, jitter=.0015),
    'shake': dict(w=.16, e=.22, lift=.020, t=.014, wave=0, jitter=.006),
}


def roof_slope(p, along, up, cover, mat, rng, inset0=0.0, inset1=0.0):
    """Cover one roof slope with separate pieces.

    `p` is the eave's start, `along` the vector of the eave, `up` the vector from eave to ridge. `inset0`/`inset1`: how far
    the ridge starts/ends short of the eave's ends (hips).
    """
    c = coverings[cover]
    p, along, up = (np.asarray(q, float) for q in (p, along, up))
    length, height = np.linalg.norm(along), np.linalg.norm(up)
    s, u = along / length, up / height
    n = np.cross(s, u)
    pts = 9 if c['wave'] else 2
    a = np.linspace(0, 1, pts)
    if c['wave']:
        wave = c['wave'] * (.5 - .5 * np.cos(2 * math.pi * np.clip(a * 1.55 - .28, 0, 1)))
    else:
        wave = np.zeros(pts)
    V, F, count = [], [], 0
    i = np.arange(pts - 1)
    unit_f = np.concatenate([np.stack([i, i + 1, pts + i + 1, pts + i], 1),                       # the piece's back
                             np.stack([2 * pts + i + 1, 2 * pts + i, i, i + 1][::-1], 1)[:, ::-1]])  # its lower edge
    rows = int(math.ceil(height / c['e']))
    for r in range(rows):
        b0 = r * c['e'] - .03
        frac = min(1.0, max(0.0, (b0 + c['e'] * .5) / height))
        lo, hi = inset0 * frac, length - inset1 * frac
        offset = (0 if c['wave'] else (r % 2) * .5 * c['w']) - rng.uniform(0, .01)
        x = lo - offset
        while x < hi:
            w = c['w'] * (rng.uniform(.7, 1.25) if cover in ('shingle', 'shake') else 1.0)
            x0, x1 = max(x, lo - .01), min(x + w - (.004 if not c['wave'] else .0), hi + .01)
            if x1 - x0 > .03:
                j = rng.normal(0, c['jitter'], 3)
                b1 = min(b0 + c['e'] + .05, height + .01)
                xs = x0 + (x1 - x0) * a
                low = p + np.outer(xs, s) + u * (b0 + j[0]) + np.outer(wave + c['lift'] + c['t'] + j[1] * .3, n)
                high = p + np.outer(xs, s) + u * b1 + np.outer(wave + c['t'] + j[2] * .3, n)
                under = low - n * c['t'] + u * .004
                V.append(np.concatenate([low, high, under]))
                F.append(unit_f + count)
                count += 3 * pts
            x += w
    g.mesh('roofing', np.concatenate(V), [np.concatenate(F)], mat, smooth=bool(c['wave']), auto=50)
    d = .03
    quad = [p, p + along, p + along - s * inset1 + up, p + s * inset0 + up]
    v = quad + [q - n * d for q in quad]
    g.mesh('deck', np.array(v) - n * .002, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
           mt.simple('deck', (.16, .13, .10), .8))


def ridge_caps(p0, p1, cover, mat, rng):
    """Cap pieces along a ridge or hip from p0 (low or left) to p1."""
    p0, p1 = np.asarray(p0, float), np.asarray(p1, float)
    length = np.linalg.norm(p1 - p0)
    d = (p1 - p0) / length
    side = np.cross(d, [0, 0, 1.0])
    side /= np.linalg.norm(side)
    up = np.cross(side, d)
    step, r = (.34, .095) if cover == 'barrel' else (.28, .11)
    flat = 1.0 if cover == 'barrel' else .38
    n = 9
    a = np.linspace(-.1, math.pi + .1, n)
    V, F, count = [], [], 0
    i = np.arange(n - 1)
    face = np.concatenate([np.stack([i, i + 1, n + i + 1, n + i], 1)[:, ::-1], np.stack([2 * n + i, 2 * n + i + 1, i + 1, i], 1)[:, ::-1]])
    for t in np.arange(0, length, step):
        rows = []
        for q, scale, lift in ((t, 1.0, .030), (min(t + step + .06, length + .02), .86, .006), (t + .003, .82, .026)):
            ring = np.outer(np.cos(a) * r * scale, side) + np.outer(np.sin(a) * r * flat * scale + lift - .01, up)
            rows.append(p0 + d * q + ring)
        V.append(np.concatenate(rows) + rng.normal(0, .0015, 3))
        F.append(face + count)
        count += 3 * n
    g.mesh('ridge', np.concatenate(V), [np.concatenate(F)], mat, smooth=True, auto=50)


def gutter(x0, x1, y, z, mat):
    """A K-style gutter along a front eave whose fascia is at y."""
    profile = [(0, 0), (.075, 0), (.10, .05), (.105, .105), (.095, .105), (.09, .055), (.07, .012), (.01, .012), (.01, .11), (0, .11)]
    n = len(profile)
    v = [(x, y - a, z - .12 + b) for x in (x0, x1) for a, b in profile]
    f = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    f += [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    g.mesh('gutter', v, f, mat, bevel=.002, seg=1)


def downspout(x, y, z, mat, wall_y=None):
    """Square leader from a gutter at (x, y, z) back to the wall and down."""
    wall_y = y if wall_y is None else wall_y
    path = [(x, y - .05, z - .1), (x, y - .05, z - .16), (x, wall_y - .045, z - .16 - abs(y - wall_y) * .7), (x, wall_y - .045, .16), (x, wall_y - .15, .07)]
    g.sweep('downspout', [(-.036, -.028), (.036, -.028), (.036, .028), (-.036, .028)], np.array(path), mat, smooth=False)
    for zz in (.55, z - .9):
        g.box('strap', (x - .05, wall_y - .078, zz), (x + .05, wall_y, zz + .022), mat, bevel=.002)


def gable_roof(x0, x1, y0, y1, z, pitch, axis, over, cover, mat, trim, rng, rake=.35, tails=None, gutters=True, fascia=.16):
    """Gable roof over the box x0..x1, y0..y1 with walls of height z; the ridge runs along `axis`. Returns the ridge's height."""
    cap = .02
    crown = .05 if cover == 'barrel' else -.02   # shingle caps lie on the slopes; higher, daylight shows beneath them
    if axis == 'y':
        half = (x1 - x0) / 2
        ridge = z + pitch * half
        drop = pitch * over
        a, b = y0 - rake, y1 + rake
        for side in (-1, 1):
            ex = (x0 - over) if side < 0 else (x1 + over)
            up = np.array([(half + over) * -side, 0, ridge - z + drop])
            if side < 0:
                roof_slope((ex, b, z - drop + cap), (0, a - b, 0), up, cover, mat, rng)
            else:
                roof_slope((ex, a, z - drop + cap), (0, b - a, 0), up, cover, mat, rng)
            # barge board along the front rake, fascia along the eave
            rise = np.array([(half + over) * -side, ridge - z + drop])
            v = []
            for y in (a, a + .035):
                for t, dz in ((0, -fascia), (0, .0), (1, .0), (1, -fascia)):
                    v.append((ex + rise[0] * t, y, z - drop + rise[1] * t + dz))
            f = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (2, 6, 7, 3), (1, 5, 6, 2), (0, 3, 7, 4)]
            g.mesh('barge board', v, f, trim, bevel=.004)
            g.box('eave fascia', (ex - .015, a, z - drop - fascia * .8), (ex + .02, b, z - drop), trim, bevel=.003)
        ridge_caps(((x0 + x1) / 2, a, ridge + crown), ((x0 + x1) / 2, b, ridge + crown), cover, mat, rng)
        return ridge
    half = (y1 - y0) / 2
    ridge = z + pitch * half
    drop = pitch * over
    a, b = x0 - rake, x1 + rake
    roof_slope((a, y0 - over, z - drop + cap), (b - a, 0, 0), (0, half + over, ridge - z + drop), cover, mat, rng)
    roof_slope((b, y1 + over, z - drop + cap), (a - b, 0, 0), (0, -half - over, ridge - z + drop), cover, mat, rng)
    ridge_caps((a, (y0 + y1) / 2, ridge + crown), (b, (y0 + y1) / 2, ridge + crown), cover, mat, rng)
    g.box('eave fascia', (a, y0 - over - .02, z - drop - fascia), (b, y0 - over + .015, z - drop), trim, bevel=.003)
    g.box('soffit', (a, y0 - over, z - drop - .045), (b, y0 + .05, z - drop - .02), trim, bevel=0)
    for x in (a, b - .035):   # rake boards on the ends
        v = []
        for xx in (x, x + .035):
            for t, dz in ((-1, -fascia), (-1, 0), (0, 0), (0, -fascia)):
                v.append((xx, (y0 + y1) / 2 + t * (half + over), ridge + t * (ridge - z + drop) + dz))
        f = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (2, 6, 7, 3), (1, 5, 6, 2), (0, 3, 7, 4)]
        g.mesh('rake board', v, f, trim, bevel=.004)
    if tails is not None:
        for x in np.arange(a + .2, b, .6):
            g.box('tail', (x, y0 - over + .02, z - drop - .14), (x + .045, y0 + .1, z - drop - .02), tails, bevel=.004)
    if gutters:
        gutter(a, b, y0 - over - .02, z - drop - .0, trim)
    for x in (x0, x1 - .2):   # end walls up to the ridge
        v = [(xx, y, zz) for xx in (x, x + .2) for y, zz in ((y0, z - .02), (y1, z - .02), ((y0 + y1) / 2, ridge - .03))]
        g.mesh('gable end', v, [(2, 1, 0), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], gable_roof.end_material or trim)
    return ridge


gable_roof.end_material = None


def hip_roof(x0, x1, y0, y1, z, pitch, over, cover, mat, trim, rng, tails=None, gutters=True, fascia=.16):
    """Hip roof over the box; overhang `over` all round. Returns the ridge's height."""
    a, b, c, d = x0 - over, x1 + over, y0 - over, y1 + over
    drop = pitch * over
    half = min(b - a, d - c) / 2
    e = z - drop + .02
    rise = pitch * half
    long_x = (b - a) >= (d - c)
    ix = half if long_x else (b - a) / 2
    iy = half if not long_x else (d - c) / 2
    roof_slope((a, c, e), (b - a, 0, 0), (0, iy, rise), cover, mat, rng, ix, ix)
    roof_slope((b, d, e), (a - b, 0, 0), (0, -iy, rise), cover, mat, rng, ix, ix)
    roof_slope((b, c, e), (0, d - c, 0), (-ix, 0, rise), cover, mat, rng, iy, iy)
    roof_slope((a, d, e), (0, c - d, 0), (ix, 0, rise), cover, mat, rng, iy, iy)
    lift = np.array([0, 0, .05])
    tops = [np.array((a + ix, c + iy, e + rise)), np.array((b - ix, d - iy, e + rise))]
    for corner in ((a, c), (b, c), (b, d), (a, d)):
        q = np.array((*corner, e))
        top = min(tops, key=lambda t: np.linalg.norm(t - q))
        ridge_caps(q + lift, top + lift, cover, mat, rng)
    if np.linalg.norm(tops[0] - tops[1]) > .3:
        ridge_caps(tops[0] + lift, tops[1] + lift, cover, mat, rng)
    z0 = z - drop
    g.boxes('fascia', [((a - .015, c - .02, z0 - fascia), (b + .015, c + .015, z0)), ((a - .02, c, z0 - fascia), (a + .015, d, z0)),
                       ((b - .015, c, z0 - fascia), (b + .02, d, z0))], trim, bevel=.003)
    g.box('soffit', (a + .01, c + .01, z0 - .045), (b - .01, d - .01, z0 - .02), trim, bevel=0)
    if tails is not None:
        for x in np.arange(a + .25, b - .1, .6):
            g.box('tail', (x, c + .02, z0 - .14), (x + .07, y0 + .1, z0 - .03), tails, bevel=.006)
    if gutters:
        gutter(a, b, c - .02, z0, trim)
    return e + rise


# --- lamps and fittings -----------------------------------------------------------------------

def sconce(x, z, y, metal, glow, h=.30, r=.055):
    """Cylinder wall lamp, open below."""
    g.box('lamp plate', (x - .05, y - .02, z - .09), (x + .05, y + .01, z + .09), metal, bevel=.003)
    g.lathe('lamp', [(-h / 2, .0), (-h / 2, r * .92), (-h / 2 + .002, r), (h / 2 - .002, r), (h / 2, r * .92), (h / 2 - .02, r * .86), (h / 2 - .02, 0)],
            metal, axis='z', segs=36, loc=(x, y - .02 - r - .03, z))
    g.box('lamp arm', (x - .015, y - .06, z - .015), (x + .015, y, z + .015), metal, bevel=.002)
    g.lathe('lamp glow', [(-h / 2 - .001, 0), (-h / 2 - .001, r * .8)], glow, axis='z', segs=24, loc=(x, y - .02 - r - .03, z))


def lantern(x, z, y, metal, glow, glass, h=.34, w=.17):
    """Four-sided carriage lantern on a bracket."""
    yc = y - .17
    r = w / 2
    g.box('lantern plate', (x - .05, y - .02, z - .14), (x + .05, y + .005, z + .10), metal, bevel=.004)
    g.box('lantern arm', (x - .012, yc, z + h / 2 + .045), (x + .012, y, z + h / 2 + .07), metal, bevel=.003)
    posts = [((x + sx * r - .008, yc + sy * r - .008, z - h / 2), (x + sx * r + .008, yc + sy * r + .008, z + h / 2 - .06)) for sx in (-1, 1) for sy in (-1, 1)]
    posts += [((x - r - .012, yc - r - .012, z - h / 2 - .02), (x + r + .012, yc + r + .012, z - h / 2))]
    posts += [((x - .006, yc - r - .006, z - h / 2), (x + .006, yc - r + .006, z + h / 2 - .06))]
    g.boxes('lantern frame', posts, metal, bevel=.002)
    cap = z + h / 2 - .06
    v = [(x - r - .03, yc - r - .03, cap), (x + r + .03, yc - r - .03, cap), (x + r + .03, yc + r + .03, cap), (x - r - .03, yc + r + .03, cap),
         (x - .02, yc - .02, cap + .1), (x + .02, yc - .02, cap + .1), (x + .02, yc + .02, cap + .1), (x - .02, yc + .02, cap + .1)]
    g.mesh('lantern cap', v, g.box_faces, metal, bevel=.003)
    g.box('lantern stem', (x - .012, yc - .012, cap + .09), (x + .012, yc + .012, cap + .14), metal, bevel=.002)
    for sx, sy in ((0, -1), (-1, 0), (1, 0)):
        if sx == 0:
            v = [(x - r, yc + sy * r, z - h / 2), (x + r, yc + sy * r, z - h / 2), (x + r, yc + sy * r, cap), (x - r, yc + sy * r, cap)]
        else:
            v = [(x + sx * r, yc - r, z - h / 2), (x + sx * r, yc + r, z - h / 2), (x + sx * r, yc + r, cap), (x + sx * r, yc - r, cap)]
        g.mesh('lantern glass', v, [(0, 1, 2, 3)], glass)
    g.lathe('bulb socket', [(-.04, .001), (-.04, .015), (.05, .013), (.05, .001)], metal, axis='z', segs=20, loc=(x, yc, cap - .03))
    g.lathe('bulb', [(-.05, .001), (-.04, .022), (.0, .028), (.04, .016), (.06, .012), (.08, .001)], glow, axis='z', segs=20, loc=(x, yc, z - .03))


def keypad(x, y, z=1.35):
    """Wireless keypad beside the garage door."""
    g.box('keypad', (x - .04, y - .024, z - .08), (x + .04, y + .01, z + .08), mt.simple('keypad', (.30, .30, .29), .4), bevel=.008, seg=3)
    g.boxes('keys', [((x - .028 + .02 * i, y - .028, z - .06 + .022 * j), (x - .013 + .02 * i, y - .022, z - .045 + .022 * j)) for i in range(3) for j in range(4)],
            mt.simple('keys', (.6, .6, .58), .4), bevel=.0015)


def house_number(text, x, y, z, mat, size=.19):
    curve = bpy.data.curves.new('number', 'FONT')
    curve.body = text
    curve.size = size
    curve.extrude = .006
    curve.bevel_depth = .001
    o = bpy.data.objects.new('number', curve)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = (math.pi / 2, 0, 0)
    o.location = (x, y - .012, z)
    curve.materials.append(mat)


def gable_vent(x, y, z, mat, w=.5, h=.6):
    """Louvered vent in a gable."""
    parts = [((x - w / 2, y - .04, z), (x - w / 2 + .06, y + .01, z + h)), ((x + w / 2 - .06, y - .04, z), (x + w / 2, y + .01, z + h)),
             ((x - w / 2 + .06, y - .04, z + h - .06), (x + w / 2 - .06, y + .01, z + h)), ((x - w / 2 + .06, y - .05, z), (x + w / 2 - .06, y + .01, z + .05))]
    for k in np.arange(z + .06, z + h - .08, .055):
        parts.append(((x - w / 2 + .06, y - .02, k), (x + w / 2 - .06, y + .005, k + .035)))
    g.boxes('vent', parts, mat, bevel=.002)


def chimney(x0, x1, y0, y1, z0, z1, mat, cap):
    g.box('chimney', (x0, y0, z0), (x1, y1, z1), mat, bevel=.012)
    g.box('chimney cap', (x0 - .06, y0 - .06, z1), (x1 + .06, y1 + .06, z1 + .1), cap, bevel=.012)
    g.box('flue', (x0 + .15, y0 + .15, z1 + .1), (x1 - .15, y1 - .15, z1 + .35), mt.simple('flue', (.30, .16, .10), .8), bevel=.01)


def porch_post(x, y, z0, z1, mat, w=.14):
    g.box('post', (x - w / 2, y - w / 2, z0), (x + w / 2, y + w / 2, z1), mat, bevel=.006)
    g.box('post base', (x - w / 2 - .02, y - w / 2 - .02, z0), (x + w / 2 + .02, y + w / 2 + .02, z0 + .18), mat, bevel=.006)
    g.box('post cap', (x - w / 2 - .02, y - w / 2 - .02, z1 - .1), (x + w / 2 + .02, y + w / 2 + .02, z1), mat, bevel=.006)
