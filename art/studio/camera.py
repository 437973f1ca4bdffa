"""The camera, the render settings and the passes a render leaves for the denoiser."""
import math
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

#: Cycles passes stored per half: the picture and what guides its denoising.
passes = ['Image', 'Denoising Albedo', 'Denoising Normal', 'Denoising Depth']

#: What diffuse surfaces are lit by, and their own color.
diffuse_light, diffuse_color = ['DiffDir', 'DiffInd'], ['DiffCol']

#: Seeds of the two independent halves; fixed, so the same input gives the same picture.
half_seeds = (11, 108)


def camera(loc, target, lens=35, fstop=None, focus=None, shift_y=0.0, shift_x=0.0, level=False, roll=0, blades=7):
    """Place the scene's camera at `loc`, looking at `target` (full-frame sensor, `lens` in mm).

    `level` keeps verticals vertical; compose with `shift_y` then. `focus` is a distance or a point.
    """
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.sensor_width = 36
    data.clip_start = .02
    data.clip_end = 20000
    data.shift_x = shift_x
    data.shift_y = shift_y
    o = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(o)
    direction = Vector(target) - Vector(loc)
    if level:
        direction.z = 0
    o.location = loc
    o.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    if roll:
        o.rotation_euler.rotate_axis('Z', math.radians(roll))
    if fstop:
        dof = data.dof
        dof.use_dof = True
        dof.aperture_fstop = fstop
        dof.aperture_blades = blades
        dof.aperture_rotation = .3
        if isinstance(focus, (int, float)):
            dof.focus_distance = focus
        else:
            dof.focus_distance = (Vector(focus) - Vector(loc)).dot(direction.normalized())
    bpy.context.scene.camera = o
    return o


def settings(w=1600, h=900, spp=64, bounces=8, exposure=0.0, look='Medium High Contrast', clamp=8.0, caustics=False,
             pct=100, threads=1, glossy=4, transp=12, diffuse=4):
    """Cycles on the CPU at `w` x `h` x `pct` %, `spp` samples per half."""
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.device = 'CPU'
    c.samples = spp
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.light_sampling_threshold = .02
    c.max_bounces = bounces
    c.diffuse_bounces = min(diffuse, bounces)
    c.glossy_bounces = glossy
    c.transmission_bounces = 6
    c.transparent_max_bounces = transp
    c.caustics_reflective = caustics
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    c.filter_width = 1.5
    sc.render.resolution_x = w
    sc.render.resolution_y = h
    sc.render.resolution_percentage = pct
    sc.render.threads_mode = 'FIXED'
    sc.render.threads = threads
    sc.render.use_persistent_data = True
    sc.render.film_transparent = False
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = look
    sc.view_settings.exposure = exposure
    for a in sys.argv:
        if a.startswith('threads='):
            sc.render.threads = int(a[8:])
        if a.startswith('crop='):  # crop=x0,x1,y0,y1 (fractions): render a detail only
            r = sc.render
            r.use_border = r.use_crop_to_border = True
            r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = map(float, a[5:].split(','))
    return sc


def _report(name, seconds):
    sc = bpy.context.scene
    r = sc.render
    print(f'RENDERTIME {name} {seconds:.1f}s spp={sc.cycles.samples} '
          f'{r.resolution_x}x{r.resolution_y}@{r.resolution_percentage}', flush=True)


def render_npy(outdir, tag, halves=2, passes=passes):
    """Render `halves` independent buffers, by default with the denoiser's guides; saves `<tag>_<pass>_<half>.npy`."""
    sc = bpy.context.scene
    os.makedirs(outdir, exist_ok=True)
    layer = sc.view_layers[0]
    layer.cycles.denoising_store_passes = 'Denoising Depth' in passes
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = set(diffuse_light) <= set(passes)
    layer.use_pass_diffuse_color = set(diffuse_color) <= set(passes)
    sc.use_nodes = True
    tree = sc.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = outdir
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.format.color_mode = 'RGB'
    out.format.exr_codec = 'ZIP'
    out.file_slots.clear()
    for name in passes:
        out.file_slots.new(f'{tag}_{name.replace(" ", "_")}_')
        tree.links.new(layers.outputs[name], out.inputs[-1])
    total = 0
    for half in range(halves):
        sc.cycles.seed = half_seeds[half]
        sc.frame_set(half + 1)
        started = time.time()
        bpy.ops.render.render()
        total += time.time() - started
        for name in passes:
            key = name.replace(' ', '_')
            file = f'{outdir}/{tag}_{key}_{half + 1:04d}.exr'
            image = bpy.data.images.load(file)
            image.colorspace_settings.name = 'Linear'
            a = np.empty(image.size[0] * image.size[1] * image.channels, np.float32)
            image.pixels.foreach_get(a)
            a = a.reshape(image.size[1], image.size[0], image.channels)[::-1, :, :3]
            if name == 'Denoising Albedo':   # a lamp mirrored in steel or glass counts as a color a hundred times white, which upsets the denoiser
                a = np.minimum(a, 1)
            np.save(f'{outdir}/{tag}_{key}_{half}.npy', a.astype(np.float32))
            bpy.data.images.remove(image)
            os.remove(file)
    _report(tag, total)
    return total
