"""Meshes from numbers: boxes, walls, lathes, sweeps, ropes, scattered instances. Meters everywhere."""

import math

import bpy
import numpy as np

# Scenes reach the camera and the lamps through the same short name.
from .camera import camera  # noqa: F401
from .sky_and_light import area  # noqa: F401


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def hexc(h):
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)


def mesh(name, v, f, mat=None, smooth=False, bevel=0.0, seg=2, auto=35, loc=None, rot=None, merge=0.0, matidx=None, attrs=None):
    """v (n,3); f list of tuples or (m,k) int array (may be a list of such arrays)."""
    me = bpy.data.meshes.new(name)
    v = np.asarray(v, dtype=np.float32).reshape(-1, 3)
    blocks = f if isinstance(f, list) and len(f) and isinstance(f[0], np.ndarray) and f[0].ndim == 2 else None
    if isinstance(f, np.ndarray):
        blocks = [f]
    if blocks is not None:
        li = np.concatenate([b.ravel() for b in blocks]).astype(np.int32)
        tot = np.concatenate([np.full(len(b), b.shape[1]) for b in blocks]).astype(np.int32)
    else:
        li = np.array([i for q in f for i in q], dtype=np.int32)
        tot = np.array([len(q) for q in f], dtype=np.int32)
    start = np.concatenate([[0], np.cumsum(tot)[:-1]]).astype(np.int32)
    me.vertices.add(len(v))
    me.vertices.foreach_set('co', v.ravel())
    me.loops.add(len(li))
    me.loops.foreach_set('vertex_index', li)
    me.polygons.add(len(tot))
    me.polygons.foreach_set('loop_start', start)
    me.polygons.foreach_set('loop_total', tot)
    me.polygons.foreach_set('use_smooth', np.full(len(tot), bool(smooth or bevel > 0)))
    if matidx is not None:
        me.polygons.foreach_set('material_index', np.asarray(matidx, dtype=np.int32))
    me.update(calc_edges=True)
    me.validate()
    for an, av in (attrs or {}).items():
        at = me.attributes.new(an, 'FLOAT', 'POINT')
        at.data.foreach_set('value', np.asarray(av, np.float32))
    o = bpy.data.objects.new(name, me)
    _link(o)
    if mat is not None:
        for m in (mat if isinstance(mat, (list, tuple)) else [mat]):
            me.materials.append(m)
    if merge > 0:
        md = o.modifiers.new('weld', 'WELD')
        md.merge_threshold = merge
    if bevel > 0:
        md = o.modifiers.new('bevel', 'BEVEL')
        md.width = bevel
        md.segments = seg
        md.limit_method = 'ANGLE'
        md.angle_limit = math.radians(28)
        md.harden_normals = True
    if smooth or bevel > 0:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    if loc is not None:
        o.location = loc
    if rot is not None:
        o.rotation_euler = rot
    return o


box_faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def boxv(a, b):
    (x0, y0, z0), (x1, y1, z1) = a, b
    x0, x1 = min(x0, x1), max(x0, x1)
    y0, y1 = min(y0, y1), max(y0, y1)
    z0, z1 = min(z0, z1), max(z0, z1)
    return [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]


def box(name, a, b, mat, bevel=0.003, seg=2, **k):
    return mesh(name, boxv(a, b), box_faces, mat, bevel=bevel, seg=seg, **k)


def boxes(name, lst, mat, bevel=0.003, seg=2, **k):
    """many boxes in one mesh; each is its own island (Random Per Island works)."""
    v = []
    f = []
    for a, b in lst:
        n = len(v)
        v += boxv(a, b)
        f += [tuple(i + n for i in q) for q in box_faces]
    return mesh(name, v, f, mat, bevel=bevel, seg=seg, **k)


def wall(name, axis, at, thick, u0, u1, z0, z1, openings, mat, bevel=0.01, seg=3):
    """Wall with rectangular openings as ONE watertight mesh. axis 'x': runs along X at y=at, thickness to +Y
    (axis 'y': runs along Y at x=at, thickness to +X). openings: (u0,u1,z0,z1)."""
    us = sorted({u0, u1, *[o[0] for o in openings], *[o[1] for o in openings]})
    zs = sorted({z0, z1, *[o[2] for o in openings], *[o[3] for o in openings]})
    us = [u for u in us if u0 <= u <= u1]
    zs = [z for z in zs if z0 <= z <= z1]
    idx = {}
    v = []

    def P(i, j, k):
        key = (i, j, k)
        if key not in idx:
            idx[key] = len(v)
            d = at + k * thick
            v.append((us[i], d, zs[j]) if axis == 'x' else (d, us[i], zs[j]))
        return idx[key]

    def solid(i, j):
        if i < 0 or j < 0 or i >= len(us) - 1 or j >= len(zs) - 1:
            return False
        cu = (us[i] + us[i + 1]) / 2
        cz = (zs[j] + zs[j + 1]) / 2
        return not any(o[0] < cu < o[1] and o[2] < cz < o[3] for o in openings)

    f = []
    for i in range(len(us) - 1):
        for j in range(len(zs) - 1):
            if not solid(i, j):
                continue
            f.append((P(i, j, 0), P(i + 1, j, 0), P(i + 1, j + 1, 0), P(i, j + 1, 0)))
            f.append((P(i, j, 1), P(i, j + 1, 1), P(i + 1, j + 1, 1), P(i + 1, j, 1)))
            if not solid(i - 1, j):
                f.append((P(i, j, 0), P(i, j + 1, 0), P(i, j + 1, 1), P(i, j, 1)))
            if not solid(i + 1, j):
                f.append((P(i + 1, j, 0), P(i + 1, j, 1), P(i + 1, j + 1, 1), P(i + 1, j + 1, 0)))
            if not solid(i, j - 1):
                f.append((P(i, j, 0), P(i, j, 1), P(i + 1, j, 1), P(i + 1, j, 0)))
            if not solid(i, j + 1):
                f.append((P(i, j + 1, 0), P(i + 1, j + 1, 0), P(i + 1, j + 1, 1), P(i, j + 1, 1)))
    if axis == 'y':
        f = [tuple(reversed(q)) for q in f]
    return mesh(name, v, f, mat, bevel=bevel, seg=seg)


def lathe(name, prof, mat, segs=48, axis='x', loc=(0, 0, 0), smooth=True, auto=32, closed=False, bevel=0):
    """prof: list of (along, radius)."""
    prof = np.asarray(prof, float)
    n = len(prof)
    th = np.arange(segs) / segs * 2 * math.pi
    a = np.repeat(prof[:, 0], segs)
    r = np.repeat(prof[:, 1], segs)
    t = np.tile(th, n)
    c, s = r * np.cos(t), r * np.sin(t)
    v = {'x': np.stack([a, c, s], 1), 'y': np.stack([s, a, c], 1), 'z': np.stack([c, s, a], 1)}[axis]
    i = np.arange(n - 1)[:, None] * segs
    j = np.arange(segs)[None, :]
    j2 = (j + 1) % segs
    q = np.stack([i + j, i + j2, i + segs + j2, i + segs + j], -1).reshape(-1, 4)[:, ::-1]
    f = [q]
    caps = []
    if closed:
        j = np.arange(segs)
        b = (n - 1) * segs
        q2 = np.stack([b + j, b + (j + 1) % segs, (j + 1) % segs, j], -1)[:, ::-1]
        f = [np.concatenate([q, q2])]
    o = mesh(name, v, f, mat, smooth=smooth, auto=auto, loc=loc, bevel=bevel)
    return o


def frames(path, up=None, closed=False):
    p = np.asarray(path, float)
    n = len(p)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-12
    if up is not None:
        up = np.asarray(up, float)
        s = np.cross(t, up)
        s /= np.linalg.norm(s, axis=1, keepdims=True) + 1e-12
        u = np.cross(s, t)
        return t, s, u
    s = np.zeros_like(p)
    a = np.array([0, 0, 1.0]) if abs(t[0, 2]) < 0.9 else np.array([1.0, 0, 0])
    s[0] = np.cross(t[0], a)
    s[0] /= np.linalg.norm(s[0])
    for i in range(1, n):
        v = s[i - 1] - t[i] * np.dot(s[i - 1], t[i])
        s[i] = v / (np.linalg.norm(v) + 1e-12)
    return t, s, np.cross(s, t)


def sweep(name, prof, path, mat, up=None, closed_prof=True, smooth=True, auto=40, cap=True, bevel=0, fr=None, radius=None):
    """sweep 2D profile (s,u) along 3D path."""
    prof = np.asarray(prof, float)
    p = np.asarray(path, float)
    m = len(prof)
    n = len(p)
    t, s, u = fr if fr is not None else frames(p, up)
    rad = np.ones(n) if radius is None else np.asarray(radius)
    v = (p[:, None, :] + rad[:, None, None] * (prof[None, :, 0:1] * s[:, None, :] + prof[None, :, 1:2] * u[:, None, :])).reshape(-1, 3)
    k = m if closed_prof else m - 1
    i = np.arange(n - 1)[:, None] * m
    j = np.arange(k)[None, :]
    j2 = (j + 1) % m
    q = np.stack([i + j, i + m + j, i + m + j2, i + j2], -1).reshape(-1, 4)
    f = [q]
    if cap and closed_prof:
        f.append(np.arange(m)[None, :])
        f.append((np.arange(m)[::-1] + (n - 1) * m)[None, :])
    return mesh(name, v, f, mat, smooth=smooth, auto=auto, bevel=bevel)


def circ(r, n=12):
    a = np.arange(n) / n * 2 * math.pi
    return np.stack([r * np.cos(a), r * np.sin(a)], 1)


def tube(name, path, r, mat, n=12, **k):
    return sweep(name, circ(r, n), path, mat, **k)


def rope(name, path, R, mat, strands=6, lay=0.02, n=8):
    """stranded steel cable: `strands` helical strands round a core; path is resampled."""
    p = np.asarray(path, float)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    N = max(12, int(d[-1] / (lay / 14)))
    u = np.linspace(0, d[-1], N)
    p = np.stack([np.interp(u, d, p[:, i]) for i in range(3)], 1)
    t, s, b = frames(p)
    rs = R * 0.36
    rr = R - rs
    V = []
    F = []
    off = 0
    for k in range(strands):
        a = 2 * math.pi * (u / lay + k / strands)
        c = p + rr * (np.cos(a)[:, None] * s + np.sin(a)[:, None] * b)
        tt, ss, bb = frames(c)
        pr = circ(rs, n)
        v = (c[:, None, :] + pr[None, :, 0:1] * ss[:, None, :] + pr[None, :, 1:2] * bb[:, None, :]).reshape(-1, 3)
        i = np.arange(N - 1)[:, None] * n
        j = np.arange(n)[None, :]
        j2 = (j + 1) % n
        F.append(np.stack([i + j, i + n + j, i + n + j2, i + j2], -1).reshape(-1, 4) + off)
        V.append(v)
        off += len(v)
    return mesh(name, np.concatenate(V), [np.concatenate(F)], mat, smooth=True, auto=60)


def scatter(name, pts, nrm, scale, child, rng, yaw=None, base=0.1):
    """Instance `child` on faces: one quad per instance (position, normal, yaw, scale)."""
    pts = np.asarray(pts, float)
    n = len(pts)
    if n == 0:
        return None
    nrm = np.broadcast_to(np.asarray(nrm, float), (n, 3)).copy()
    nrm /= np.linalg.norm(nrm, axis=1, keepdims=True) + 1e-9
    scale = np.broadcast_to(np.asarray(scale, float), (n,))
    a = rng.uniform(0, 2 * math.pi, n) if yaw is None else np.broadcast_to(yaw, (n,))
    ref = np.where(np.abs(nrm[:, 2:3]) < 0.95, np.array([[0, 0, 1.0]]), np.array([[1.0, 0, 0]]))
    x = np.cross(ref, nrm)
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    y = np.cross(nrm, x)
    e1 = np.cos(a)[:, None] * x + np.sin(a)[:, None] * y
    e2 = -np.sin(a)[:, None] * x + np.cos(a)[:, None] * y
    h = (scale * base / 2)[:, None]
    v = np.stack([pts - h * e1 - h * e2, pts + h * e1 - h * e2, pts + h * e1 + h * e2, pts - h * e1 + h * e2], 1).reshape(-1, 3)
    f = np.arange(4 * n).reshape(n, 4)
    o = mesh(name, v, f)
    o.instance_type = 'FACES'
    o.use_instance_faces_scale = True
    o.instance_faces_scale = 1.0 / base
    o.show_instancer_for_render = False
    o.show_instancer_for_viewport = False
    c = child
    if child.parent is not None:
        c = child.copy()
        _link(c)
    c.parent = o
    c.location = (0, 0, 0)
    c.rotation_euler = (0, 0, 0)
    return o
