"""Sun, sky and lamps."""

import math

import bpy
from mathutils import Vector


def _link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def area(name, loc, target, size, power, color=(1, 1, 1), size_y=None, spread=180, visible=False):
    l = bpy.data.lights.new(name, 'AREA')
    l.energy = power
    l.color = color
    l.size = size
    if size_y:
        l.shape = 'RECTANGLE'
        l.size_y = size_y
    l.spread = math.radians(spread)
    o = bpy.data.objects.new(name, l)
    _link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = visible
    return o


def sun(az, el, strength, color, angle=0.53):
    """az: compass-like, degrees from +X counter-clockwise where the sun IS; el: elevation."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = strength
    l.color = color
    l.angle = math.radians(angle)
    o = bpy.data.objects.new('sun', l)
    _link(o)
    d = Vector(
        (
            math.cos(math.radians(el)) * math.cos(math.radians(az)),
            math.cos(math.radians(el)) * math.sin(math.radians(az)),
            math.sin(math.radians(el)),
        )
    )
    o.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    return o


def sky(az, el, strength=0.10, dust=1.2, air=1.0, ozone=1.6, cloud=0.35, cseed=0.0, disc=True, sun_size=0.7, alt=20, lift=1.55):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    N = lambda t, **p: (lambda n: [setattr(n, a, b) for a, b in p.items()] and n or n)(nt.nodes.new('ShaderNode' + t))
    s = nt.nodes.new('ShaderNodeTexSky')
    s.sky_type = 'NISHITA'
    s.sun_disc = disc
    s.sun_size = math.radians(sun_size)
    s.sun_elevation = math.radians(el)
    s.sun_rotation = math.radians(90 - az)
    s.altitude = alt
    s.air_density = air
    s.dust_density = dust
    s.ozone_density = ozone
    s.sun_intensity = 1.0
    bg = nt.nodes.new('ShaderNodeBackground')
    bg.inputs[1].default_value = strength
    out = nt.nodes.new('ShaderNodeOutputWorld')
    if cloud > 0:
        tc = nt.nodes.new('ShaderNodeTexCoord')
        sp = nt.nodes.new('ShaderNodeSeparateXYZ')
        nt.links.new(tc.outputs['Generated'], sp.inputs[0])

        def mth(op, a, b=None):
            n = nt.nodes.new('ShaderNodeMath')
            n.operation = op
            for i, v in enumerate((a, b)):
                if v is None:
                    continue
                if isinstance(v, (int, float)):
                    n.inputs[i].default_value = v
                else:
                    nt.links.new(v, n.inputs[i])
            return n.outputs[0]

        z = mth('MAXIMUM', sp.outputs[2], 0.02)
        zz = mth('ADD', z, 0.12)
        cx = mth('DIVIDE', sp.outputs[0], zz)
        cy = mth('DIVIDE', sp.outputs[1], zz)
        cb = nt.nodes.new('ShaderNodeCombineXYZ')
        nt.links.new(cx, cb.inputs[0])
        nt.links.new(cy, cb.inputs[1])
        cb.inputs[2].default_value = cseed
        mp = nt.nodes.new('ShaderNodeMapping')
        nt.links.new(cb.outputs[0], mp.inputs[0])
        mp.inputs['Scale'].default_value = (0.55, 1.25, 1)
        mp.inputs['Rotation'].default_value = (0, 0, 0.5)
        nz = nt.nodes.new('ShaderNodeTexNoise')
        nt.links.new(mp.outputs[0], nz.inputs['Vector'])
        nz.inputs['Scale'].default_value = 1.15
        nz.inputs['Detail'].default_value = 9
        nz.inputs['Roughness'].default_value = 0.60
        nz.inputs['Distortion'].default_value = 0.55
        rp = nt.nodes.new('ShaderNodeValToRGB')
        nt.links.new(nz.outputs['Fac'], rp.inputs[0])
        rp.color_ramp.elements[0].position = 0.50
        rp.color_ramp.elements[1].position = 0.78
        f = mth('MULTIPLY', rp.outputs[0], cloud)
        f = mth('MULTIPLY', f, mth('MINIMUM', mth('MULTIPLY', z, 9.0), 1.0))
        lum = nt.nodes.new('ShaderNodeMixRGB')
        lum.blend_type = 'MIX'
        nt.links.new(f, lum.inputs[0])
        nt.links.new(s.outputs[0], lum.inputs[1])
        # cloud brightness follows the clear sky's own: desaturate + lift
        hs = nt.nodes.new('ShaderNodeHueSaturation')
        hs.inputs['Saturation'].default_value = 0.12
        hs.inputs['Value'].default_value = 1.9
        nt.links.new(s.outputs[0], hs.inputs['Color'])
        nt.links.new(hs.outputs[0], lum.inputs[2])
        # do not touch the sun disc: only camera/glossy rays see clouds
        lp = nt.nodes.new('ShaderNodeLightPath')
        vis = mth('MAXIMUM', lp.outputs['Is Camera Ray'], lp.outputs['Is Glossy Ray'])
        mx = nt.nodes.new('ShaderNodeMixRGB')
        nt.links.new(vis, mx.inputs[0])
        nt.links.new(s.outputs[0], mx.inputs[1])
        nt.links.new(lum.outputs[0], mx.inputs[2])
        nt.links.new(mx.outputs[0], bg.inputs[0])
    else:
        nt.links.new(s.outputs[0], bg.inputs[0])
    # camera/glossy rays see a sky lifted by `lift` and a touch less saturated (a lens + sensor sees haze Nishita leaves out)
    src = [l.from_socket for l in nt.links if l.to_socket == bg.inputs[0]][0]
    lp2 = nt.nodes.new('ShaderNodeLightPath')
    hv = nt.nodes.new('ShaderNodeHueSaturation')
    hv.inputs['Saturation'].default_value = 0.86
    hv.inputs['Value'].default_value = lift
    nt.links.new(src, hv.inputs['Color'])
    mz = nt.nodes.new('ShaderNodeMixRGB')
    nt.links.new(lp2.outputs['Is Camera Ray'], mz.inputs[0])
    nt.links.new(src, mz.inputs[1])
    nt.links.new(hv.outputs[0], mz.inputs[2])
    nt.links.new(mz.outputs[0], bg.inputs[0])
    nt.links.new(bg.outputs[0], out.inputs[0])
    w.cycles.sampling_method = 'MANUAL'
    w.cycles.sample_map_resolution = 1024
    return w


def dusk(zenith=(0.030, 0.060, 0.16), horizon=(0.42, 0.22, 0.12), strength=0.5, west=250):
    """Half an hour after sunset: blue overhead, an afterglow towards `west` (degrees from +X)."""
    w = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()

    def node(kind, **inputs):
        n = nt.nodes.new('ShaderNode' + kind)
        for key, value in inputs.items():
            if isinstance(value, bpy.types.NodeSocket):
                nt.links.new(value, n.inputs[int(key[1:])])
            else:
                n.inputs[int(key[1:])].default_value = value
        return n

    def calc(op, a, b=0.0):
        n = nt.nodes.new('ShaderNodeMath')
        n.operation = op
        for i, v in enumerate((a, b)):
            if isinstance(v, bpy.types.NodeSocket):
                nt.links.new(v, n.inputs[i])
            else:
                n.inputs[i].default_value = v
        return n.outputs[0]

    xyz = node('SeparateXYZ', _0=node('TexCoord').outputs['Generated'])
    up = calc('POWER', calc('MAXIMUM', xyz.outputs[2], 0.0), 0.42)
    a = math.radians(west)
    towards = calc('ADD', calc('MULTIPLY', xyz.outputs[0], math.cos(a)), calc('MULTIPLY', xyz.outputs[1], math.sin(a)))
    warm = calc('MULTIPLY', calc('ADD', calc('MULTIPLY', towards, 0.5), 0.5), 1.0)
    mid = tuple(0.45 * z + 0.25 * h for z, h in zip(zenith, horizon))
    low = node('MixRGB', _0=warm, _1=(*[m * 0.8 for m in mid], 1), _2=(*horizon, 1))
    sky_colour = node('MixRGB', _0=up, _1=low.outputs[0], _2=(*zenith, 1))
    background = node('Background', _0=sky_colour.outputs[0], _1=strength)
    out = nt.nodes.new('ShaderNodeOutputWorld')
    nt.links.new(background.outputs[0], out.inputs[0])
    return w


def point(name, loc, power, color=(1, 0.62, 0.30), radius=0.04):
    """A bare bulb."""
    lamp = bpy.data.lights.new(name, 'POINT')
    lamp.energy = power
    lamp.color = color
    lamp.shadow_soft_size = radius
    o = _link(bpy.data.objects.new(name, lamp))
    o.location = loc
    return o
