"""What every file in scenes/ does when Blender runs it: read a picture's description, build the scene, render it.

    blender -b --factory-startup -P art/scenes/front.py -- picture=art/build/halves/x.json out=x.png threads=2

`art/render.py --preview` writes such a description, and starts Blender with it.
"""
import json
import os
import sys

from . import camera


def run(build):
    """`build` takes the description, and returns the settings of the render and the look of its development."""
    options = dict(argument.split('=', 1) for argument in sys.argv[sys.argv.index('--') + 1:])
    with open(options['picture'], encoding='utf-8') as file:
        picture = json.load(file)
    settings, look = build(picture)
    camera.settings(picture['width'], picture['height'], spp=picture['samples'], pct=picture['percent'], **settings)
    folder, name = os.path.split(os.path.abspath(options['out']))
    camera.render_npy(folder, name.removesuffix('.png'))
    print('FINISH ' + ' '.join(f'{k}={v}' for k, v in look.items()), flush=True)
