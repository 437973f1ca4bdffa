#!/usr/bin/env python3
"""Renders the website's pictures, one after the other.

    python3 art/render.py [name ...]        what is missing or changed, most visible first
    python3 art/render.py --list            names and their state
    python3 art/render.py --preview name …  small and quick, into art/build/preview

Each picture: Blender (Cycles, two half renders) -> denoise -> finish -> masters/<name>.png -> the encoder -> images.
What they show is the company's: COMPANY is its folder. pictures/rendered.json in there keeps a digest of the code and
data each picture came from. Stop it whenever you like: the same command continues.
"""
import argparse
import hashlib
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import time

art = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(art)
#: The folder of the company whose pictures these are.
company = os.path.join(root, os.environ.get('COMPANY', 'company'))
images = os.path.join(company, 'public', 'images')
masters = os.path.join(company, 'pictures', 'masters')
rendered_file = os.path.join(company, 'pictures', 'rendered.json')
build = os.path.join(art, 'build')

#: Modules whose change alters a scene's pictures.
shared = ['geometry', 'materials', 'camera', 'scene', 'sky_and_light', 'finish']
exterior = [*shared, 'building', 'door', 'house', 'planting', 'ground']
interior = [*shared, 'hardware', 'interior']


def need_tools():
    if not shutil.which('blender'):
        raise SystemExit('Blender is missing. On Debian: apt-get install blender python3-numpy python3-yaml gcc libc6-dev')
    try:
        import numpy   # noqa: F401
    except ImportError:
        raise SystemExit('numpy is missing. On Debian: apt-get install python3-numpy') from None


def digest(picture):
    """Hash of everything the picture is made from: its description and the code that builds, renders and develops it."""
    h = hashlib.sha256(json.dumps(normal(picture), sort_keys=True).encode())
    modules = exterior if picture['scene'] in ('front', 'town') else interior
    for file in [*(f'studio/{module}.py' for module in modules), 'studio/denoise.c', f'scenes/{picture["scene"]}.py']:
        with open(os.path.join(art, file), 'rb') as f:
            h.update(f.read())
    return h.hexdigest()


def normal(value):
    """The same data, with numbers as they count, not as they are written: 5 and 5.0 are one."""
    if isinstance(value, dict):
        return {name: normal(one) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [normal(one) for one in value]
    return float(value) if isinstance(value, int) and not isinstance(value, bool) else value


def rendered():
    """What the finished pictures were made from: name -> [digest, CPU seconds]. Kept in the repository, unlike the masters."""
    if not os.path.exists(rendered_file):
        return {}
    with open(rendered_file) as f:
        return json.load(f)


def note(name, code, seconds):
    notes = {**rendered(), name: [code, round(seconds)]}
    with open(rendered_file, 'w') as f:
        f.write('{\n' + ',\n'.join(f'  {json.dumps(n)}: {json.dumps(notes[n])}' for n in sorted(notes)) + '\n}\n')


def rendered_before(name, code):
    """CPU seconds of a master that only waits for encoding, else None."""
    file = os.path.join(masters, f'{name}.digest')
    if not os.path.exists(file) or not os.path.exists(os.path.join(masters, f'{name}.png')):
        return None
    with open(file) as f:
        known, seconds = f.read().split()
    return float(seconds) if known == code else None


def state_of(name, code):
    """'missing' (a stand-in at best), 'changed' or 'done'."""
    known = rendered().get(name)
    if known is None or not any(os.path.exists(os.path.join(images, f'{name}{width}.webp')) for width in ('', '-900')):
        return 'missing'
    return 'done' if known[0] == code else 'changed'


def render(name, picture, out, threads, full=True):
    """Run Blender on one picture and develop it; returns the CPU seconds spent."""
    from studio import finish
    folder = os.path.join(build, 'halves')
    os.makedirs(folder, exist_ok=True)
    os.makedirs(os.path.dirname(out), exist_ok=True)
    description = os.path.join(folder, f'{name}.json')
    with open(description, 'w') as f:
        json.dump(picture, f)
    command = ['blender', '-b', '--factory-startup', '-P', os.path.join(art, 'scenes', f'{picture["scene"]}.py'), '--',
               f'picture={description}', f'out={folder}/{name}.png', f'threads={threads}']
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.process_time()
    # Blender must find the system's own Python (and its numpy), whichever Python runs this.
    environment = {**os.environ, 'PATH': '/usr/bin:/bin:' + os.environ.get('PATH', '')}
    run = subprocess.run(command, capture_output=True, text=True, env=environment)
    settings = re.search(r'^FINISH (.*)$', run.stdout, re.M)
    if run.returncode or not settings:
        log = os.path.join(build, f'{name}.log')
        with open(log, 'w') as f:
            f.write(run.stdout + run.stderr)
        raise RuntimeError(f'{name}: Blender failed, see {log}')
    look = {k: float(v) for k, v in (s.split('=') for s in settings.group(1).split())}
    width, height = (picture[side] if full else picture[side] * picture['percent'] // 100 for side in ('width', 'height'))
    finish.develop(folder, name, out, width, height, **look)
    for file in os.listdir(folder):
        if re.fullmatch(re.escape(name) + r'_(Image|Denoising_\w+?)_\d\.npy', file):
            os.remove(os.path.join(folder, file))
    os.remove(description)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime + time.process_time() - started


def encode(name):
    """Write the served files of one finished picture."""
    node = os.path.join(root, 'node_modules', '.bin', 'node')
    run = subprocess.run([node if os.path.exists(node) else 'node', os.path.join(art, 'encode.ts'), name], cwd=root, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f'{name}: not encoded: {(run.stderr or run.stdout).strip()}')
    print('    ' + run.stdout.strip(), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('names', nargs='*', help='pictures, or "*" and a part of their names, such as "*-tall"')
    parser.add_argument('--list', action='store_true', help='show every picture and its state')
    parser.add_argument('--preview', action='store_true', help='quick looks into art/build/preview')
    parser.add_argument('--accept', action='store_true', help='keep the existing pictures after a change of the code that does not show')
    parser.add_argument('--percent', type=int, default=36)
    parser.add_argument('--samples', type=int, default=6)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--density', type=float, default=.6)
    parser.add_argument('--scene', help='only pictures of this scene')
    options = parser.parse_args()
    from pictures import pictures   # only now: --help needs no PyYAML
    every = pictures(company)
    chosen = {name: picture for name, picture in every.items()
              if (not options.names or name in options.names or any(s.startswith('*') and s[1:] in name for s in options.names))
              and (not options.scene or picture['scene'] == options.scene)}
    unknown = [name for name in options.names if not name.startswith('*') and name not in every]
    if unknown:
        raise SystemExit(f'no picture called {", ".join(unknown)}; --list shows all')
    if options.list:
        for name, picture in chosen.items():
            print(f'{state_of(name, digest(picture)):8} {name}  ({picture["scene"]})')
        return
    if options.accept:
        for name, picture in chosen.items():
            if name in rendered() or name in options.names:
                note(name, digest(picture), rendered().get(name, [0, 0])[1])
        return
    need_tools()
    os.environ['OMP_NUM_THREADS'] = str(options.threads)
    failed = []
    for name, picture in chosen.items():
        try:
            if options.preview:
                out = os.path.join(build, 'preview', f'{name}.png')
                quick = {**picture, 'percent': options.percent, 'samples': options.samples, 'density': options.density}
                seconds = render(name, quick, out, options.threads, full=False)
                print(f'{name}: {seconds:.0f} CPU s -> {out}', flush=True)
                continue
            code = digest(picture)
            if not options.names and state_of(name, code) == 'done':
                continue
            out = os.path.join(masters, f'{name}.png')
            seconds = rendered_before(name, code) if not options.names else None
            if seconds is None:
                seconds = render(name, picture, out, options.threads)
                with open(os.path.join(masters, f'{name}.digest'), 'w') as f:
                    f.write(f'{code} {seconds:.0f}\n')
            print(f'{name}: {seconds:.0f} CPU s', flush=True)
            encode(name)
            note(name, code, seconds)
        except RuntimeError as error:
            print(error, file=sys.stderr, flush=True)
            failed.append(name)
    if failed:
        raise SystemExit(f'{len(failed)} failed: {", ".join(failed)}')


if __name__ == '__main__':
    main()
