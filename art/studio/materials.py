"""Procedural materials, all in meters through Object coordinates (nothing needs UVs)."""

import bpy
from .geometry import hexc


class M:
    """A material under construction: every method adds a node and returns its output socket; `done` closes it.

    mr: map range; voro: Voronoi; orand: random per object; island: random per loose part; xyz: separate a vector.
    """

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.nt = s.m.node_tree
        s.nt.nodes.clear()
        s.out = s.nt.nodes.new('ShaderNodeOutputMaterial')
        s._tc = None

    def n(s, t, ins=None, **props):
        nd = s.nt.nodes.new('ShaderNode' + t)
        for k, v in props.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            s.set(nd, k, v)
        return nd

    def set(s, nd, k, v):
        so = nd.inputs[k]
        if isinstance(v, bpy.types.NodeSocket):
            s.nt.links.new(v, so)
        elif isinstance(v, bpy.types.Node):
            s.nt.links.new(v.outputs[0], so)
        else:
            if hasattr(so.default_value, '__len__') and len(so.default_value) == 4 and len(v) == 3:
                v = (*v, 1)
            so.default_value = v

    @property
    def obj(s):
        if s._tc is None:
            s._tc = s.n('TexCoord')
        return s._tc.outputs['Object']

    def geo(s):
        return s.n('NewGeometry')

    def map(s, vec=None, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        return s.n('Mapping', {'Vector': vec or s.obj, 'Scale': scale, 'Location': loc, 'Rotation': rot}).outputs[0]

    def noise(s, scale, detail=4, rough=0.55, vec=None, dist=0, out='Fac'):
        return s.n('TexNoise', {'Vector': vec or s.obj, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}).outputs[
            out
        ]

    def voro(s, scale, vec=None, feature='F1', out='Distance', rnd=1, **k):
        return s.n('TexVoronoi', {'Vector': vec or s.obj, 'Scale': scale, 'Randomness': rnd}, feature=feature, **k).outputs[out]

    def ramp(s, fac, stops, interp='LINEAR'):
        r = s.n('ValToRGB', {'Fac': fac})
        cr = r.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c[:3], 1)
        return r.outputs[0]

    def mr(s, v, a, b, c, d, clamp=True):
        return s.n('MapRange', {'Value': v, 'From Min': a, 'From Max': b, 'To Min': c, 'To Max': d}, clamp=clamp).outputs[0]

    def mix(s, fac, a, b, mode='MIX'):
        return s.n('MixRGB', {'Fac': fac, 'Color1': a, 'Color2': b}, blend_type=mode).outputs[0]

    def math(s, op, a, b=0.0, c=None, clamp=False):
        nd = s.nt.nodes.new('ShaderNodeMath')
        nd.operation = op
        nd.use_clamp = clamp
        for i, v in enumerate((a, b, c)):
            if v is None:
                continue
            if isinstance(v, bpy.types.NodeSocket):
                s.nt.links.new(v, nd.inputs[i])
            else:
                nd.inputs[i].default_value = v
        return nd.outputs[0]

    def bump(s, h, strength=0.3, dist=0.002, normal=None):
        i = {'Height': h, 'Strength': strength, 'Distance': dist}
        if normal is not None:
            i['Normal'] = normal
        return s.n('Bump', i).outputs[0]

    def xyz(s, vec=None):
        return s.n('SeparateXYZ', {0: vec or s.obj}).outputs

    def island(s):
        return s.geo().outputs['Random Per Island']

    def orand(s):
        return s.n('ObjectInfo').outputs['Random']

    def hsv(s, col, h=0.5, sat=1.0, v=1.0, fac=1.0):
        return s.n('HueSaturation', {'Color': col, 'Hue': h, 'Saturation': sat, 'Value': v, 'Fac': fac}).outputs[0]

    def bsdf(s, color=(0.8, 0.8, 0.8), rough=0.5, metal=0, normal=None, spec=0.5, **k):
        ins = {'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Specular': spec}
        if normal is not None:
            ins['Normal'] = normal
        ins.update(k)
        return s.n('BsdfPrincipled', ins)

    def done(s, sh, disp=None):
        s.nt.links.new(sh.outputs[0] if isinstance(sh, bpy.types.Node) else sh, s.out.inputs['Surface'])
        return s.m


C = hexc


def simple(name, color, rough=0.5, metal=0, var=0.04, bump=0.0, bscale=200):
    """Plain material with a little unevenness."""
    m = M(name)
    n = m.noise(9, 3)
    col = m.hsv(C(color) if isinstance(color, str) else color, v=m.mr(n, 0.3, 0.7, 1 - var, 1 + var))
    r = m.mr(m.noise(35, 4), 0.3, 0.7, max(0, rough - 0.07), min(1, rough + 0.07))
    nr = m.bump(m.noise(bscale, 3), bump, 0.001) if bump else None
    return m.done(m.bsdf(col, r, metal, nr))


# ---- metals -------------------------------------------------------------
def galv(name='galv', scale=130, base=0.60, spangle=0.06, rough=0.37, grime=0.18):
    """hot-dip galvanized sheet: fine Voronoi spangle drives value AND roughness; soft wipes; white bloom."""
    m = M(name)
    wv = m.n(
        'VectorMath',
        {
            0: m.obj,
            1: m.n('VectorMath', {0: m.noise(scale * 0.9, 3, 0.6, out='Color'), 1: (0.9 / scale,) * 3}, operation='MULTIPLY').outputs[0],
        },
        operation='ADD',
    ).outputs[0]
    g = m.n('SeparateXYZ', {0: m.voro(scale, out='Color', vec=wv)}).outputs
    n = m.noise(6, 4, 0.6)
    b = m.math('ADD', m.mr(g[0], 0, 1, base - spangle, base + spangle), m.mr(n, 0.3, 0.7, -0.06, 0.06))
    col = m.n('CombineXYZ', {0: m.math('MULTIPLY', b, 0.985), 1: b, 2: m.math('MULTIPLY', b, 1.025)}).outputs[0]
    r = m.math('ADD', m.mr(g[1], 0, 1, rough - 0.05, rough + 0.06), m.mr(m.noise(16, 5, 0.65), 0.35, 0.65, -0.06, 0.10))
    nr = m.bump(m.noise(9, 3), 0.12, 0.004)
    d = m.math('MULTIPLY', m.mr(m.noise(3.1, 6, 0.72), 0.48, 0.74, 0, 1), grime)
    col = m.mix(d, col, (0.20, 0.18, 0.155))
    return m.done(m.bsdf(col, m.math('ADD', r, m.math('MULTIPLY', d, 0.5)), 1, nr))


def steel(name='steel', color=(0.50, 0.50, 0.51), rough=0.30, axis=0, fine=900, stretch=18):
    """turned / drawn steel: scratches stretched along one axis."""
    m = M(name)
    sc = [fine, fine, fine]
    sc[axis] = fine / stretch
    n = m.noise(1, 3, 0.6, vec=m.map(scale=tuple(sc)))
    n2 = m.noise(14, 5, 0.6)
    col = m.mix(m.mr(n, 0.35, 0.65, 0, 0.5), color, tuple(c * 0.72 for c in color))
    col = m.mix(m.ramp(n2, [(0.55, 0), (0.75, 0.45)]), col, (0.12, 0.095, 0.075))
    r = m.math('ADD', m.mr(n, 0.3, 0.7, rough - 0.06, rough + 0.10), m.mr(n2, 0.35, 0.65, -0.05, 0.12))
    return m.done(m.bsdf(col, r, 1, m.bump(n, 0.10, 0.0004)))


def spring(name='spring', color=(0.052, 0.050, 0.049)):
    """Oil-tempered spring wire."""
    m = M(name)
    n = m.noise(30, 5, 0.6)
    n3 = m.noise(600, 3, 0.6)
    rust = m.ramp(m.noise(70, 6, 0.72), [(0.63, 0), (0.74, 1)])
    col = m.mix(m.mr(n, 0.35, 0.65, 0, 1), color, tuple(c * 1.9 for c in color))
    col = m.mix(m.math('MULTIPLY', rust, 0.55), col, (0.085, 0.035, 0.016))
    r = m.math('ADD', m.mr(n, 0.35, 0.65, 0.27, 0.42), m.math('MULTIPLY', rust, 0.25))
    return m.done(m.bsdf(col, r, 0.85, m.bump(n3, 0.08, 0.0004), spec=0.5))


def cast(name='cast', color=(0.60, 0.60, 0.61), rough=0.42, metal=1.0, grain=0.35):
    """Cast metal."""
    m = M(name)
    n = m.noise(420, 4, 0.6)
    n2 = m.noise(18, 5, 0.65)
    col = m.mix(m.ramp(n2, [(0.45, 0), (0.75, 0.6)]), color, tuple(c * 0.45 for c in color))
    r = m.mr(n2, 0.3, 0.7, rough - 0.08, rough + 0.16)
    return m.done(m.bsdf(col, r, metal, m.bump(n, grain, 0.0006)))


def zinc(name='zinc', tint=(0.62, 0.60, 0.56), rough=0.30):
    """Zinc-plated fasteners."""
    m = M(name)
    n = m.noise(45, 5, 0.6)
    col = m.mix(m.mr(n, 0.35, 0.65, 0, 0.5), tint, tuple(c * 0.62 for c in tint))
    return m.done(m.bsdf(col, m.mr(n, 0.3, 0.7, rough - 0.06, rough + 0.16), 1, m.bump(m.noise(300, 3), 0.06, 0.0005)))


def nylon(name='nylon', color=(0.78, 0.77, 0.72)):
    """Nylon of rollers."""
    m = M(name)
    n = m.noise(20, 4)
    return m.done(
        m.bsdf(
            m.hsv(color, v=m.mr(n, 0.3, 0.7, 0.88, 1.04)),
            m.mr(n, 0.3, 0.7, 0.32, 0.5),
            0,
            m.bump(m.noise(250, 2), 0.04, 0.0005),
            Subsurface=0.08,
            **{'Subsurface Radius': (0.004, 0.004, 0.003), 'Subsurface Color': (*color, 1)}
        )
    )


# ---- building -----------------------------------------------------------
def drywall(name='drywall', color='#d9d5cc', peel=0.5):
    """Painted, lightly textured drywall."""
    m = M(name)
    n = m.noise(130, 3, 0.5)
    blob = m.ramp(m.noise(85, 1, 0.4), [(0.46, 0), (0.66, 1)], 'EASE')
    col = m.hsv(C(color), v=m.mr(m.noise(1.6, 5, 0.6), 0.3, 0.7, 0.95, 1.03))
    dirt = m.ramp(m.noise(4, 7, 0.7), [(0.52, 0), (0.8, 0.22)])
    col = m.mix(dirt, col, (0.34, 0.29, 0.23))
    nr = m.bump(n, 0.10, 0.0012, m.bump(blob, peel * 0.8, 0.0009, m.bump(m.noise(2.2, 3), 0.15, 0.01)))
    return m.done(m.bsdf(col, m.mr(n, 0.3, 0.7, 0.55, 0.72), 0, nr, spec=0.35))


def stucco(name='stucco', color='#e8e4da', size=1.0, strength=0.6, dirt=0.35):
    """Sand and lace stucco, dirtier toward the ground."""
    m = M(name)
    sz = 1 / size
    sand = m.noise(210 * sz, 3, 0.6)
    lace = m.noise(42 * sz, 4, 0.6, dist=0.4)
    big = m.noise(1.3, 4, 0.55)
    col = m.hsv(C(color), v=m.mr(m.noise(0.7, 6, 0.62), 0.3, 0.7, 0.955, 1.03), sat=m.mr(big, 0.3, 0.7, 0.85, 1.15))
    col = m.mix(m.mr(lace, 0.38, 0.60, 0.22, 0), col, tuple(c * 0.55 for c in C(color)))
    col = m.hsv(col, v=m.mr(m.noise(2.4, 7, 0.7), 0.3, 0.7, 0.93, 1.04))
    g = m.geo()
    z = m.xyz(g.outputs['Position'])[2]
    # splash-back dirt near the ground, streaks below caps
    sp = m.math('MULTIPLY', m.mr(z, 0.05, 0.75, 1, 0), m.mr(m.noise(6, 6, 0.7), 0.38, 0.66, 0, 1))
    col = m.mix(m.math('MULTIPLY', sp, dirt), col, (0.30, 0.24, 0.17))
    st = m.noise(1, 6, 0.6, vec=m.map(scale=(9, 9, 0.35)))
    col = m.mix(m.mr(st, 0.52, 0.78, 0, dirt * 0.35), col, (0.36, 0.33, 0.29))
    nr = m.bump(lace, strength * 1.0, 0.006, m.bump(m.noise(7, 4, 0.6), 0.30, 0.016))
    nr = m.bump(sand, strength, 0.0018, nr)
    return m.done(m.bsdf(col, 0.88, 0, nr, spec=0.22))


def paint(name, color, rough=0.45, grain=0.0, axis=0, dust=0.10):
    """satin paint; optional embossed wood grain running along axis."""
    m = M(name)
    n = m.noise(2.2, 5, 0.6)
    col = m.hsv(C(color), v=m.mr(n, 0.3, 0.7, 0.97, 1.025))
    z = m.xyz(m.geo().outputs['Position'])[2]
    d = m.math('MULTIPLY', m.mr(z, 0.0, 0.55, 1, 0.15), m.mr(m.noise(9, 7, 0.7), 0.42, 0.7, 0, 1))
    col = m.mix(m.math('MULTIPLY', d, dust), col, (0.36, 0.31, 0.24))
    r = m.mr(m.noise(13, 5, 0.65), 0.3, 0.7, rough - 0.08, rough + 0.10)
    nr = m.bump(m.noise(1.4, 2), 0.13, 0.03)
    if grain:
        sc = [170, 170, 170]
        sc[axis] = 9
        nr = m.bump(m.noise(1, 4, 0.62, vec=m.map(scale=tuple(sc)), dist=0.5), grain, 0.0009, nr)
    else:
        nr = m.bump(m.noise(260, 2), 0.05, 0.0006, nr)
    return m.done(m.bsdf(col, r, 0, nr, spec=0.45))


def wood(
    name='wood',
    c1='#8a5a33',
    c2='#5b351c',
    axis=0,
    rough=0.5,
    ring=26,
    bumps=0.25,
    var=0.22,
    scale=1.0,
    pore=0.45,
    contrast=1.0,
    island=True,
    rings=9.0,
    saw=False,
    knots=0,
):
    """planed board: distorted long-grain bands + fine pores, every mesh island gets its own offset/hue/value."""
    m = M(name)
    rnd = m.island() if island else m.orand()
    off = m.n('CombineXYZ', {0: m.math('MULTIPLY', rnd, 37.0), 1: m.math('MULTIPLY', rnd, 91.0), 2: m.math('MULTIPLY', rnd, 53.0)}).outputs[
        0
    ]
    vec = m.n('VectorMath', {0: m.obj, 1: off}, operation='ADD').outputs[0]
    sc = [ring * scale] * 3
    sc[axis] = 0.8 * scale
    big = m.noise(1, 2, 0.5, vec=m.map(vec, scale=tuple(x * 0.35 for x in sc)), dist=0.8)
    kn = None
    if knots:  # knots pull the contour lines round them
        kd = m.voro(knots, vec=m.map(vec, scale=tuple(0.35 if i == axis else 1 for i in range(3))))
        kn = m.ramp(kd, [(0.0, 1), (0.10, 0.55), (0.22, 0)], 'EASE')
        big = m.math('ADD', big, m.math('MULTIPLY', kn, 0.35))
    lines = m.math('FRACT', m.math('MULTIPLY', big, rings))  # growth rings as contour lines
    if saw:
        lines = m.ramp(
            lines, [(0, 0), (0.55, 0.12), (0.86, 0.5), (0.95, 0.28), (1, 0)]
        )  # early wood slowly darkening, abrupt late-wood edge
    else:
        lines = m.math('ABSOLUTE', m.math('SUBTRACT', lines, 0.5))
    w = m.noise(1, 4, 0.6, vec=m.map(vec, scale=tuple(sc)), dist=0.6)
    fs = [620 * scale] * 3
    fs[axis] = 11 * scale
    fi = m.noise(1, 2, 0.6, vec=m.map(vec, scale=tuple(fs)))
    f = m.math('ADD', m.math('MULTIPLY', m.mr(lines, 0, 0.5, 0, 1), 0.55 * contrast), m.mr(w, 0.32, 0.68, 0, 0.55))
    col = m.mix(f, C(c1), C(c2))
    if knots:
        col = m.mix(m.ramp(kd, [(0.0, 0.9), (0.045, 0.8), (0.075, 0.12), (0.12, 0)]), col, tuple(c * 0.32 for c in C(c2)))
    col = m.mix(m.mr(fi, 0.50, 0.70, 0, pore), col, tuple(c * 0.45 for c in C(c2)))
    col = m.hsv(col, v=m.mr(rnd, 0, 1, 1 - var, 1 + var), h=m.mr(rnd, 0, 1, 0.494, 0.506), sat=m.mr(big, 0.3, 0.7, 0.85, 1.1))
    return m.done(m.bsdf(col, m.mr(w, 0.3, 0.7, rough - 0.06, rough + 0.12), 0, m.bump(fi, bumps, 0.0006), spec=0.3))


def concrete(name='concrete', color='#b3ada2', broom=0.5, tracks=None, axis=0, cracks=0.5, stains=0.5):
    """broom-finished concrete; axis = broom line direction; tracks = [(x,width),..] darkened tire paths."""
    m = M(name)
    pos = m.geo().outputs['Position']
    rnd = m.island()
    big = m.noise(0.55, 6, 0.62, vec=pos)
    mid = m.noise(4.5, 7, 0.68, vec=pos)
    fine = m.noise(160, 3, 0.6, vec=pos)
    col = m.hsv(C(color), v=m.math('MULTIPLY', m.mr(big, 0.32, 0.68, 0.76, 1.12), m.mr(rnd, 0, 1, 0.955, 1.045)))
    col = m.mix(m.mr(mid, 0.42, 0.70, 0, 0.55 * stains), col, (0.17, 0.15, 0.125))
    col = m.mix(m.mr(m.noise(21, 6, 0.75, vec=pos), 0.46, 0.66, 0, 0.42 * stains), col, (0.15, 0.135, 0.115))
    col = m.mix(m.ramp(m.noise(1.1, 8, 0.72, vec=pos, dist=0.6), [(0.56, 0), (0.74, 0.42 * stains)]), col, (0.17, 0.15, 0.125))
    col = m.mix(m.mr(fine, 0.35, 0.65, 0.16, 0), col, (0.12, 0.11, 0.10))
    x = m.xyz(pos)[0]
    for cx, wd in tracks or []:
        d = m.math('ABSOLUTE', m.math('SUBTRACT', x, cx))
        f = m.mr(d, wd * 0.35, wd, 1, 0)
        f = m.math('MULTIPLY', f, m.mr(m.noise(2.5, 6, 0.7, vec=m.map(pos, scale=(3, 0.6, 1))), 0.3, 0.65, 0.25, 1))
        col = m.mix(m.math('MULTIPLY', f, 0.48), col, (0.085, 0.08, 0.076))
    # aggregate flecks
    fl = m.ramp(m.voro(240, vec=pos, out='Distance'), [(0.06, 1), (0.12, 0)])
    col = m.mix(m.math('MULTIPLY', fl, 0.25), col, (0.08, 0.075, 0.07))
    ck = m.voro(
        0.42,
        vec=m.n(
            'VectorMath',
            {
                0: pos,
                1: m.n('VectorMath', {0: m.noise(2.2, 6, 0.65, vec=pos, out='Color'), 1: (0.55, 0.55, 0.55)}, operation='MULTIPLY').outputs[
                    0
                ],
            },
            operation='ADD',
        ).outputs[0],
        feature='DISTANCE_TO_EDGE',
    )
    cm = m.math('MULTIPLY', m.ramp(ck, [(0.0016, 1), (0.0042, 0)]), m.ramp(m.noise(0.35, 2, vec=pos), [(0.52, 0), (0.58, 1)]))
    col = m.mix(m.math('MULTIPLY', cm, cracks), col, (0.035, 0.03, 0.027))
    bs = [230] * 3
    bs[axis] = 5
    br = m.noise(1, 3, 0.6, vec=m.map(pos, scale=tuple(bs)))
    nr = m.bump(br, broom, 0.0022, m.bump(mid, 0.12, 0.006))
    nr = m.bump(fine, 0.3, 0.001, nr)
    r = m.mr(mid, 0.3, 0.7, 0.72, 0.92)
    return m.done(m.bsdf(col, r, 0, nr, spec=0.28))


def asphalt(name='asphalt'):
    """Worn asphalt with visible aggregate."""
    m = M(name)
    pos = m.geo().outputs['Position']
    v = m.voro(95, vec=pos, out='Color')
    g = m.xyz(v)[0]
    col = m.mix(m.mr(g, 0, 1, 0, 1), (0.028, 0.028, 0.030), (0.095, 0.093, 0.09))
    col = m.hsv(col, v=m.mr(m.noise(0.5, 6, 0.6, vec=pos), 0.3, 0.7, 0.8, 1.25))
    return m.done(m.bsdf(col, 0.85, 0, m.bump(m.voro(95, vec=pos), 0.6, 0.004), spec=0.3))


def gravel_stone(name='pebble', pal=('#8d8577', '#b5ab99', '#6d675f', '#cfc6b4')):
    """Pebbles, a color each."""
    m = M(name)
    r = m.orand()
    col = m.ramp(r, [(i / (len(pal) - 0.001), C(c)) for i, c in enumerate(pal)], 'CONSTANT')
    col = m.hsv(col, v=m.mr(m.noise(60, 3), 0.3, 0.7, 0.8, 1.15))
    return m.done(m.bsdf(col, 0.8, 0, m.bump(m.noise(150, 3), 0.25, 0.002), spec=0.3))


def soil(name='soil', color='#8a7656'):
    """Bare ground."""
    m = M(name)
    pos = m.geo().outputs['Position']
    n = m.noise(18, 7, 0.72, vec=pos)
    b = m.noise(1.1, 5, 0.6, vec=pos)
    col = m.hsv(C(color), v=m.math('MULTIPLY', m.mr(n, 0.3, 0.7, 0.6, 1.25), m.mr(b, 0.3, 0.7, 0.85, 1.1)))
    return m.done(m.bsdf(col, 0.95, 0, m.bump(n, 0.9, 0.02, m.bump(m.noise(90, 4, 0.7, vec=pos), 0.8, 0.006)), spec=0.15))


def glass(name='glass', tint=(0.90, 0.94, 0.93), wave=0.02, rough=0.0):
    """thin architectural glass: fresnel mix of mirror and transparent; slight roller-wave bump."""
    m = M(name)
    nr = m.bump(m.noise(1.6, 2, 0.4), wave, 0.25)
    fr = m.n('Fresnel', {'IOR': 1.55, 'Normal': nr}).outputs[0]
    fr = m.math('ADD', m.math('MULTIPLY', fr, 1.7), 0.02, clamp=True)
    gl = m.n('BsdfGlossy', {'Color': (0.95, 0.97, 1, 1), 'Roughness': rough, 'Normal': nr})
    tr = m.n('BsdfTransparent', {'Color': (*tint, 1)})
    return m.done(m.n('MixShader', {0: fr, 1: tr.outputs[0], 2: gl.outputs[0]}))


def frosted(name='frosted', color=(0.55, 0.60, 0.60)):
    """Frosted glass as seen from outside."""
    m = M(name)
    a = m.bsdf(color, 0.28, 0, m.bump(m.noise(1.5, 2), 0.03, 0.1), spec=0.5)
    return m.done(a)


def emit(name, color, strength):
    """A glowing surface."""
    m = M(name)
    return m.done(m.n('Emission', {'Color': (*color, 1), 'Strength': strength}))


# ---- plants -------------------------------------------------------------
def leaf(name, c1, c2, trans=0.35, rough=0.42, zvar=None, spec=0.35, dead=None):
    """Leaf: varied per plant and per leaf, translucent; `dead` mixes withered ones in."""
    m = M(name)
    r = m.orand()
    i = m.island()
    col = m.mix(i, C(c1), C(c2))
    col = m.hsv(col, v=m.mr(r, 0, 1, 0.78, 1.22), h=m.mr(m.math('FRACT', m.math('MULTIPLY', r, 7.13)), 0, 1, 0.488, 0.512))
    if dead:
        col = m.mix(m.ramp(i, [(0.86, 0), (0.90, 1)]), col, C(dead))
        pz = m.n('ObjectInfo').outputs['Location']
        pn = m.noise(1.1, 5, 0.7, vec=pz)
        col = m.hsv(m.mix(m.mr(pn, 0.48, 0.70, 0, 0.55), col, C(dead)), v=m.mr(m.noise(3.5, 3, 0.6, vec=pz), 0.3, 0.7, 0.62, 1.2))
    n = m.noise(30, 4)
    col = m.hsv(col, v=m.mr(n, 0.3, 0.7, 0.85, 1.12))
    a = m.bsdf(col, m.mr(n, 0.3, 0.7, rough - 0.1, rough + 0.12), 0, m.bump(m.noise(60, 3), 0.12, 0.003), spec=spec)
    t = m.n('BsdfTranslucent', {'Color': m.hsv(col, sat=1.15, v=1.25, h=0.49)})
    return m.done(m.n('MixShader', {0: trans, 1: a.outputs[0], 2: t.outputs[0]}))


def bark(name='bark', c1='#7d6a55', c2='#4f4335'):
    """Furrowed bark."""
    m = M(name)
    n = m.noise(1, 6, 0.65, vec=m.map(scale=(22, 22, 6)), dist=0.5)
    return m.done(m.bsdf(m.mix(m.mr(n, 0.3, 0.7, 0, 1), C(c2), C(c1)), 0.9, 0, m.bump(n, 0.9, 0.02), spec=0.15))


def agave_leaf(name='agave', c1='#6f8579', c2='#8b9c8c', edge='#b9b48a'):
    m = M(name)
    at = lambda n: m.n('Attribute', attribute_name=n).outputs['Fac']
    u, mg = at('u'), at('m')
    i = m.island()
    n = m.noise(16, 5, 0.65)
    band = m.noise(1, 3, 0.6, vec=m.map(scale=(40, 40, 40)))
    col = m.mix(i, C(c1), C(c2))
    col = m.hsv(col, v=m.mr(n, 0.3, 0.7, 0.74, 1.14))
    col = m.mix(m.mr(u, 0, 0.35, 0.55, 0), col, C('#b8bb98'))  # pale base
    col = m.mix(m.math('MULTIPLY', m.mr(band, 0.45, 0.62, 0, 0.35), m.mr(u, 0.1, 0.6, 1, 0.3)), col, C('#a7b3a4'))  # waxy bloom rubbed off
    col = m.mix(m.mr(mg, 0.75, 1, 0, 0.75), col, C(edge))
    col = m.mix(m.mr(u, 0.945, 0.97, 0, 1), col, C('#2c1a12'))  # spine
    col = m.mix(m.mr(m.math('MULTIPLY', u, m.noise(9, 5, 0.7)), 0.44, 0.60, 0, 0.6), col, C('#8c7a50'))  # dried tips
    r = m.mr(n, 0.3, 0.7, 0.42, 0.66)
    a = m.bsdf(col, r, 0, m.bump(m.noise(70, 4, 0.6), 0.18, 0.002), spec=0.35)
    t = m.n('BsdfTranslucent', {'Color': col})
    return m.done(m.n('MixShader', {0: 0.06, 1: a.outputs[0], 2: t.outputs[0]}))


def boulder(name='boulder', pal=('#9c8c75', '#857a69', '#a99b84')):
    """Weathered boulder."""
    m = M(name)
    r = m.orand()
    col = m.ramp(r, [(i / (len(pal) - 0.001), C(c)) for i, c in enumerate(pal)], 'CONSTANT')
    n = m.noise(3.5, 8, 0.7)
    f = m.noise(38, 6, 0.72)
    g = m.noise(190, 3, 0.6)
    col = m.mix(m.mr(n, 0.40, 0.64, 0, 0.65), col, C('#5d5245'))
    col = m.mix(m.mr(f, 0.52, 0.68, 0, 0.55), col, C('#3c352c'))
    col = m.mix(m.ramp(m.noise(9, 6, 0.72), [(0.60, 0), (0.66, 0.55)]), col, C('#b3ad98'))
    return m.done(m.bsdf(col, 0.92, 0, m.bump(g, 0.5, 0.004, m.bump(f, 0.9, 0.02)), spec=0.2))


# ---- roofs and masonry ---------------------------------------------------
def roof_pieces(name='roofing', colors=('#9a5a3c', '#b06f4c', '#84492f', '#a8785a'), rough=0.85, weather=0.5, grain=150):
    """Tiles or shingles laid one by one: every piece its own shade, lichen and dust over all."""
    m = M(name)
    r = m.island()
    pos = m.geo().outputs['Position']
    n = len(colors)
    col = m.ramp(r, [(i / (n - 0.001), C(c)) for i, c in enumerate(colors)], 'CONSTANT')
    col = m.hsv(col, v=m.mr(m.math('FRACT', m.math('MULTIPLY', r, 17.3)), 0, 1, 0.80, 1.14))
    col = m.mix(m.mr(m.noise(2.1, 6, 0.7, vec=pos), 0.46, 0.74, 0, weather * 0.6), col, (0.16, 0.14, 0.11))
    col = m.mix(m.mr(m.noise(14, 6, 0.72, vec=pos), 0.50, 0.72, 0, weather * 0.7), col, (0.33, 0.29, 0.22))
    g = m.noise(grain, 3, 0.65, vec=pos)
    col = m.hsv(col, v=m.mr(g, 0.3, 0.7, 0.82, 1.16))
    return m.done(m.bsdf(col, rough, 0, m.bump(g, 0.5, 0.003, m.bump(m.noise(9, 5, 0.7, vec=pos), 0.3, 0.006)), spec=0.22))


def brick(name='brick', colors=('#8c4f3a', '#a3654a', '#74402f', '#9b7058'), mortar='#a79c8b', w=0.20, h=0.067):
    """Running-bond brick in world meters (fronts and flanks alike)."""
    m = M(name)
    pos = m.geo().outputs['Position']
    x, y, z = m.xyz(pos)
    u = m.math('ADD', x, y)
    row = m.math('FLOOR', m.math('DIVIDE', z, h))
    u = m.math('ADD', m.math('DIVIDE', u, w), m.math('MULTIPLY', m.math('MODULO', row, 2.0), 0.5))
    fu = m.math('FRACT', m.math('ADD', u, 100.0))
    fv = m.math('FRACT', m.math('ADD', m.math('DIVIDE', z, h), 100.0))
    cell = m.n('CombineXYZ', {0: m.math('FLOOR', m.math('ADD', u, 100.0)), 1: row}).outputs[0]
    rnd = m.n('TexWhiteNoise', {0: cell}).outputs[0]
    n = len(colors)
    col = m.ramp(rnd, [(i / (n - 0.001), C(c)) for i, c in enumerate(colors)], 'CONSTANT')
    col = m.hsv(
        col,
        v=m.math(
            'MULTIPLY',
            m.mr(m.math('FRACT', m.math('MULTIPLY', rnd, 13.7)), 0, 1, 0.78, 1.18),
            m.mr(m.noise(45, 5, 0.7, vec=pos), 0.3, 0.7, 0.8, 1.15),
        ),
    )
    wob = m.mr(m.noise(30, 3, 0.6, vec=pos), 0.3, 0.7, -0.012, 0.012)
    eu = m.math('MULTIPLY', m.math('SUBTRACT', 0.5, m.math('ABSOLUTE', m.math('SUBTRACT', fu, 0.5))), w)
    ev = m.math('MULTIPLY', m.math('SUBTRACT', 0.5, m.math('ABSOLUTE', m.math('SUBTRACT', fv, 0.5))), h)
    d = m.math('ADD', m.math('MINIMUM', eu, ev), m.math('MULTIPLY', wob, 0.2))
    face = m.mr(d, 0.0035, 0.0065, 0, 1)
    mc = m.hsv(C(mortar), v=m.mr(m.noise(60, 4, 0.6, vec=pos), 0.3, 0.7, 0.8, 1.1))
    hgt = m.math('ADD', m.mr(d, 0.002, 0.009, 0, 1), m.math('MULTIPLY', m.noise(120, 4, 0.6, vec=pos), 0.25))
    return m.done(m.bsdf(m.mix(face, mc, col), 0.9, 0, m.bump(hgt, 0.9, 0.008), spec=0.18))


def ledger_stone(name='stone', colors=('#a59478', '#877861', '#bcae93', '#6f6454')):
    """Irregular stacked stone veneer."""
    m = M(name)
    pos = m.geo().outputs['Position']
    warp = m.n(
        'VectorMath',
        {
            0: pos,
            1: m.n('VectorMath', {0: m.noise(3.5, 4, 0.6, vec=pos, out='Color'), 1: (0.10, 0.10, 0.05)}, operation='MULTIPLY').outputs[0],
        },
        operation='ADD',
    ).outputs[0]
    v = m.map(warp, scale=(3.4, 3.4, 9.5))
    cell = m.xyz(m.voro(1, vec=v, out='Color'))[0]
    e = m.voro(1, vec=v, feature='DISTANCE_TO_EDGE')
    n = len(colors)
    col = m.ramp(cell, [(i / (n - 0.001), C(c)) for i, c in enumerate(colors)], 'CONSTANT')
    col = m.hsv(col, v=m.mr(m.noise(22, 6, 0.72, vec=pos), 0.3, 0.7, 0.72, 1.2))
    col = m.mix(m.ramp(e, [(0.01, 0.9), (0.05, 0)]), col, (0.10, 0.085, 0.065))
    h = m.math('ADD', m.ramp(e, [(0, 0), (0.14, 1)], 'EASE'), m.math('MULTIPLY', m.noise(40, 6, 0.7, vec=pos), 0.45))
    return m.done(m.bsdf(col, 0.92, 0, m.bump(h, 1.0, 0.03), spec=0.15))


def old_paint(name='oldpaint', color='#c9bb9c', rust=0.8, seed=0):
    """A steel door's factory paint after thirty years: chalked, sun-bleached, scraped, rust creeping up from the bottom seal.

    The mesh carries the attribute `dent` (0..1), where paint has cracked. The seed moves stains and rust, so that no two doors have the same.
    """
    m = M(name)
    pos = m.geo().outputs['Position']
    z = m.xyz(pos)[2]
    pos = m.map(pos, loc=(seed % 13 * 3.7, seed % 7 * 2.9, seed % 11 * 1.3))
    dent = m.n('Attribute', attribute_name='dent').outputs['Fac']
    big = m.noise(1.3, 6, 0.65, vec=pos)
    mid = m.noise(7, 6, 0.7, vec=pos)
    fine = m.noise(70, 5, 0.7, vec=pos)
    col = m.hsv(C(color), v=m.mr(big, 0.3, 0.7, 0.86, 1.06), sat=m.mr(mid, 0.3, 0.7, 0.7, 1.1))
    chalk = m.mr(m.noise(1, 5, 0.65, vec=m.map(pos, scale=(5, 5, 0.8))), 0.46, 0.72, 0, 0.55)
    col = m.mix(chalk, col, (0.46, 0.42, 0.34))
    streak = m.noise(1, 6, 0.7, vec=m.map(pos, scale=(17, 17, 0.55)))
    col = m.mix(m.mr(streak, 0.52, 0.78, 0, 0.55), col, (0.20, 0.16, 0.11))
    low = m.math('MULTIPLY', m.mr(z, 0.02, 0.62, 1, 0), rust)
    r = m.math('ADD', m.math('ADD', low, m.math('MULTIPLY', dent, 0.55)), m.mr(m.noise(5.5, 8, 0.74, vec=pos), 0.3, 0.7, -0.62, 0.42))
    r = m.math('ADD', r, m.mr(streak, 0.4, 0.75, -0.08, 0.22))
    edge = m.ramp(r, [(0.40, 0), (0.50, 1)])
    core = m.ramp(r, [(0.50, 0), (0.72, 1)])
    rc = m.mix(m.mr(fine, 0.35, 0.65, 0, 1), C('#5a2d16'), C('#8d4a22'))
    rc = m.mix(core, rc, C('#3a2015'))
    col = m.mix(m.math('MULTIPLY', m.ramp(r, [(0.22, 0), (0.42, 1)]), 0.45), col, C('#9b6a3c'))
    col = m.mix(edge, col, rc)
    scr = m.ramp(m.noise(1, 2, 0.5, vec=m.map(pos, scale=(2.2, 2.2, 120), rot=(0, 0.25, 0)), dist=0.3), [(0.69, 0), (0.71, 1)])
    scr = m.math('MULTIPLY', scr, m.ramp(m.noise(1.7, 3, 0.6, vec=pos), [(0.52, 0), (0.60, 1)]))
    col = m.mix(m.math('MULTIPLY', scr, 0.7), col, (0.47, 0.46, 0.44))
    rg = m.math('ADD', 0.55, m.math('MULTIPLY', edge, 0.35))
    return m.done(m.bsdf(col, rg, 0, m.bump(fine, 0.2, 0.001, m.bump(edge, 0.5, 0.0015)), spec=0.35))


def pavers(name='paver', colors=('#8d7a68', '#a08d78', '#77685b', '#94806f')):
    """Concrete pavers, a shade each."""
    m = M(name)
    r = m.island()
    pos = m.geo().outputs['Position']
    n = len(colors)
    col = m.ramp(r, [(i / (n - 0.001), C(c)) for i, c in enumerate(colors)], 'CONSTANT')
    col = m.hsv(
        col,
        v=m.math(
            'MULTIPLY', m.mr(m.noise(90, 4, 0.65, vec=pos), 0.3, 0.7, 0.82, 1.15), m.mr(m.noise(1.4, 6, 0.65, vec=pos), 0.3, 0.7, 0.8, 1.12)
        ),
    )
    return m.done(m.bsdf(col, 0.88, 0, m.bump(m.noise(150, 3, 0.6, vec=pos), 0.4, 0.002), spec=0.25))
