"""The night emergency: a front whose door is stuck half open, after a shower, with the garage behind it as people leave it."""
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from scenes import dawn, front   # noqa: E402
from studio import geometry as g   # noqa: E402
from studio import hardware, scene, sky_and_light   # noqa: E402
from studio import materials as mt   # noqa: E402

back = 5.66             # the garage's back wall
cardboard = ((.235, .150, .085), (.200, .125, .070), (.260, .175, .105))


def wet(material):
    """Rain on a ground: darker, shining where it stands in the hollows."""
    tree = material.node_tree
    shader = next(node for node in tree.nodes if node.type == 'BSDF_PRINCIPLED')
    place = tree.nodes.new('ShaderNodeNewGeometry')

    def noise(scale, detail):
        node = tree.nodes.new('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = scale, detail
        tree.links.new(place.outputs['Position'], node.inputs['Vector'])
        return node.outputs['Fac']

    def spread(value, low, high, a, b):
        node = tree.nodes.new('ShaderNodeMapRange')
        for name, one in (('From Min', low), ('From Max', high), ('To Min', a), ('To Max', b)):
            node.inputs[name].default_value = one
        tree.links.new(value, node.inputs['Value'])
        return node.outputs[0]

    darker = tree.nodes.new('ShaderNodeMixRGB')
    darker.blend_type = 'MULTIPLY'
    darker.inputs[0].default_value = 1
    darker.inputs[2].default_value = (.46, .45, .44, 1)
    color = shader.inputs['Base Color']
    if color.links:
        tree.links.new(color.links[0].from_socket, darker.inputs[1])
    else:
        darker.inputs[1].default_value = color.default_value
    tree.links.new(darker.outputs[0], color)
    film = noise(.55, 5)
    tree.links.new(spread(film, .40, .60, .42, .09), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .6
    # standing water hides the broom's lines
    for link in list(shader.inputs['Normal'].links):
        if link.from_node.type == 'BUMP':
            tree.links.new(spread(film, .40, .60, .30, .05), link.from_node.inputs['Strength'])


def carton(x, y, z, w, d, h, turn, tone):
    """A cardboard box with its flaps taped down."""
    board = mt.simple(f'cardboard {tone}', cardboard[tone], .85, var=.10, bump=.2, bscale=90)
    tape = mt.simple('tape', (.30, .21, .11), .25)
    dark = mt.simple('seam', (.05, .03, .02), .9)
    parts = [g.box('carton', (-w / 2, -d / 2, 0), (w / 2, d / 2, h), board, bevel=.006),
             g.box('tape', (-.028, -d / 2 - .0012, h - .085), (.028, d / 2 + .0012, h + .0012), tape, bevel=0),
             g.box('seam', (-w / 2 + .01, -.0015, h - .001), (w / 2 - .01, .0015, h + .0008), dark, bevel=0)]
    for o in parts:
        o.location, o.rotation_euler = (x, y, z), (0, 0, turn)


def tote(x, y, z, color, w=.60, d=.42, h=.36):
    """A plastic tub with its lid."""
    plastic, lid = mt.simple('tub', color, .38), mt.simple('lid', tuple(.35 * c for c in color), .42)
    v = [(x + sx * w / 2 * k, y + sy * d / 2 * k, z + zz) for zz, k in ((0, .88), (h, 1)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    g.mesh('tub', v, g.box_faces, plastic, bevel=.022, seg=4)
    g.boxes('tub ribs', [((x + k * w * .2 - .012, y - d / 2 - .003, z + .08), (x + k * w * .2 + .012, y - d / 2 + .03, z + h - .02)) for k in (-1.6, 0, 1.6)], plastic, bevel=.004)
    g.box('lid', (x - w / 2 - .02, y - d / 2 - .02, z + h - .02), (x + w / 2 + .02, y + d / 2 + .02, z + h + .025), lid, bevel=.012, seg=3)


def water_heater(x, y):
    enamel, copper, plate = mt.simple('enamel', (.52, .51, .48), .3), mt.steel('copper', (.45, .22, .13), .35, axis=2), mt.steel('plate', (.4, .4, .41), .4, axis=0)
    g.lathe('tank', [(.04, .001), (.04, .255), (.05, .265), (1.45, .265), (1.47, .25), (1.47, .001)], enamel, axis='z', segs=56, loc=(x, y, .42))
    g.lathe('skirt', [(.0, .27), (.06, .27), (.06, .001)], plate, axis='z', segs=56, loc=(x, y, .42))
    g.box('access plate', (x - .09, y - .275, .58), (x + .09, y - .25, .76), plate, bevel=.004)
    g.box('stand', (x - .33, y - .33, 0), (x + .33, y + .33, .42), mt.wood('stand', '#9a7b52', '#6d5234', axis=0, rough=.7), bevel=.004)
    g.tube('drain', hardware.spline([(x - .1, y - .27, .52), (x - .12, y - .34, .50), (x - .16, y - .36, .30), (x - .22, y - .36, .02)], 10), .011, copper, n=10)


def bench(x0, x1, depth=.58):
    """A workbench with a shelf below and what stands on it."""
    wood = mt.wood('bench wood', '#8a6a45', '#5d432a', axis=0, rough=.65, ring=12)
    y0 = back - depth
    g.boxes('bench', [((x0, y0, .86), (x1, back, .91)), ((x0 + .05, y0 + .06, .22), (x1 - .05, back - .02, .25))], wood, bevel=.004)
    g.boxes('bench legs', [((x, y, 0), (x + .085, y + .085, .86)) for x in (x0 + .03, (x0 + x1) / 2, x1 - .115) for y in (y0 + .02, back - .12)], wood, bevel=.004)
    steel = mt.steel('tin', (.42, .42, .43), .35, axis=2)
    for k, (dx, z, r, h) in enumerate(((.32, .25, .085, .19), (.52, .25, .085, .19), (.42, .44, .085, .19), (.78, .25, .06, .14))):
        g.lathe('paint can', [(0, .001), (0, r), (h - .006, r), (h, r - .003), (h, .001)], steel if k % 2 else mt.simple(f'paint can {k}', (.32, .31, .28), .4),
                axis='z', segs=40, loc=(x0 + dx, back - .28, z))
    red = mt.simple('tool chest', (.20, .016, .012), .32)
    g.box('tool chest', (x1 - .72, y0 + .10, .25), (x1 - .18, back - .06, .58), red, bevel=.012, seg=3)
    for z in (.34, .43, .50):
        g.box('drawer', (x1 - .70, y0 + .094, z), (x1 - .20, y0 + .102, z + .004), mt.simple('drawer gap', (.01, .01, .01), .8), bevel=0)


def furnish():
    """What stands on the garage's floor; higher up, the door hides it."""
    for o in list(bpy.data.objects):
        if o.name.startswith(('shelf box', 'stored box', 'shelves')):
            bpy.data.objects.remove(o)
    bench(-.55, 1.35)
    water_heater(2.62, back - .42)
    things = dawn.made_by(dawn.bicycle, (0, 0, 0), 7)
    dawn.move(things, Matrix.Translation((-2.75, back - .36, 0)) @ Matrix.Rotation(math.radians(-90), 4, 'Z'))
    for x, y, z, w, d, h, turn, tone in ((-1.12, 5.28, 0, .52, .42, .40, .05, 0), (-1.10, 5.30, .40, .46, .40, .34, -.12, 1), (-1.10, 5.29, .74, .40, .36, .30, .2, 2),
                                         (1.78, 5.30, 0, .56, .44, .46, -.06, 2), (1.80, 5.32, .46, .44, .38, .32, .10, 0)):
        carton(x, y, z, w, d, h, turn, tone)
    tote(-2.72, 2.65, 0, (.10, .16, .20))
    tote(-2.74, 2.66, .385, (.26, .27, .27))
    dawn.broom((2.93, 3.4, 0), (3.03, 3.45, 1.42))
    rubber = mt.simple('ball', (.30, .085, .03), .55, bump=.4, bscale=300)
    a = np.linspace(-math.pi / 2, math.pi / 2, 25)
    g.lathe('ball', [(.12 * math.sin(t), max(1e-4, .12 * math.cos(t))) for t in a], rubber, axis='z', segs=48, loc=(-1.62, 4.75, .12))
    g.box('door mat', (1.6, 4.25, .001), (2.35, 4.75, .012), mt.simple('mat', (.05, .045, .04), .95, bump=.8, bscale=500), bevel=.003)


def build(picture):
    settings, look = front.build(picture)
    furnish()
    for name in ('drive', 'walk', 'asphalt', 'entry walk', 'sill'):
        if name in bpy.data.materials:
            wet(bpy.data.materials[name])
    g.area('tube over the bench', (.4, 4.9, 2.35), (.4, 5.2, 0), .10, 60, (1, .80, .58), size_y=1.2)
    # somebody is at home
    g.area('lamp in the room', (7.9, 5.6, 2.3), (7.5, 2.6, .9), .5, 120, (1, .66, .36), size_y=.5)
    sky_and_light.point('lamp by the window', (7.0, 3.6, 1.25), 16, (1, .62, .32), .09)
    return settings, look


if __name__ == '__main__':
    scene.run(build)
