"""Sectional garage doors seen from the street.

A door's face lies at y0, looking toward -Y; it is centered on x = 0 and stands on z0. Styles a buyer meets in the trade:

long, short   raised panel steel (four or eight columns)
flush         plain steel, pencil-fine joints
plank         flush modern with V grooves
carriage      steel with carriage-house overlay boards
fullview      aluminum frame and glass
rib           ribbed commercial steel
roll          commercial rolling curtain of interlocking slats
"""
import math

import numpy as np

from . import geometry as g
from . import materials as mt

# Profiles as (inset, depth) rings from the face inwards, in meters.
raised_profile = [(0, 0), (.004, .0100), (.014, .0125), (.022, .0120), (.050, .0015), (.057, -.0005)]
lite_profile = [(0, 0), (.0015, -.011), (.006, -.013), (.024, -.013), (.029, -.009), (.031, .012)]

columns_of = {'long': 4, 'short': 8, 'flush': 4, 'plank': 4, 'carriage': 4, 'fullview': 4, 'rib': 4, 'roll': 1}


class Faces:
    """Collects quads and lofted rings into one mesh."""

    def __init__(self):
        self.v, self.f = [], []

    def quad(self, *p):
        n = len(self.v)
        self.v += list(p)
        self.f.append(tuple(range(n, n + len(p))))

    def loft(self, x0, x1, z0, z1, rings, y, cap=True):
        """Nested rectangles, each `inset` further in and `depth` further back."""
        loops = [[(x0 + i, y + d, z0 + i), (x1 - i, y + d, z0 + i), (x1 - i, y + d, z1 - i), (x0 + i, y + d, z1 - i)] for i, d in rings]
        for a, b in zip(loops[:-1], loops[1:]):
            for j in range(4):
                self.quad(a[j], a[(j + 1) % 4], b[(j + 1) % 4], b[j])
        if cap:
            self.quad(*loops[-1])

    def build(self, name, mat, bevel, seg=2):
        return g.mesh(name, self.v, self.f, mat, bevel=bevel, seg=seg, merge=2e-5)


def _is_lite(windows, row, col, rows, cols):
    """Whether the panel at (row, col), counted from the bottom left, is glazed."""
    if isinstance(windows, (set, frozenset, list)):
        return (row, col) in [tuple(w) for w in windows]
    return {'none': False, 'all': True, 'top': row == rows - 1, 'left': col == 0, 'right': col == cols - 1}[windows]


def _field(faces, x0, x1, z0, z1, y0, grooves):
    """A plain strip of face, with V grooves at the given heights."""
    zz = [z0]
    for k in grooves:
        if z0 < k < z1:
            zz += [k - .009, k - .002, k + .002, k + .009]
    zz.append(z1)
    depths = ((0, 0), (0, .009), (.009, .009), (.009, 0))
    for i, (p, q) in enumerate(zip(zz[:-1], zz[1:])):
        a, b = depths[i % 4]
        faces.quad((x0, y0 + a, p), (x1, y0 + a, p), (x1, y0 + b, q), (x0, y0 + b, q))


def sectional(W=4.88, H=2.13, style='long', rows=None, columns=None, windows='top', color='#f1efe9', y0=0.0, z0=0.012, wood=None,
              frame=None, glass=None, muntin=None, grain=.35, frosted=False, handles=True):
    """Build a closed door W x H. `windows`: none, all, top, left, right or a set of (row, column).

    `rows`: sections; `columns`: panels across a 16 ft door. `wood`: two colors of a wood-look finish. `frame`: color of window frames and aluminum. `muntin`: (across, up) lites per window.
    """
    if style == 'roll':
        return rolling(W, H, color, y0, z0)
    rows = rows or (4 if H < 2.3 else round(H / .53))
    cols = max(2, round((columns or columns_of[style]) * W / 4.88))
    frame = frame or color
    if wood:
        body = mt.wood('door wood', *wood, axis=0, rough=.45, ring=10, var=.12, contrast=.9)
    else:
        body = mt.paint('door paint', color, .40, grain=0 if style in ('flush', 'rib') else grain, axis=0, dust=.22)
    if frosted:
        pane = mt.frosted('frosted glass', mt.C(frosted)) if isinstance(frosted, str) else mt.frosted('frosted glass')
    else:
        pane = glass or mt.glass('door glass', wave=.012)
    trim = body if frame == color and not wood else mt.paint('door frame', frame, .4, dust=.05)
    rubber = mt.simple('rubber', (.012, .012, .012), .75)
    height, gap, stile, rail = H / rows, .0035, .075, .085
    x0, x1 = -W / 2, W / 2
    for r in range(rows):
        a = z0 + r * height + (gap / 2 if r else 0)
        b = z0 + (r + 1) * height - gap / 2
        faces, cell = Faces(), (W - stile) / cols
        panels = []
        for c in range(cols):
            p0 = x0 + stile + c * cell
            p1 = p0 + cell - stile
            if style == 'fullview':
                panels.append((p0 - .012, p1 + .012, a + .055, b - .055, True))
            elif _is_lite(windows, r, c, rows, cols):
                edge = rail if style in ('long', 'short', 'carriage') else .10
                panels.append((p0, p1, a + edge, b - edge, True))
            elif style in ('long', 'short'):
                panels.append((p0, p1, a + rail, b - rail, False))
        grooves = []
        if style == 'plank':
            grooves = [a + (b - a) * (i + 1) / 3 for i in range(2)]
        elif style == 'rib':
            grooves = [a + (b - a) * (i + .5) / 6 for i in range(6)]
        xs = sorted({x0, x1, *[p[0] for p in panels], *[p[1] for p in panels]})
        zs = sorted({a, b, *[p[2] for p in panels], *[p[3] for p in panels]})
        for i in range(len(xs) - 1):
            for j in range(len(zs) - 1):
                cx, cz = (xs[i] + xs[i + 1]) / 2, (zs[j] + zs[j + 1]) / 2
                if not any(p[0] < cx < p[1] and p[2] < cz < p[3] for p in panels):
                    _field(faces, xs[i], xs[i + 1], zs[j], zs[j + 1], y0, grooves)
        for X0, X1, Z0, Z1, lite in panels:
            if lite:
                faces.loft(X0, X1, Z0, Z1, [(0, 0), (0, .03)], y0, cap=False)
            else:
                faces.loft(X0, X1, Z0, Z1, raised_profile, y0)
        for p, q in (((x0, a), (x1, a)), ((x1, b), (x0, b)), ((x1, a), (x1, b)), ((x0, b), (x0, a))):
            faces.quad((q[0], y0, q[1]), (p[0], y0, p[1]), (p[0], y0 + .045, p[1]), (q[0], y0 + .045, q[1]))
        faces.build(f'section {r}', trim if style == 'fullview' else body, .0028, 3)
        if r:  # the tongue behind a joint: no light leaks, a dark line
            g.box('tongue', (x0, y0 + .020, a - .02), (x1, y0 + .045, a + .02), rubber, bevel=0)
        for X0, X1, Z0, Z1, lite in panels:
            if not lite:
                continue
            ring = Faces()
            ring.loft(X0 - .006, X1 + .006, Z0 - .006, Z1 + .006, lite_profile, y0, cap=False)
            ring.build('lite frame', trim, .0012, 2)
            g.mesh('pane', [(X0 + .02, y0 + .011, Z0 + .02), (X1 - .02, y0 + .011, Z0 + .02), (X1 - .02, y0 + .011, Z1 - .02), (X0 + .02, y0 + .011, Z1 - .02)],
                   [(0, 1, 2, 3)], pane)
            if muntin:
                across, up = muntin
                for t in range(1, across):
                    x = X0 + (X1 - X0) * t / across
                    g.box('muntin', (x - .009, y0 - .004, Z0 + .02), (x + .009, y0 + .008, Z1 - .02), trim, bevel=.003)
                for t in range(1, up):
                    z = Z0 + (Z1 - Z0) * t / up
                    g.box('muntin', (X0 + .02, y0 - .004, z - .009), (X1 - .02, y0 + .008, z + .009), trim, bevel=.003)
    if style == 'carriage':
        _carriage_overlay(W, H, y0, z0, mt.wood('overlay wood', *wood, axis=2, rough=.45, ring=10, var=.10) if wood
                          else mt.paint('overlay', color, .42, grain=.25, axis=2, dust=.15), handles)
    g.sweep('bottom seal', [(a, b * .55) for a, b in g.circ(.022, 16)],
            np.array([(x0, y0 + .022, z0 - .002), (0, y0 + .022, z0 - .002), (x1, y0 + .022, z0 - .002)]), rubber, up=(0, 0, 1))
    return body


def _carriage_overlay(W, H, y0, z0, mat, handles):
    """Overlay boards that make pairs of swing leaves; hammered handles and strap hinges."""
    leaves = 2 if W > 3.2 else 1
    leaf, w, t = W / leaves, .11, .018
    parts = []
    for i in range(leaves):
        a = -W / 2 + i * leaf
        b = a + leaf
        for x in (a + .004, b - w - .004, a + leaf / 2 - w / 2):
            parts.append(((x, y0 - t, z0 + .012), (x + w, y0 + .002, z0 + H - .012)))
        for z in (z0 + .012, z0 + H * .75 - w / 2, z0 + H - w - .012):
            for p, q in ((a + w + .004, a + leaf / 2 - w / 2), (a + leaf / 2 + w / 2, b - w - .004)):
                parts.append(((p, y0 - t * .95, z), (q, y0 + .002, z + w)))
    g.boxes('overlay', parts, mat, bevel=.003)
    if not handles:
        return
    iron = mt.simple('hammered iron', (.016, .015, .014), .5, bump=.5, bscale=140)
    for i in range(leaves):
        a = -W / 2 + i * leaf
        mid = a + leaf / 2
        for s in (-1, 1):
            x = mid + s * .045
            g.box('pull', (x - .016, y0 - t - .036, z0 + .86), (x + .016, y0 - t - .024, z0 + 1.12), iron, bevel=.006)
            for z in (.88, 1.08):
                g.box('pull post', (x - .012, y0 - t - .03, z0 + z), (x + .012, y0 - t + .001, z0 + z + .024), iron, bevel=.003)
        for s, x in ((1, a + .012), (-1, a + leaf - .012)):
            for z in (.30, 1.40):
                v = [(x, z - .022), (x + s * .34, z - .014), (x + s * .38, z - .026), (x + s * .43, z), (x + s * .38, z + .026), (x + s * .34, z + .014), (x, z + .022)]
                n = len(v)
                pts = [(p, y0 - t - .007, z0 + q) for p, q in v] + [(p, y0 + .001, z0 + q) for p, q in v]
                f = [tuple(range(n)), tuple(range(n, 2 * n))[::-1]] + [(i2, n + i2, n + (i2 + 1) % n, (i2 + 1) % n) for i2 in range(n)]
                g.mesh('strap hinge', pts, f if s > 0 else [tuple(reversed(q)) for q in f], iron, bevel=.002)


def rolling(W, H, color, y0, z0):
    """A commercial rolling door: curtain of curved slats, bottom bar, guides, hood above."""
    paint = mt.paint('slat paint', color, .38, dust=.25)
    metal = mt.galv('guide')
    pitch = .075
    t = np.linspace(0, 1, 7)
    depth = .016 * np.sin(math.pi * t) ** .7
    v, f = [], []
    for z in np.arange(z0 + .09, z0 + H, pitch):
        n = len(v)
        for d, k in zip(depth, t):
            v += [(-W / 2, y0 + .016 - d, z + k * pitch), (W / 2, y0 + .016 - d, z + k * pitch)]
        f += [(n + 2 * i, n + 2 * i + 1, n + 2 * i + 3, n + 2 * i + 2) for i in range(6)]
    g.mesh('curtain', v, f, paint, smooth=True, auto=50)
    g.box('bottom bar', (-W / 2, y0 - .012, z0), (W / 2, y0 + .03, z0 + .09), metal, bevel=.004)
    for s in (-1, 1):
        g.box('guide', (s * (W / 2 - .02), y0 - .045, 0), (s * (W / 2 + .06), y0 + .02, z0 + H + .05), metal, bevel=.004)
    return paint


def dented(W=2.44, H=2.13, color='#c9bb9c', y0=0.0, z0=0.03, columns=4, rows=4, sag=.030, rust=.8, seed=1):
    """The door nobody has replaced yet: a raised panel steel door with dents, a sprung section, rust and a missing bottom seal.

    Dents are pressed into the mesh itself, where the seed puts them: two from a bumper, the rest from years of use.
    """
    rng = np.random.default_rng(seed)
    step = .006
    X, Z = np.meshgrid(np.arange(0, W + step / 2, step), np.arange(0, H + step / 2, step))
    depth = np.zeros_like(X)
    height, stile, rail = H / rows, .075, .085
    cell = (W - stile) / columns
    r = np.minimum((Z / height).astype(int), rows - 1)
    zz = Z - r * height
    c = np.clip(((X - stile) / cell).astype(int), 0, columns - 1)
    xx = X - stile - c * cell
    inset = np.minimum(np.minimum(xx, cell - stile - xx), np.minimum(zz - rail, height - rail - zz))
    depth += np.interp(inset, [-.001, .001, .006, .014, .022, .050, .057], [0, 0, .010, .0125, .012, .0015, 0])
    joint = np.minimum(zz, height - zz)
    depth += np.where(joint < .004, .020, 0) + .004 * np.exp(-(joint / .012) ** 2)
    dent = np.zeros_like(X)
    bumper = rng.uniform(.28, .72)   # share of the width
    hits = [(W * bumper, rng.uniform(.55, .72), rng.uniform(.30, .38), .105), (W * ((bumper + .36) % 1), rng.uniform(.38, .5), .25, .070)]
    hits += [(W * rng.uniform(.1, .9), rng.uniform(.12, 1.75), rng.uniform(.11, .18), rng.uniform(.020, .042)) for _ in range(4)]
    hits += [(W * rng.uniform(.3, .7), .14, .40, .070)]
    for hx, hz, radius, d in hits:
        a, squash = rng.uniform(-.4, .4), rng.uniform(.55, .8)
        dx, dz = X - hx, Z - hz
        p, q = dx * math.cos(a) + dz * math.sin(a), (-dx * math.sin(a) + dz * math.cos(a)) / squash
        dist = np.hypot(p, q) / radius * (1 + .10 * np.sin(3 * np.arctan2(q, p) + rng.uniform(0, 6)))
        depth += d * np.clip(1 - dist, 0, 1) ** 1.35          # pressed in, with a sharp middle
        depth -= d * .10 * np.exp(-((dist - 1.12) / .14) ** 2)   # rim thrown up
        crease = np.abs(q + .25 * radius * np.sin(p / radius * 2.0))
        depth += d * .28 * np.exp(-(crease / .010) ** 2) * np.clip(1.25 - np.abs(p) / radius, 0, 1)
        dent = np.maximum(dent, np.clip(1.1 - dist, 0, 1) ** 2 + .8 * np.exp(-(crease / .012) ** 2) * np.clip(1.1 - np.abs(p) / radius, 0, 1))
    depth += .0025 * np.sin(X * 5.1 + 1.3) * np.sin(Z * 3.7)          # oil-canning
    sprung = np.clip(1 - np.abs(Z - height) / .20, 0, 1) * np.clip(((X if seed % 3 else W - X) - W * .55) / (W * .45), 0, 1) ** 1.5
    depth -= .060 * sprung                                            # a section kicked out at its joint
    hang = sag * (X / W if seed % 2 else 1 - X / W)
    v = np.stack([X - W / 2, y0 + depth, z0 + Z + hang], -1).reshape(-1, 3)
    nz, nx = X.shape
    i, j = np.arange(nz - 1)[:, None] * nx, np.arange(nx - 1)[None]
    f = np.stack([i + j, i + j + 1, i + nx + j + 1, i + nx + j], -1).reshape(-1, 4)
    mat = mt.old_paint('old door', color, rust, seed)
    g.mesh('old door', v, f, mat, smooth=True, auto=38, attrs={'dent': np.clip(dent, 0, 1).ravel()})
    g.box('old door back', (-W / 2, y0 + .165, z0), (W / 2, y0 + .18, z0 + H), mt.simple('old back', (.03, .028, .025), .8), bevel=0)
    rusty = mt.simple('old handle', (.09, .075, .06), .6, bump=.6)
    g.lathe('old lock', [(-.012, .001), (-.012, .03), (0, .034), (.004, .034)], rusty, axis='y', segs=28, loc=(0, y0 - .002, z0 + height * 1.5))
    g.box('old lock handle', (-.055, y0 - .034, z0 + height * 1.5 - .011), (.055, y0 - .018, z0 + height * 1.5 + .011), rusty, bevel=.005)
    return mat


def surround(W, H, y_wall, y_door, trim='#2a2a28', width=.0, stop='#e9e7e1'):
    """Vinyl stop on the jamb and, with `width`, trim boards applied round the opening."""
    vinyl = mt.paint('stop', stop, .45, dust=.1)
    z, t = H + .012, .040
    for s in (-1, 1):
        g.box('stop', (s * (W / 2 - .012), y_door - .030, 0), (s * (W / 2 + t), y_door - .004, z), vinyl, bevel=.004)
    g.box('head stop', (-W / 2 - t, y_door - .030, z - .012), (W / 2 + t, y_door - .004, z + t), vinyl, bevel=.004)
    if width:
        board = mt.paint('trim', trim, .45, grain=.1, axis=2, dust=.15)
        for s in (-1, 1):
            g.box('trim', (s * (W / 2 + t - .002), y_wall - .030, 0), (s * (W / 2 + t + width), y_wall + .01, z + t), board, bevel=.003)
        g.box('head trim', (-W / 2 - t - width - .02, y_wall - .036, z + t + .001), (W / 2 + t + width + .02, y_wall + .01, z + t + width * 1.15), board, bevel=.003)
