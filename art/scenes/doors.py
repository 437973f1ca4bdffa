"""A house of the door chooser: its whole picture, and every door that can hang in it, framed closely.

One Blender renders them all, because building a house and its garden takes longer than rendering a door.
"""
import json
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from scenes import front   # noqa: E402
from studio import camera, geometry, house   # noqa: E402

import bpy   # noqa: E402
from bpy_extras.object_utils import world_to_camera_view   # noqa: E402
from mathutils import Vector   # noqa: E402

#: Light that has been reflected twice shows nothing new on a front in the open.
faster = dict(bounces=4, diffuse=1, glossy=2)

#: The pass that tells where a door is painted.
paint = ['paint']

#: Pixels rendered around a door, so that denoising and sharpening know its surroundings.
margin = 12

#: The noise at which a part of a house's picture is smooth enough, and the samples it has at least: walls need half as many as leaves.
smooth = (.08, 12)

#: Samples of the colors of a wood's grain: they have no light in them, and hardly any noise.
grain_samples = 8

#: Without what a lens spreads over the whole picture: a door is developed by itself, and has to look the same.
look = dict(front.day, bloom=0, ca=0, grain=.003)


def openings():
    """The openings of the house's own doors, from the left: (x, y, width, height)."""
    return sorted({tuple(part['opening']) for part in bpy.data.objects if 'opening' in part})


def exchange(door, places):
    """Hang this door in place of the present one."""
    for part in [part for part in bpy.data.objects if 'opening' in part]:
        bpy.data.meshes.remove(part.data)   # takes the object with it
    for x, y, width, height in places:
        house.hang(door, x, y, width, height)
    weather()


def mark_paint():
    """Have the door's paint, or its wood, tell where it is, in a pass of its own."""
    layer = bpy.context.scene.view_layers[0]
    if not layer.aovs:
        layer.aovs.add().name = paint[0]
        layer.aovs[0].type = 'VALUE'
    for material in {slot.material for part in bpy.data.objects if 'opening' in part for slot in part.material_slots}:
        if material.name.split('.')[0] in ('door paint', 'overlay', 'door wood', 'overlay wood'):
            mark = material.node_tree.nodes.new('ShaderNodeOutputAOV')
            mark.name = paint[0]
            mark.inputs['Value'].default_value = 1


def weather():
    """Leave years of dust on glass and rubber: clean ones in the sun are black holes and black lines on a pale door."""
    for material in bpy.data.materials:
        kind, tree = material.name.split('.')[0], material.node_tree
        if kind not in ('window glass', 'door glass', 'rubber') or 'dust' in tree.nodes:
            continue
        surface = tree.get_output_node('CYCLES').inputs['Surface']
        dust, over = tree.nodes.new('ShaderNodeBsdfDiffuse'), tree.nodes.new('ShaderNodeMixShader')
        dust.name = 'dust'
        dust.inputs['Color'].default_value = (.52, .53, .54, 1)
        over.inputs[0].default_value = .09 if kind == 'rubber' else .02
        tree.links.new(surface.links[0].from_socket, over.inputs[1])
        tree.links.new(dust.outputs[0], over.inputs[2])
        tree.links.new(over.outputs[0], surface)


def outline(x, y, width, height):
    """The opening's corners in the wall's face, clockwise, as shares of the picture from its top left."""
    bpy.context.view_layer.update()
    sides = (x - width / 2 - .04, x + width / 2 + .04)   # as the walls are built in studio/house.py
    corners = [(sides[0], height + .052), (sides[1], height + .052), (sides[1], .0), (sides[0], .0)]
    seen = [world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector((px, y, z))) for px, z in corners]
    return [(point.x, 1 - point.y) for point in seen]


def frame(outlines, width, height):
    """Let the camera see these outlines only, and a margin: (left, top, right, bottom) in whole pixels."""
    points = [point for corners in outlines for point in corners]
    left, right = (math.floor(min(x for x, _ in points) * width) - margin, math.ceil(max(x for x, _ in points) * width) + margin)
    top, bottom = (math.floor(min(y for _, y in points) * height) - margin, math.ceil(max(y for _, y in points) * height) + margin)
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    # a quarter of a pixel more, so that Blender's rounding meets the pixels meant
    render.border_min_x, render.border_max_x = (left + .25) / width, (right + .25) / width
    render.border_min_y, render.border_max_y = (height - bottom + .25) / height, (height - top + .25) / height
    return left, top, right, bottom


def prepare(picture, light, outlines=()):
    """Set the camera to the whole picture, or to these outlines in it; gives the region that it sees."""
    camera.settings(picture['width'], picture['height'], spp=picture['samples'], pct=picture['percent'], **light)
    cycles = bpy.context.scene.cycles
    cycles.use_adaptive_sampling = not outlines   # a door gains nothing: its edges need every sample
    cycles.adaptive_threshold, cycles.adaptive_min_samples = smooth
    bpy.context.scene.render.use_border = bpy.context.scene.render.use_crop_to_border = False
    width, height = (picture[side] * picture['percent'] // 100 for side in ('width', 'height'))
    return frame(outlines, width, height) if outlines else (0, 0, width, height)


def render(name, picture, light, folder, lit):
    """Leave the passes of one picture in the folder; gives their tags, and the region of the whole picture that they are of.

    A finish is only a color: the light on a door is rendered once a design, and `lit` keeps the tag of each by its door.
    Another paint needs nothing more; a wood, the colors of its grain.
    """
    tag, places = os.path.basename(name), openings()
    door, lit_as = picture['front']['door'], picture.get('lit_as')
    region = prepare(picture, light)   # what the camera sees of an outline depends on the picture's shape
    outlines = [outline(*place) for place in places]
    if not lit_as:
        exchange(door, places)
        camera.render_npy(folder, tag)
        return {'tag': tag, 'region': region, 'outlines': outlines}
    key = json.dumps(lit_as)
    if key not in lit:
        lit[key] = f'{tag}-light'
        exchange(lit_as, places)
        mark_paint()
        prepare(picture, light, outlines)
        camera.render_npy(folder, lit[key], passes=[*camera.passes, *camera.diffuse_light, *camera.diffuse_color, *paint])
    region = prepare(picture, light, outlines)
    seen = {'light': lit[key], 'region': region, 'outlines': outlines}
    if 'wood' not in door or door == lit_as:
        ratio = [one / other for one, other in zip(geometry.hexc(door['color']), geometry.hexc(lit_as['color']))]
        return {'tag': lit[key], 'paint': ratio, **seen}
    exchange(door, places)
    bpy.context.scene.cycles.max_bounces = 0
    bpy.context.scene.cycles.samples = grain_samples
    camera.render_npy(folder, tag, halves=1, passes=camera.diffuse_color)
    return {'tag': tag, **seen}


def run():
    options = dict(argument.split('=', 1) for argument in sys.argv[sys.argv.index('--') + 1:])
    with open(options['picture'], encoding='utf-8') as file:
        pictures = json.load(file)
    light, _ = front.build(next(iter(pictures.values())))
    before, lit = 0.0, {}
    for name, picture in pictures.items():
        done = render(name, picture, {**light, **faster}, options['out'], lit)
        seconds, before = time.process_time() - before, time.process_time()
        print('RENDERED ' + json.dumps({'name': name, 'seconds': seconds, 'look': look, **done}), flush=True)


if __name__ == '__main__':
    run()
