"""Procedural planting. Prototype meshes live far below ground and are instanced.

A `Garden` makes prototypes on demand and plants beds, hedges and trees from them.
"""

import math

import bmesh
import bpy
import numpy as np

from . import geometry, materials


def _blade(rng, L, w, bend, seg=4, fold=0.25, base=(0, 0, 0), yaw=0, pitch=1.2, twist=0):
    """one folded leaf blade: strip of 2*seg quads starting at base, initial elevation pitch, bending down."""
    t = np.linspace(0, 1, seg + 1)
    el = pitch - bend * t
    ds = L / seg
    r = np.concatenate([[0], np.cumsum(np.cos(el[:-1]) * ds)])
    z = np.concatenate([[0], np.cumsum(np.sin(el[:-1]) * ds)])
    wid = w * np.power(np.sin(math.pi * np.clip(0.12 + 0.88 * t, 0, 1)), 0.7)
    wid[-1] = w * 0.04
    c, s = math.cos(yaw), math.sin(yaw)
    ctr = np.stack([base[0] + r * c, base[1] + r * s, base[2] + z], 1)
    side = np.array([-s, c, 0.0])
    up = np.stack([-np.sin(el) * c, -np.sin(el) * s, np.cos(el)], 1)
    a = twist * t[:, None]
    sd = np.cos(a) * side + np.sin(a) * up
    l = ctr + sd * wid[:, None] / 2 + up * (wid * fold)[:, None]
    rr = ctr - sd * wid[:, None] / 2 + up * (wid * fold)[:, None]
    v = np.stack([l, ctr, rr], 1).reshape(-1, 3)
    i = np.arange(seg)[:, None] * 3
    f = np.concatenate([i + np.array([[0, 1, 4, 3]]), i + np.array([[1, 2, 5, 4]])])
    return v, f


def _merge(parts):
    V = []
    F = []
    n = 0
    for v, f in parts:
        V.append(v)
        F.append(f + n)
        n += len(v)
    return np.concatenate(V), np.concatenate(F)


far = (0, 0, -60)


def proto(name, parts, mat, smooth=True):
    """One prototype mesh from (vertices, faces) parts, parked far below the ground."""
    v, f = _merge(parts)
    o = geometry.mesh(name, v, f, mat, smooth=smooth, auto=70)
    o.location = far
    o.hide_render = False
    return o


def tuft(rng, mat, n=70, h=0.28, w=0.004, spread=0.05, bend=1.1, name='tuft'):
    """A tuft of grass blades."""
    return proto(
        name,
        [
            _blade(
                rng,
                h * rng.uniform(0.6, 1.1),
                w * rng.uniform(0.7, 1.3),
                bend * rng.uniform(0.5, 1.4),
                3,
                0.15,
                (rng.normal(0, spread), rng.normal(0, spread), 0),
                rng.uniform(0, 6.28),
                rng.uniform(0.95, 1.5),
            )
            for _ in range(n)
        ],
        mat,
    )


def lawn_clump(rng, mat, n=46, h=0.055, name='lawn'):
    """A hand-sized piece of turf."""
    return proto(
        name,
        [
            _blade(
                rng,
                h * rng.uniform(0.55, 1.15),
                0.0032 * rng.uniform(0.7, 1.3),
                rng.uniform(0.2, 1.5),
                2,
                0.1,
                (rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), 0),
                rng.uniform(0, 6.28),
                rng.uniform(0.9, 1.55),
            )
            for _ in range(n)
        ],
        mat,
    )


def twig(rng, mat, n=16, leaf=0.045, w=0.022, L=0.16, name='twig', bend=0.6, droop=0):
    """A twig with leaves spiralling round it."""
    parts = []
    for i in range(n):
        t = (i + 0.5) / n
        parts.append(
            _blade(
                rng,
                leaf * rng.uniform(0.7, 1.2),
                w * rng.uniform(0.8, 1.2),
                bend * rng.uniform(0.3, 1.3),
                2,
                0.18,
                (rng.normal(0, 0.012), rng.normal(0, 0.012), L * t - L * 0.35),
                i * 2.4 + rng.normal(0, 0.4),
                rng.uniform(0.1, 1.1) - droop,
                rng.normal(0, 0.3),
            )
        )
    return proto(name, parts, mat)


def agave(rng, mat, n=34, L=0.55, w=0.13, name='agave', teeth=True):
    """fleshy leaves: closed lens-shaped cross-section (thin margins, thick keel), marginal teeth, dark terminal spine.
    attributes: u 0 base..1 tip, m 1 on the margin."""
    V = []
    F = []
    U = []
    Mg = []
    nv = 0
    prof = np.array(
        [
            (-1, 0.0),
            (-0.72, -0.05),
            (-0.35, -0.02),
            (0, 0.0),
            (0.35, -0.02),
            (0.72, -0.05),
            (1, 0.0),
            (0.7, -0.30),
            (0.3, -0.52),
            (0, -0.58),
            (-0.3, -0.52),
            (-0.7, -0.30),
        ]
    )
    prof[:, 1] += np.array([0.34, 0.20, 0.07, 0.0, 0.07, 0.20, 0.34, 0.10, -0.06, -0.10, -0.06, 0.10])
    mg = np.array([1, 0.35, 0, 0, 0, 0.35, 1, 0.3, 0, 0, 0, 0.3])
    m = len(prof)
    for i in range(n):
        t = i / n
        yaw = i * 2.39996 + rng.normal(0, 0.07)
        pitch = 0.12 + 1.30 * t**1.1 + rng.normal(0, 0.05)
        ll = L * (1.0 - 0.34 * t) * rng.uniform(0.92, 1.06)
        seg = 16
        tt = np.linspace(0, 1, seg + 1)
        bend = -0.55 * (1 - t) * tt**2 + 0.35 * tt * (1 - t) + rng.normal(0, 0.03) * tt
        el = pitch - bend
        ds = ll / seg
        r = 0.03 * (1 - t) + np.concatenate([[0], np.cumsum(np.cos(el[:-1]) * ds)])
        z = 0.03 + 0.11 * t + np.concatenate([[0], np.cumsum(np.sin(el[:-1]) * ds)])
        wid = w / 2 * (np.interp(tt, [0, 0.10, 0.45, 0.8, 0.93, 1], [0.62, 0.60, 1.0, 0.56, 0.17, 0.012])) * rng.uniform(0.92, 1.06)
        th = w * 0.42 * np.interp(tt, [0, 0.3, 0.8, 1], [0.95, 0.55, 0.22, 0.02])
        c, s = math.cos(yaw), math.sin(yaw)
        tw = rng.normal(0, 0.10) * tt
        side = np.array([-s, c, 0.0])
        up = np.stack([-np.sin(el) * c, -np.sin(el) * s, np.cos(el)], 1)
        ctr = np.stack([r * c, r * s, z], 1)
        sd = np.cos(tw)[:, None] * side + np.sin(tw)[:, None] * up
        uu = np.cos(tw)[:, None] * up - np.sin(tw)[:, None] * side
        v = (
            ctr[:, None] + prof[None, :, 0:1] * (wid[:, None, None] * sd[:, None]) + prof[None, :, 1:2] * (th[:, None, None] * uu[:, None])
        ).reshape(-1, 3)
        a = np.arange(seg)[:, None] * m
        j = np.arange(m)[None]
        f = np.stack([a + j, a + (j + 1) % m, a + m + (j + 1) % m, a + m + j], -1).reshape(-1, 4)
        V.append(v)
        F.append(f + nv)
        U.append(np.repeat(tt, m))
        Mg.append(np.tile(mg, seg + 1))
        nv += len(v)
        if teeth:
            for u in np.arange(0.18, 0.90, 0.048):
                q = np.array([np.interp(u, tt, ctr[:, d]) for d in range(3)])
                W = np.interp(u, tt, wid)
                sdu = sd[int(u * seg)]
                uu_ = uu[int(u * seg)]
                td = ctr[min(seg, int(u * seg) + 1)] - ctr[int(u * seg)]
                td = td / np.linalg.norm(td)
                hh = np.interp(u, tt, th) * 0.34
                for sg in (-1, 1):
                    b0 = q + sg * sdu * W * 0.985 + uu_ * hh
                    tip = b0 + sg * sdu * 0.0075 + td * 0.004
                    vv = np.array([b0 - td * 0.004, b0 + td * 0.004, tip, b0 + uu_ * 0.0025])
                    V.append(vv)
                    F.append(np.array([[0, 1, 2, 2], [0, 3, 2, 2]]) + nv)
                    U.append(np.full(4, 0.99))
                    Mg.append(np.full(4, 1.0))
                    nv += 4
    o = geometry.mesh(
        name, np.concatenate(V), [np.concatenate(F)], mat, smooth=True, auto=60, attrs=dict(u=np.concatenate(U), m=np.concatenate(Mg))
    )
    o.location = far
    return o


def frond(rng, mat, L=2.4, n=58, leaf=0.55, name='frond', bend=1.25, pitch=1.0, droop=0.9):
    """pinnate palm frond; base at origin, grows toward +X arching down."""
    seg = 40
    t = np.linspace(0, 1, seg)
    el = pitch - bend * t**1.5
    ds = L / (seg - 1)
    x = np.concatenate([[0], np.cumsum(np.cos(el[:-1]) * ds)])
    z = np.concatenate([[0], np.cumsum(np.sin(el[:-1]) * ds)])
    parts = []
    # rachis
    pr = geometry.circ(0.016, 6)
    T = np.stack([np.cos(el), 0 * el, np.sin(el)], 1)
    N = np.stack([-np.sin(el), 0 * el, np.cos(el)], 1)
    rad = np.interp(t, [0, 1], [1.25, 0.18])
    p = np.stack([x, 0 * x, z], 1)
    v = (p[:, None] + rad[:, None, None] * (pr[None, :, 0:1] * np.array([0, 1, 0]) + pr[None, :, 1:2] * N[:, None])).reshape(-1, 3)
    i = np.arange(seg - 1)[:, None] * 6
    j = np.arange(6)[None]
    j2 = (j + 1) % 6
    parts.append((v, np.stack([i + j, i + 6 + j, i + 6 + j2, i + j2], -1).reshape(-1, 4)))
    for i in range(n):
        u = 0.16 + 0.83 * (i / (n - 1))
        bx = np.interp(u, t, x)
        bz = np.interp(u, t, z)
        e = np.interp(u, t, el)
        ll = leaf * math.sin(math.pi * min(1, 0.25 + 0.72 * u)) ** 0.6 * rng.uniform(0.9, 1.08)
        for s in (-1, 1):
            ang = (1.05 - 0.55 * u) + rng.normal(0, 0.05)  # angle off the rachis
            vv, ff = _blade(
                rng, ll, 0.030, droop * rng.uniform(0.7, 1.3) * (1.1 - 0.4 * u), 4, 0.22, (0, 0, 0), s * ang, 0.35 + rng.normal(0, 0.12)
            )
            # rotate by rachis elevation about Y
            c, sn = math.cos(e), math.sin(e)
            V = np.stack([vv[:, 0] * c - vv[:, 2] * sn, vv[:, 1], vv[:, 0] * sn + vv[:, 2] * c], 1) + np.array([bx, 0, bz])
            parts.append((V, ff))
    return proto(name, parts, mat)


def fan(rng, mat, R=0.85, n=34, pet=0.9, name='fan'):
    """A fan palm leaf on its stalk."""
    parts = []
    v = []
    pr = geometry.circ(0.014, 5)
    path = np.stack([np.linspace(0, pet, 8), np.zeros(8), np.linspace(0, 0.10, 8) - 0.12 * np.linspace(0, 1, 8) ** 2], 1)
    vv = (path[:, None] + pr[None, :, 0:1] * np.array([0, 1, 0]) + pr[None, :, 1:2] * np.array([0, 0, 1])).reshape(-1, 3)
    i = np.arange(7)[:, None] * 5
    j = np.arange(5)[None]
    parts.append((vv, np.stack([i + j, i + 5 + j, i + 5 + (j + 1) % 5, i + (j + 1) % 5], -1).reshape(-1, 4)))
    for i in range(n):
        a = (i / (n - 1) - 0.5) * 4.6
        ll = R * (1 - 0.18 * abs(a) / 2.3) * rng.uniform(0.92, 1.05)
        b, f = _blade(rng, ll, 0.075, 0.9 + rng.uniform(0, 0.7), 5, 0.3, (pet, 0, -0.02), a, 0.25 - abs(a) * 0.08)
        parts.append((b, f))
    return proto(name, parts, mat)


def trunk(name, h, r0, r1, mat, loc, rng, lean=0.02, rings=0, seg=18):
    """A trunk, tapering and leaning a little; `rings` spaces leaf scars. Returns its top."""
    n = max(10, int(h * 8)) if rings == 0 else int(h / rings * 3)
    z = np.linspace(0, h, n)
    ph = rng.uniform(0, 6)
    p = np.stack(
        [
            loc[0] + lean * h * np.sin(z / h * 1.6 + ph) - lean * h * math.sin(ph),
            loc[1] + lean * h * np.cos(z / h * 1.3 + ph) - lean * h * math.cos(ph),
            loc[2] + z,
        ],
        1,
    )
    r = np.interp(z / h, [0, 0.06, 1], [r0 * 1.35, r0, r1])
    if rings:
        r = r * (1 + 0.035 * np.where(np.arange(n) % 3 == 0, 1, 0))
    geometry.sweep(name, geometry.circ(1, seg), p, mat, radius=r, smooth=True, auto=50)
    return p[-1]


def palm(rng, loc, h, fronds, mats, crown=18, scale=1.0, kind='queen'):
    """A queen palm (feather leaves, green crownshaft) or a fan palm (skirt of dead leaves)."""
    if kind == 'queen':
        top = trunk('ptrunk', h, 0.15 * scale, 0.11 * scale, mats['pbark'], loc, rng, 0.02, rings=0.11)
        # crownshaft
        zc = np.linspace(0, 0.8 * scale, 8)
        geometry.sweep(
            'cs',
            geometry.circ(1, 16),
            np.stack([0 * zc + top[0], 0 * zc + top[1], top[2] + zc], 1),
            mats['cshaft'],
            radius=np.interp(zc / zc[-1], [0, 0.2, 0.75, 1], [0.12, 0.145, 0.10, 0.05]) * scale,
        )
        top = top + np.array([0, 0, 0.72 * scale])
        per = [[] for _ in fronds]
        for i in range(crown):
            yaw = i * 2.39996 + rng.normal(0, 0.12)
            tl = i / crown
            per[rng.integers(len(fronds))].append(
                (yaw, -0.65 + 1.25 * tl + rng.normal(0, 0.08), scale * rng.uniform(0.88, 1.1) * (1 - 0.12 * tl))
            )
        for fr, ls in zip(fronds, per):
            _orient(fr, [(top, y, p, s) for y, p, s in ls], rng)
    else:
        top = trunk('ftrunk', h, 0.26 * scale, 0.17 * scale, mats['pbark2'], loc, rng, 0.012)
        per = [[] for _ in fronds]
        for i in range(crown):
            yaw = i * 2.39996 + rng.normal(0, 0.2)
            tl = i / crown
            per[rng.integers(len(fronds))].append((yaw, -0.75 + 2.0 * tl + rng.normal(0, 0.1), scale * rng.uniform(0.85, 1.1)))
        for fr, ls in zip(fronds, per):
            _orient(fr, [(top + np.array([0, 0, -0.15]), y, p, s) for y, p, s in ls], rng)
        # skirt of dead fronds
        if 'deadfan' in mats:
            ls = [
                (
                    top + np.array([0, 0, -0.25 - 0.5 * rng.random()]),
                    rng.uniform(0, 6.28),
                    -1.25 + rng.normal(0, 0.12),
                    scale * rng.uniform(0.8, 1),
                )
                for _ in range(26)
            ]
            _orient(mats['deadfan'], ls, rng)


def _orient(child, lst, rng, base=0.1):
    """instance child so its +X axis points along (yaw,pitch)."""
    if not lst:
        return
    V = []
    for p, yaw, pitch, s in lst:
        x = np.array([math.cos(pitch) * math.cos(yaw), math.cos(pitch) * math.sin(yaw), math.sin(pitch)])
        y = np.array([-math.sin(yaw), math.cos(yaw), 0])
        z = np.cross(x, y)
        h = s * base / 2
        V += [p - h * x - h * y, p + h * x - h * y, p + h * x + h * y, p - h * x + h * y]
    n = len(lst)
    o = geometry.mesh('ori', np.array(V), np.arange(4 * n).reshape(n, 4))
    o.instance_type = 'FACES'
    o.use_instance_faces_scale = True
    o.instance_faces_scale = 1 / base
    o.show_instancer_for_render = False
    c = child
    if child.parent is not None:
        c = child.copy()
        geometry._link(c)
    c.parent = o
    c.location = (0, 0, 0)


def hedge_box(rng, a, b, twigs, core_mat, density=260, size=1.0, top_round=0.06):
    """clipped hedge: dark core box + leaf clusters over its surface."""
    a = np.array(a, float)
    b = np.array(b, float)
    d = b - a
    geometry.box('hcore', a + 0.08, b - 0.08, core_mat, bevel=0.03)
    faces = [(0, a[0], -1), (0, b[0], 1), (1, a[1], -1), (1, b[1], 1), (2, b[2], 1)]
    pts = []
    nr = []
    for ax, val, sg in faces:
        o = [i for i in range(3) if i != ax]
        A = d[o[0]] * d[o[1]]
        n = int(A * density)
        P = np.zeros((n, 3))
        P[:, o[0]] = rng.uniform(a[o[0]], b[o[0]], n)
        P[:, o[1]] = rng.uniform(a[o[1]], b[o[1]], n)
        P[:, ax] = val - sg * np.abs(rng.normal(0, 0.045, n)) + sg * 0.035 * np.sin(P[:, o[0]] * 2.7 + P[:, o[1]] * 1.9)
        N = np.zeros((n, 3))
        N[:, ax] = sg
        N += rng.normal(0, 0.45, (n, 3))
        N[:, 2] += 0.35
        pts.append(P)
        nr.append(N)
    _dist(rng, np.concatenate(pts), np.concatenate(nr), twigs, size)


def _dist(rng, P, N, twigs, size, jit=0.3):
    w = rng.integers(len(twigs), size=len(P))
    for i, t in enumerate(twigs):
        s = w == i
        geometry.scatter('sc', P[s], N[s], size * rng.uniform(1 - jit, 1 + jit, s.sum()), t, rng)


def shrub(rng, c, r, twigs, core_mat=None, density=900, size=1.0, squash=(1, 1, 0.8), lobes=7):
    """rounded shrub made of overlapping lobes covered by twigs."""
    c = np.array(c, float)
    P = []
    N = []
    for l in range(lobes):
        if l == 0:
            o = np.zeros(3)
            rr = r * 0.8
        else:
            v = rng.normal(size=3)
            v /= np.linalg.norm(v)
            v[2] = abs(v[2]) * 0.8
            o = v * r * 0.55 * np.array(squash)
            rr = r * rng.uniform(0.35, 0.6)
        n = int(density * rr * rr * 4 * 3.14 * 0.6)
        v = rng.normal(size=(n, 3))
        v /= np.linalg.norm(v, axis=1, keepdims=True)
        v[:, 2] = np.abs(v[:, 2]) * 1.0 - 0.25
        p = c + o + v * rr * np.array(squash) * rng.uniform(0.72, 1.04, (n, 1))
        kk = p[:, 2] > c[2] - r * 0.65
        P.append(p[kk])
        N.append((v + rng.normal(0, 0.4, v.shape) + np.array([0, 0, 0.3]))[kk])
        if core_mat is not None:
            o2 = geometry.lathe(
                'core',
                [(-rr * 0.78 * squash[2], 0.001)]
                + [(rr * 0.78 * squash[2] * math.sin(a), rr * 0.78 * math.cos(a)) for a in np.linspace(-1.5, 1.5, 9)]
                + [(rr * 0.78 * squash[2], 0.001)],
                core_mat,
                axis='z',
                segs=16,
                loc=tuple(c + o),
            )
    _dist(rng, np.concatenate(P), np.concatenate(N), twigs, size)


def tree(rng, loc, h, spread, twigs, bark, density=230, size=1.6, trunk_r=0.11, levels=3, lean=0.1, puff=0.42):
    """multi-branch tree: recursive limbs, twig clusters round the outer branches."""
    tips = []

    def limb(p, d, L, r, lv):
        n = 7
        pts = [np.array(p)]
        dd = np.array(d, float)
        for i in range(n - 1):
            dd = dd + rng.normal(0, 0.13, 3) + np.array([0, 0, 0.06])
            dd /= np.linalg.norm(dd)
            pts.append(pts[-1] + dd * L / (n - 1))
        pts = np.array(pts)
        geometry.sweep('limb', geometry.circ(1, 8 if lv else 12), pts, bark, radius=np.linspace(r, r * 0.62, n), smooth=True, auto=60)
        if lv >= levels - 1:
            for q in pts[2:]:
                tips.append((q, dd, L))
            return
        m = rng.integers(3, 5) if lv else rng.integers(3, 6)
        for j in range(m):
            a = rng.uniform(0, 6.28) + j * 2 * math.pi / m
            tilt = rng.uniform(0.45, 0.95)
            ref = np.cross(dd, [0, 0, 1.0]) if abs(dd[2]) < 0.95 else np.array([1.0, 0, 0])
            ref /= np.linalg.norm(ref)
            o = np.cross(dd, ref)
            nd = dd * math.cos(tilt) + math.sin(tilt) * (ref * math.cos(a) + o * math.sin(a)) * np.array([spread, spread, 0.8])
            nd /= np.linalg.norm(nd)
            limb(pts[-1 - rng.integers(0, 3)], nd, L * rng.uniform(0.58, 0.78), r * 0.58, lv + 1)

    limb(loc, (rng.normal(0, lean), rng.normal(0, lean), 1), h * 0.42, trunk_r, 0)
    P = []
    N = []
    for q, d, L in tips:
        n = max(6, int(density * L * L * 0.9))
        v = rng.normal(size=(n, 3))
        v /= np.linalg.norm(v, axis=1, keepdims=True)
        P.append(q + v * L * puff * np.cbrt(rng.random((n, 1))))
        N.append(v * 0.8 + d * 0.5 + rng.normal(0, 0.4, v.shape) + np.array([0, 0, 0.15]))
    _dist(rng, np.concatenate(P), np.concatenate(N), twigs, size, 0.35)


def rock(rng, mat, r=0.3, name='rock', sub=4, squash=0.7):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    v = np.array([x.co[:] for x in bm.verts])
    f = np.array([[q.index for q in p.verts] for p in bm.faces])
    bm.free()
    d = np.ones(len(v))
    for _ in range(9):  # planar cuts = fractured faces
        n = rng.normal(size=3)
        n /= np.linalg.norm(n)
        c = rng.uniform(0.55, 0.85)
        h = v @ n
        over = h > c
        v[over] -= np.outer((h[over] - c) * 0.9, n)
    for o, a in ((2, 0.07), (5, 0.03), (11, 0.012)):
        ph = rng.uniform(0, 6, 3)
        kx = rng.normal(size=(3, 3)) * o
        v *= (1 + a * np.sin(v @ kx[0] + ph[0]) * np.sin(v @ kx[1] + ph[1]))[:, None]
    v *= r
    v[:, 2] *= squash
    o = geometry.mesh(name, v, f, mat, smooth=True, auto=40)
    o.location = far
    if sub >= 4:
        for tname, ty, sc, st in (
            ('rk1', 'CLOUDS', r * 0.35, 0.10),
            ('rk2', 'CLOUDS', r * 0.09, 0.035),
            ('rk3', 'VORONOI', r * 0.30, 0.05),
        ):
            tx = bpy.data.textures.new(tname, ty)
            tx.noise_scale = sc
            if ty == 'CLOUDS':
                tx.noise_depth = 5
            md = o.modifiers.new(tname, 'DISPLACE')
            md.texture = tx
            md.strength = r * st
            md.mid_level = 0.5
    return o


# --- gardens ------------------------------------------------------------------------------------


class Garden:
    """Prototypes made on demand, and the beds, hedges and trees planted from them.

    `density` thins everything for previews.
    """

    def __init__(self, rng, density=1.0):
        self.rng, self.density = rng, density
        self._made = {}

    def get(self, name):
        """A prototype (or a list of them) by name."""
        if name not in self._made:
            self._made[name] = getattr(self, '_' + name.replace('-', '_'))()
        return self._made[name]

    @staticmethod
    def leaf(a, b, **options):
        return materials.leaf(f'leaf {a} {b}', a, b, **options)

    def _core(self):
        return materials.simple('shrub core', (0.012, 0.018, 0.008), 0.95)

    def _bark(self):
        return materials.bark()

    def _pale_bark(self):
        return materials.bark('pale bark', '#b3a48c', '#8a7a64')

    def _dark_bark(self):
        return materials.bark('dark bark', '#5c5043', '#3a3129')

    def _fescue(self):
        return tuft(self.rng, self.leaf('#8fa0a0', '#a9b39c', trans=0.2, rough=0.55), 80, 0.26, 0.0035, 0.045, 1.3, 'fescue')

    def _meadow(self):
        return tuft(self.rng, self.leaf('#7f8a4a', '#b4a25e', trans=0.25), 90, 0.55, 0.0045, 0.05, 1.1, 'meadow grass')

    def _straw(self):
        return tuft(self.rng, self.leaf('#a8925a', '#c4ad74', trans=0.25), 80, 0.42, 0.004, 0.06, 1.0, 'straw')

    def _agave_blue(self):
        return agave(self.rng, materials.agave_leaf(), 34, 0.52, 0.125)

    def _agave_green(self):
        return agave(
            self.rng, materials.agave_leaf('agave green', '#74894f', '#8b9a5c', '#a9a56a'), 30, 0.46, 0.13, 'agave green', teeth=False
        )

    def _twigs(self, a, b, n, length, width, twig_length, **options):
        shading = {x: options.pop(x) for x in ('trans', 'rough', 'spec', 'dead') if x in options}
        mat = self.leaf(a, b, **shading)
        return [twig(self.rng, mat, n, length, width, twig_length, f'twig {a} {i}', **options) for i in range(2)]

    def _boxwood(self):
        return self._twigs('#2f4a22', '#4a6a2c', 18, 0.040, 0.022, 0.13, trans=0.3)

    def _myrtle(self):
        return self._twigs('#3c5a2c', '#5d7a38', 18, 0.05, 0.02, 0.15, trans=0.3)

    def _olive(self):
        return self._twigs('#6d7a5a', '#8d9878', 20, 0.050, 0.012, 0.22, trans=0.25, rough=0.5, bend=0.3)

    def _oak(self):
        return self._twigs('#33421f', '#4e5c2c', 20, 0.050, 0.026, 0.20, trans=0.25)

    def _laurel(self):
        return self._twigs('#33451f', '#566a30', 16, 0.11, 0.05, 0.5, trans=0.3)

    def _bougainvillea(self):
        return self._twigs('#b01060', '#d8307c', 14, 0.038, 0.034, 0.12, trans=0.45, rough=0.6, spec=0.15)

    def _lavender(self):
        return self._twigs('#6d7b63', '#8a9480', 16, 0.05, 0.008, 0.20, trans=0.2, bend=0.2)

    def _rose(self):
        return self._twigs('#a84a58', '#c98a8c', 12, 0.034, 0.030, 0.10, trans=0.4, rough=0.6, spec=0.15)[:1] + self.get('myrtle')

    def _white_flower(self):
        return self._twigs('#b9b7ab', '#cfccc0', 12, 0.03, 0.026, 0.10, trans=0.4, rough=0.6, spec=0.15)[:1] + self.get('lavender')

    def _jacaranda(self):
        return self._twigs('#6a6392', '#8c84b2', 20, 0.055, 0.034, 0.22, trans=0.45, rough=0.6, spec=0.1)

    def _fern_leaf(self):
        return self._twigs('#4f6a34', '#6d8846', 20, 0.05, 0.012, 0.22, trans=0.4)

    def _gum(self):
        return self._twigs('#5d6b4a', '#7d8a62', 16, 0.13, 0.020, 0.40, trans=0.25, rough=0.42, droop=1.0)

    def _needles(self):
        return self._twigs('#2f4426', '#46582f', 34, 0.10, 0.0035, 0.20, trans=0.15, bend=0.15)

    def _citrus(self):
        return self._twigs('#2c4a1c', '#47682a', 16, 0.07, 0.034, 0.18, trans=0.3)

    def _orange(self):
        o = geometry.lathe(
            'orange',
            [(-0.036 * math.cos(a), max(0.0005, 0.036 * math.sin(a))) for a in np.linspace(0, math.pi, 12)],
            materials.simple('orange', (0.72, 0.22, 0.015), 0.45, bump=0.3, bscale=300),
            axis='z',
            segs=16,
        )
        o.location = far
        return o

    def _lawn(self):
        mat = self.leaf('#4d6a26', '#6f8a36', trans=0.35, dead='#a89a60')
        return [lawn_clump(self.rng, mat, 46, 0.055, f'lawn {i}') for i in range(3)]

    def _dry_lawn(self):
        mat = self.leaf('#8a8446', '#b09c5c', trans=0.3, dead='#c0aa74')
        return [lawn_clump(self.rng, mat, 40, 0.05, f'dry lawn {i}') for i in range(3)]

    def _fronds(self):
        mat = self.leaf('#3f5a24', '#5c7a30', trans=0.3, rough=0.38)
        return [frond(self.rng, mat, 2.3, 56, 0.55, f'frond {i}', bend=b) for i, b in enumerate((1.0, 1.3, 1.6))]

    def _fans(self):
        mat = self.leaf('#4b5f2c', '#6a7d3c', trans=0.25)
        return [fan(self.rng, mat, 0.85, 34, 0.95, f'fan {i}') for i in range(3)]

    def _palm_parts(self):
        return dict(
            pbark=materials.bark('palm bark', '#8a8071', '#5d5548'),
            pbark2=materials.bark('fan palm bark', '#86766a', '#55493f'),
            cshaft=materials.simple('crownshaft', (0.16, 0.22, 0.07), 0.35, var=0.12),
            deadfan=fan(self.rng, self.leaf('#8a7450', '#6d5a3e', trans=0.1), 0.8, 28, 0.8, 'dead fan'),
        )

    def _pebbles(self):
        stone = materials.gravel_stone('pebble', getattr(self, 'pebble_colors', ('#9a9184', '#bdb3a2', '#77716a', '#d2c8b6')))
        return [rock(self.rng, stone, 1.0, f'pebble {i}', 2) for i in range(4)]

    def _boulders(self):
        return [rock(self.rng, materials.boulder(), 1.0, f'boulder {i}', 6, 0.72) for i in range(2)]

    def _mulch_bits(self):
        mat = materials.leaf('mulch', '#4f3826', '#7a5a3c', trans=0.0, rough=0.8)
        return [proto(f'mulch {i}', [_blade(self.rng, 0.06, 0.02, 0.3, 2, 0.3, pitch=0.1)], mat) for i in range(2)]

    # -- planting ---------------------------------------------------------------------------------

    def put(self, child, points, scale, lean=0.08, z=-0.03):
        """Stand instances of one prototype at points (x, y[, z])."""
        if len(points) == 0:
            return
        pts = np.array([(p[0], p[1], p[2] if len(p) > 2 else z) for p in points], float)
        n = len(pts)
        up = np.stack([self.rng.normal(0, lean, n), self.rng.normal(0, lean, n), np.ones(n)], 1)
        geometry.scatter('planted', pts, up, np.asarray(scale) * np.ones(n), child, self.rng)

    def rect(self, n, x0, x1, y0, y1):
        return np.stack([self.rng.uniform(x0, x1, n), self.rng.uniform(y0, y1, n)], 1)

    def strew(self, protos, x0, x1, y0, y1, n, size, z=-0.028, tilt=0.5):
        """Strew stones or bark over a bed."""
        n = int(n * self.density)
        p = self.rect(n, x0, x1, y0, y1)
        p = np.concatenate([p, z + self.rng.uniform(0, min(size * 0.5, 0.012), (n, 1))], 1)
        up = self.rng.normal(0, tilt, (n, 3)) + [0, 0, 1]
        which = self.rng.integers(len(protos), size=n)
        for i, o in enumerate(protos):
            s = which == i
            if s.any():
                geometry.scatter('strewn', p[s], up[s], self.rng.uniform(0.5, 1.5, s.sum()) * size, o, self.rng)

    def lawn(self, x0, x1, y0, y1, kind='lawn', per_m2=560):
        """Turf with uneven height; soil below."""
        area = (x1 - x0) * (y1 - y0)
        n = int(per_m2 * area * self.density)
        p = self.rect(n, x0, x1, y0, y1)
        patch = np.sin(p[:, 0] * 1.9 + 2 * np.sin(p[:, 1] * 0.7)) * np.sin(p[:, 1] * 2.3 + 1.3 * np.sin(p[:, 0] * 0.9))
        keep = self.rng.random(n) < 0.88 + 0.12 * patch
        p, patch = p[keep], patch[keep]
        which = self.rng.integers(3, size=len(p))
        for i, o in enumerate(self.get(kind)):
            s = which == i
            up = self.rng.normal(0, 0.10, (s.sum(), 3)) + [0, 0, 1]
            geometry.scatter(
                'lawn',
                np.concatenate([p[s], np.full((s.sum(), 1), -0.03)], 1),
                up,
                self.rng.uniform(0.7, 1.2, s.sum()) * (1 + 0.22 * patch[s]),
                o,
                self.rng,
            )
        geometry.box(
            'lawn soil', (x0, y0, -0.2), (x1, y1, -0.026), materials.soil('lawn soil', '#4a4226' if kind == 'lawn' else '#8a7a50'), bevel=0
        )

    def shrub_at(self, x, y, r, kind='boxwood', squash=(1, 1, 0.8), density=1100, size=1.1):
        shrub(
            self.rng, (x, y, r * 0.42), r, self.get(kind), self.get('core'), density=int(density * self.density), size=size, squash=squash
        )

    def hedge(self, a, b, kind='boxwood', density=330, size=1.25):
        hedge_box(self.rng, a, b, self.get(kind), self.get('core'), density=int(density * self.density), size=size)

    def bed(self, kind, x0, x1, y0, y1):
        """Fill a rectangle: succulent, lawn, dry, rosemary, cottage, mulch, gravel."""
        rng, w, d = self.rng, x1 - x0, y1 - y0
        if w < 0.2 or d < 0.2:
            return
        spot = lambda a, b: (x0 + w * a, y0 + d * b)
        if kind in ('lawn', 'dry-lawn'):
            self.lawn(x0, x1, y0, y1, kind)
            return
        if kind == 'succulent':
            self.strew(self.get('pebbles'), x0, x1, y0, y1, 420 * w * d, 0.020)
            spots = [
                spot(0.78, 0.80),
                spot(0.50, 0.64),
                spot(0.80, 0.44),
                spot(0.30, 0.86),
                spot(0.45, 0.34),
                spot(0.16, 0.55),
                spot(0.72, 0.20),
            ]
            self.put(
                self.get('agave_blue') if getattr(self, 'agave', 'blue') == 'blue' else self.get('agave_green'),
                spots,
                rng.uniform(0.9, 1.45, len(spots)),
                0.05,
            )
            n = int(1.0 * w * d)
            self.put(self.get('fescue'), self.rect(n, x0, x1, y0, y1), rng.uniform(0.8, 1.4, n))
            n = int(0.7 * w * d)
            self.put(self.get('meadow'), self.rect(n, x0, x0 + w * 0.5, y0, y1), rng.uniform(0.9, 1.5, n))
            for i, (p, s) in enumerate(
                ((spot(0.60, 0.73), 0.36), (spot(0.82, 0.62), 0.22), (spot(0.35, 0.50), 0.42), (spot(0.62, 0.24), 0.28))
            ):
                self.put(self.get('boulders')[i % 2], [(*p, s * 0.25)], [s])
        elif kind == 'dry':
            self.strew(self.get('pebbles'), x0, x1, y0, y1, 160 * w * d, 0.016)
            n = int(2.2 * w * d)
            self.put(self.get('straw'), self.rect(n, x0, x1, y0, y1), rng.uniform(0.6, 1.3, n))
            for i in range(int(0.25 * w * d) + 1):
                self.shrub_at(*self.rect(1, x0 + 0.4, x1 - 0.4, y0 + 0.4, y1 - 0.4)[0], rng.uniform(0.25, 0.5), 'lavender')
            for i, p in enumerate(self.rect(max(1, int(0.14 * w * d)), x0 + 0.3, x1 - 0.3, y0 + 0.3, y1 - 0.3)):
                s = rng.uniform(0.18, 0.45)
                self.put(self.get('boulders')[i % 2], [(*p, s * 0.2)], [s])
        elif kind == 'cottage':
            self.strew(self.get('mulch_bits'), x0, x1, y0, y1, 380 * w * d, 1.0, z=-0.02, tilt=0.35)
            n = max(2, int(1.1 * w * d))
            for i in range(n):
                px, py = self.rect(1, x0 + 0.25, x1 - 0.25, y0 + 0.25, y1 - 0.25)[0]
                self.shrub_at(
                    px, py, rng.uniform(0.22, 0.42), rng.choice(['lavender', 'boxwood', 'rose', 'white_flower', 'myrtle']), density=1300
                )
            n = int(1.2 * w * d)
            self.put(self.get('fescue'), self.rect(n, x0, x1, y0, y1), rng.uniform(0.7, 1.2, n))
        elif kind == 'mulch':
            self.strew(self.get('mulch_bits'), x0, x1, y0, y1, 420 * w * d, 1.0, z=-0.02, tilt=0.35)
            for px in np.arange(x0 + 0.45, x1 - 0.2, 0.85):
                self.shrub_at(px + rng.normal(0, 0.06), (y0 + y1) / 2 + rng.normal(0, 0.08), rng.uniform(0.34, 0.44), 'boxwood')
        elif kind == 'gravel':
            self.strew(self.get('pebbles'), x0, x1, y0, y1, 420 * w * d, 0.018)

    def plant_tree(self, kind, x, y, h, z=-0.03):
        """A tree by name: olive, oak, jacaranda, eucalyptus, pine, citrus, laurel, queen, fan."""
        rng, dn = self.rng, self.density
        at = (x, y, z)
        if kind == 'olive':
            tree(rng, at, h, 1.0, self.get('olive'), self.get('bark'), density=int(150 * dn), size=1.5, trunk_r=0.10)
        elif kind == 'oak':
            tree(
                rng,
                at,
                h,
                1.25,
                self.get('oak'),
                self.get('dark_bark'),
                density=int(110 * dn),
                size=2.2,
                trunk_r=0.05 * h,
                lean=0.14,
                puff=0.60,
            )
        elif kind == 'jacaranda':
            tree(
                rng,
                at,
                h,
                1.1,
                self.get('jacaranda') + self.get('fern_leaf')[:1],
                self.get('bark'),
                density=int(115 * dn),
                size=2.0,
                trunk_r=0.032 * h,
                lean=0.12,
                puff=0.58,
            )
        elif kind == 'eucalyptus':
            tree(
                rng,
                at,
                h,
                0.62,
                self.get('gum'),
                self.get('pale_bark'),
                density=int(34 * dn),
                size=1.9,
                trunk_r=0.026 * h,
                lean=0.07,
                puff=0.60,
            )
        elif kind == 'pine':
            self._conifer(at, h)
        elif kind == 'citrus':
            trunk('citrus trunk', h * 0.4, 0.07, 0.05, self.get('bark'), at, rng)
            r = h * 0.40
            shrub(rng, (x, y, h * 0.56), r, self.get('citrus'), self.get('core'), density=int(420 * dn), size=1.3, squash=(1, 1, 0.95))
            v = rng.normal(size=(34, 3))
            v[:, 2] = np.abs(v[:, 2]) - 0.35
            v /= np.linalg.norm(v, axis=1, keepdims=True)
            self.put(
                self.get('orange'), np.array([x, y, h * 0.56]) + v * r * rng.uniform(0.74, 0.84, (34, 1)), rng.uniform(0.85, 1.15, 34), 0.3
            )
        elif kind == 'laurel':
            tree(
                rng,
                at,
                h,
                1.0,
                self.get('myrtle'),
                self.get('bark'),
                density=int(150 * dn),
                size=2.2,
                trunk_r=0.028 * h,
                lean=0.1,
                puff=0.70,
            )
        elif kind == 'queen':
            palm(rng, at, h, self.get('fronds'), self.get('palm_parts'), crown=16, scale=1.05, kind='queen')
        elif kind == 'fan':
            palm(rng, at, h, self.get('fans'), self.get('palm_parts'), crown=34, scale=1.25, kind='fan')
        else:
            raise ValueError(f'no tree called {kind}')

    def bush(self, x, y, r, kind='laurel', z=0.0):
        """A big loose bush for the middle distance."""
        shrub(
            self.rng,
            (x, y, z + r * 0.32),
            r,
            self.get(kind),
            self.get('core'),
            density=int((26 if kind == 'laurel' else 60) * self.density),
            size=1.6 if kind == 'laurel' else 3.0,
            squash=(1.05, 1.0, self.rng.uniform(0.8, 1.15)),
            lobes=6,
        )

    def _conifer(self, at, h):
        """A Monterey-type pine: whorls of limbs, needles in tufts, thinning toward the top."""
        rng = self.rng
        top = trunk('pine trunk', h, 0.022 * h, 0.006 * h, self.get('dark_bark'), at, rng, 0.015)
        P, N = [], []
        for zf in np.linspace(0.26, 0.97, 17):
            reach = h * 0.30 * (1 - zf) ** 0.75 + 0.25
            for a in np.arange(0, 6.28, 6.28 / 6) + rng.uniform(0, 6.28):
                L = reach * rng.uniform(0.75, 1.15)
                d = np.array([math.cos(a), math.sin(a), rng.uniform(-0.05, 0.35)])
                p0 = np.array([at[0], at[1], at[2] + h * zf])
                path = np.stack([p0 + d * L * t + np.array([0, 0, 0.12 * L * t * t]) for t in np.linspace(0, 1, 5)])
                geometry.sweep(
                    'pine limb',
                    geometry.circ(1, 6),
                    path,
                    self.get('dark_bark'),
                    radius=np.linspace(0.016, 0.005, 5) * h * 0.22,
                    smooth=True,
                )
                n = max(5, int(26 * L * self.density))
                t = rng.uniform(0.3, 1.05, n)
                P.append(
                    p0
                    + d * (L * t)[:, None]
                    + np.stack(
                        [rng.normal(0, 0.14 * L, n), rng.normal(0, 0.14 * L, n), 0.12 * L * t * t + rng.normal(0.05, 0.07 * L, n)], 1
                    )
                )
                N.append(rng.normal(0, 0.4, (n, 3)) + [0, 0, 0.8])
        _dist(rng, np.concatenate(P), np.concatenate(N), self.get('needles'), 2.3)
