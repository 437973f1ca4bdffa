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


class Nodes:
    """A world's node tree, and short ways of adding to it."""

    def __init__(self, name):
        self.world = bpy.data.worlds.new(name)
        bpy.context.scene.world = self.world
        self.world.use_nodes = True
        self.tree = self.world.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, **properties):
        """A shader node; inputs by index or name, values or sockets."""
        n = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in properties.items():
            setattr(n, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, n.inputs[key])
            else:
                n.inputs[key].default_value = value
        return n

    def calc(self, operation, a, b=0.0):
        return self.add('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def mix(self, factor, a, b):
        return self.add('MixRGB', {0: factor, 1: a, 2: b}).outputs[0]

    def shade(self, color, saturation, value):
        return self.add('HueSaturation', {'Color': color, 'Saturation': saturation, 'Value': value}).outputs[0]

    def finish(self, color, strength):
        background = self.add('Background', {0: color, 1: strength})
        self.add('OutputWorld', {0: background.outputs[0]})
        return self.world


def sky(az, el, strength=0.13, dust=1.2, ozone=1.3, cloud=0.35, cseed=0.0, sun_size=0.7, lift=1.55, haze=0.7):
    """Nishita sky with its sun at azimuth `az` (degrees counterclockwise from +X) and elevation `el`, and thin high cloud.

    What the camera sees is brighter by `lift` and, near the horizon, pale with `haze`: a lens and a sensor record more
    scattered light than the model has. Light and reflections keep the model's own sky.
    """
    n = Nodes('sky')
    clear = n.add('TexSky', sky_type='NISHITA', sun_disc=True, sun_size=math.radians(sun_size), sun_elevation=math.radians(el),
                  sun_rotation=math.radians(90 - az), altitude=20, air_density=1.0, dust_density=dust, ozone_density=ozone,
                  sun_intensity=1.0).outputs[0]
    ray = n.add('LightPath')
    x, y, up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs
    z = n.calc('MAXIMUM', up, 0.02)
    seen = clear
    if cloud > 0:
        z_flat = n.calc('ADD', z, 0.12)   # clouds lie on a plane overhead
        plane = n.add('CombineXYZ', {0: n.calc('DIVIDE', x, z_flat), 1: n.calc('DIVIDE', y, z_flat), 2: cseed}).outputs[0]
        wind = n.add('Mapping', {'Vector': plane, 'Scale': (0.55, 1.25, 1), 'Rotation': (0, 0, 0.5)}).outputs[0]
        noise = n.add('TexNoise', {'Vector': wind, 'Scale': 1.15, 'Detail': 9, 'Roughness': 0.60, 'Distortion': 0.55}).outputs['Fac']
        cover = n.add('MapRange', {'Value': noise, 'From Min': 0.50, 'From Max': 0.78, 'To Min': 0.0, 'To Max': cloud}).outputs[0]
        cover = n.calc('MULTIPLY', cover, n.calc('MINIMUM', n.calc('MULTIPLY', z, 9.0), 1.0))
        cloudy = n.mix(cover, clear, n.shade(clear, 0.12, 1.9))
        mirror_or_camera = n.calc('MAXIMUM', ray.outputs['Is Camera Ray'], ray.outputs['Is Glossy Ray'])
        seen = n.mix(mirror_or_camera, clear, cloudy)   # never the sun's own light
    low = n.calc('POWER', 2.718, n.calc('MULTIPLY', n.calc('MAXIMUM', up, 0.0), -11.0))
    # toward the horizon: the sky of a few degrees up, paler, instead of the model's brown band
    bright = 0.55 + 0.75 * math.sin(math.radians(el))
    band = n.mix(n.calc('MULTIPLY', low, haze), n.shade(seen, 0.86, lift), (3.5 * bright, 4.0 * bright, 4.5 * bright, 1))
    return n.finish(n.mix(ray.outputs['Is Camera Ray'], seen, band), strength)


def marine_layer(az, el, strength=1.05, seen=1.9):
    """A morning under low cloud: white overhead, brighter toward the sun behind it at azimuth `az` and elevation `el`; no shadow has an edge.

    What the camera sees is brighter by `seen`, as in `sky`.
    """
    n = Nodes('marine layer')
    x, y, up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs
    sun = (math.cos(math.radians(el)) * math.cos(math.radians(az)), math.cos(math.radians(el)) * math.sin(math.radians(az)), math.sin(math.radians(el)))
    toward = n.calc('ADD', n.calc('ADD', n.calc('MULTIPLY', x, sun[0]), n.calc('MULTIPLY', y, sun[1])), n.calc('MULTIPLY', up, sun[2]))
    glow = n.calc('MULTIPLY', n.calc('POWER', n.calc('MAXIMUM', toward, 0.0), 9.0), 20.0)
    drift = n.add('TexNoise', {'Scale': 2.4, 'Detail': 5, 'Roughness': 0.55}).outputs['Fac']
    cloud = n.calc('MULTIPLY', n.calc('ADD', 0.56, n.calc('MULTIPLY', n.calc('MAXIMUM', up, 0.0), 0.35)), n.calc('ADD', 0.86, n.calc('MULTIPLY', drift, 0.28)))
    # the ground's half of the world is dark, as the ground itself lies in it
    above = n.calc('MULTIPLY', n.calc('ADD', cloud, glow), n.calc('MINIMUM', n.calc('MAXIMUM', n.calc('ADD', n.calc('MULTIPLY', up, 12.0), 1.0), 0.15), 1.0))
    tint = n.mix(n.calc('MINIMUM', n.calc('MULTIPLY', glow, 0.07), 1.0), (0.90, 0.95, 1.0, 1), (1.0, 0.97, 0.92, 1))
    camera = n.calc('ADD', 1.0, n.calc('MULTIPLY', n.add('LightPath').outputs['Is Camera Ray'], seen - 1))
    return n.finish(n.add('VectorMath', {0: tint, 'Scale': n.calc('MULTIPLY', above, camera)}, operation='SCALE').outputs[0], strength)


#: The evening sky from the horizon up: height, linear red, green and blue. Yellow and green between the orange and the blue, or it turns violet.
evening_sky = ((0, (.60, .31, .13)), (.045, (.44, .33, .19)), (.10, (.22, .27, .25)), (.20, (.085, .145, .20)), (.45, (.030, .062, .115)), (1, (.016, .036, .075)))


def evening(west=48):
    """Half an hour after sunset, the afterglow toward `west` (degrees from +X); the last of the rain's clouds, lit from below."""
    n = Nodes('evening')
    x, y, up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs
    a = math.radians(west)
    toward = n.calc('ADD', n.calc('MULTIPLY', n.calc('ADD', n.calc('MULTIPLY', x, math.cos(a)), n.calc('MULTIPLY', y, math.sin(a))), .5), .5)
    height = n.calc('MAXIMUM', up, 0.0)
    # away from the sunset the sky is as it is higher up
    ramp = n.add('ValToRGB', {0: n.calc('ADD', height, n.calc('MULTIPLY', n.calc('SUBTRACT', 1.0, toward), .16))})
    stops = ramp.color_ramp
    stops.interpolation = 'EASE'
    while len(stops.elements) < len(evening_sky):
        stops.elements.new(.5)
    for element, (at, color) in zip(stops.elements, evening_sky):
        element.position, element.color = at, (*color, 1)
    # clouds on a plane overhead, drawn out along the horizon
    over = n.calc('ADD', height, .09)
    plane = n.add('CombineXYZ', {0: n.calc('DIVIDE', x, over), 1: n.calc('DIVIDE', y, over)}).outputs[0]
    streaks = n.add('Mapping', {'Vector': plane, 'Scale': (.38, .95, 1), 'Rotation': (0, 0, .25), 'Location': (3.1, 1.7, 0)}).outputs[0]
    noise = n.add('TexNoise', {'Vector': streaks, 'Scale': 1.0, 'Detail': 8, 'Roughness': .58, 'Distortion': .5}).outputs['Fac']
    cover = n.calc('MULTIPLY', n.add('MapRange', {'Value': noise, 'From Min': .47, 'From Max': .68}).outputs[0], .82)
    lit = n.calc('MULTIPLY', n.calc('POWER', toward, 3.0), n.calc('POWER', 2.718, n.calc('MULTIPLY', height, -5.5)))
    cloud = n.mix(lit, (.030, .042, .060, 1), (.46, .20, .115, 1))
    n.finish(n.mix(cover, ramp.outputs[0], cloud), 1.0)


def point(name, loc, power, color=(1, 0.62, 0.30), radius=0.04):
    """A bare bulb."""
    lamp = bpy.data.lights.new(name, 'POINT')
    lamp.energy = power
    lamp.color = color
    lamp.shadow_soft_size = radius
    o = _link(bpy.data.objects.new(name, lamp))
    o.location = loc
    return o
