#!/usr/bin/env python3
"""Renders the website's pictures, one after the other.

    python3 art/render.py [name ...]        what is missing or changed, most visible first
    python3 art/render.py --list            names and their state
    python3 art/render.py --preview name …  small and quick, into art/build/preview

Each picture: Blender (Cycles, two half renders) -> denoise -> finish -> art/masters/<name>.png -> the encoder
-> public/images. art/rendered.json keeps a digest of the code and data each picture came from. Stop it whenever you like: the same command continues.
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

ART = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ART)
from variants import AREAS, REPLACEMENT_BASE, ROWS, pictures   # noqa: E402

MASTERS = os.path.join(ART, 'masters')
BUILD = os.path.join(ART, 'build')
IMAGES = os.path.join(os.path.dirname(ART), 'public', 'images')
RENDERED = os.path.join(ART, 'rendered.json')

#: Percentage of the full size and samples per half; the rest is Lanczos and the denoiser.
SIZE = {'hero-home': (2400, 1200, 58, 13), 'hero-home-tall': (900, 1200, 76, 13),
        'hero-emergency': (1600, 900, 60, 16)}
DEFAULT_SIZE = (1600, 900, 58, 10)
AREA_SIZE = (1600, 900, 56, 10)   # a service in an area: mostly seen small


def size_of(name):
    return SIZE.get(name, AREA_SIZE if '-in-' in name else DEFAULT_SIZE)


#: Modules whose change alters a scene's pictures.
EXTERIOR = ['geometry', 'materials', 'camera', 'sky_and_light', 'building', 'door', 'house', 'planting', 'ground', 'finish']
INTERIOR = ['geometry', 'materials', 'camera', 'sky_and_light', 'hardware', 'interior', 'finish']


def need_tools():
    if not shutil.which('blender'):
        raise SystemExit('Blender is missing. On Debian: apt-get install blender python3-numpy gcc libc6-dev')
    try:
        import numpy   # noqa: F401
    except ImportError:
        raise SystemExit('numpy is missing. On Debian: apt-get install python3-numpy') from None


def digest(name, scene, row, kind):
    """Hash of everything the picture is made from."""
    h = hashlib.sha256()
    modules = EXTERIOR if scene in ('front', 'town') else INTERIOR
    files = [f'studio/{m}.py' for m in modules] + ['studio/denoise.c', f'scenes/{scene}.py']
    for file in files:
        with open(os.path.join(ART, file), 'rb') as f:
            h.update(f.read())
    if scene in ('front', 'town'):
        h.update(json.dumps([ROWS[row], REPLACEMENT_BASE if name == 'garage-door-replacement' else 0], sort_keys=True, default=str).encode())
    h.update(repr((name, row, kind, size_of(name))).encode())
    return h.hexdigest()


def rendered():
    """What the finished pictures were made from: name -> [digest, CPU seconds]. Kept in the repository, unlike the masters."""
    if not os.path.exists(RENDERED):
        return {}
    with open(RENDERED) as f:
        return json.load(f)


def note(name, code, seconds):
    notes = {**rendered(), name: [code, round(seconds)]}
    with open(RENDERED, 'w') as f:
        f.write('{\n' + ',\n'.join(f'  {json.dumps(n)}: {json.dumps(notes[n])}' for n in sorted(notes)) + '\n}\n')


def rendered_before(name, code):
    """CPU seconds of a master that only waits for encoding, else None."""
    file = os.path.join(MASTERS, f'{name}.digest')
    if not os.path.exists(file) or not os.path.exists(os.path.join(MASTERS, f'{name}.png')):
        return None
    with open(file) as f:
        known, seconds = f.read().split()
    return float(seconds) if known == code else None


def state_of(name, code):
    """'missing' (a stand-in at best), 'changed' or 'done'."""
    known = rendered().get(name)
    if known is None or not any(os.path.exists(os.path.join(IMAGES, f'{name}{width}.webp')) for width in ('', '-900')):
        return 'missing'
    return 'done' if known[0] == code else 'changed'


def render(name, scene, row, out, percent=None, samples=None, density=1.0, threads=2):
    """Run Blender on one picture and develop it; returns the CPU seconds spent."""
    from studio import finish
    width, height, pct, spp = size_of(name)
    pct, spp = percent or pct, samples or spp
    folder = os.path.join(BUILD, 'halves')
    os.makedirs(folder, exist_ok=True)
    os.makedirs(os.path.dirname(out), exist_ok=True)
    command = ['blender', '-b', '--factory-startup', '-P', os.path.join(ART, 'scenes', f'{scene}.py'), '--',
               f'out={folder}/{name}.png', f'pct={pct}', f'spp={spp}', f'threads={threads}', 'mode=npy']
    command += [f'name={name}', f'density={density}'] if scene in ('front', 'town') else [f'area={row}']
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.process_time()
    # Blender must find the system's own Python (and its numpy), whichever Python runs this.
    environment = {**os.environ, 'PATH': '/usr/bin:/bin:' + os.environ.get('PATH', '')}
    run = subprocess.run(command, capture_output=True, text=True, env=environment)
    settings = re.search(r'^FINISH (.*)$', run.stdout, re.M)
    if run.returncode or not settings:
        log = os.path.join(BUILD, f'{name}.log')
        with open(log, 'w') as f:
            f.write(run.stdout + run.stderr)
        raise RuntimeError(f'{name}: Blender failed, see {log}')
    look = {k: float(v) for k, v in (s.split('=') for s in settings.group(1).split())}
    full = percent is None
    finish.develop(folder, name, out, width if full else width * pct // 100, height if full else height * pct // 100, **look)
    for file in os.listdir(folder):
        if re.fullmatch(re.escape(name) + r'_(Image|Denoising_\w+?)_\d\.npy', file):
            os.remove(os.path.join(folder, file))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime + time.process_time() - started


def encode(name):
    """Write the served files of one finished picture."""
    root = os.path.dirname(ART)
    node = os.path.join(root, 'node_modules', '.bin', 'node')
    run = subprocess.run([node if os.path.exists(node) else 'node', os.path.join(ART, 'encode.ts'), name], cwd=root, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f'{name}: not encoded: {(run.stderr or run.stdout).strip()}')
    print('    ' + run.stdout.strip(), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('names', nargs='*', help='pictures, or parts of names such as "in-vista"')
    parser.add_argument('--list', action='store_true', help='show every picture and its state')
    parser.add_argument('--preview', action='store_true', help='quick looks into art/build/preview')
    parser.add_argument('--accept', action='store_true', help='keep the existing pictures after a change of the code that does not show')
    parser.add_argument('--percent', type=int, default=36)
    parser.add_argument('--samples', type=int, default=6)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--density', type=float, default=.6)
    parser.add_argument('--scene', help='only pictures of this scene')
    options = parser.parse_args()
    chosen = {n: p for n, p in pictures().items()
              if (not options.names or n in options.names or any(s.startswith('*') and s[1:] in n for s in options.names))
              and (not options.scene or p[0] == options.scene)}
    unknown = [n for n in options.names if not n.startswith('*') and n not in pictures()]
    if unknown:
        raise SystemExit(f'no picture called {", ".join(unknown)}; areas: {", ".join(AREAS)}')
    if options.list:
        for name, (scene, row, kind) in chosen.items():
            print(f'{state_of(name, digest(name, scene, row, kind)):8} {name}  ({scene})')
        return
    if options.accept:
        for name, (scene, row, kind) in chosen.items():
            if name in rendered() or name in options.names:
                note(name, digest(name, scene, row, kind), rendered().get(name, [0, 0])[1])
        return
    need_tools()
    os.environ['OMP_NUM_THREADS'] = str(options.threads)
    failed = []
    for name, (scene, row, kind) in chosen.items():
        try:
            if options.preview:
                out = os.path.join(BUILD, 'preview', f'{name}.png')
                seconds = render(name, scene, row, out, options.percent, options.samples, options.density, options.threads)
                print(f'{name}: {seconds:.0f} CPU s -> {out}', flush=True)
                continue
            code = digest(name, scene, row, kind)
            if not options.names and state_of(name, code) == 'done':
                continue
            out = os.path.join(MASTERS, f'{name}.png')
            seconds = rendered_before(name, code) if not options.names else None
            if seconds is None:
                seconds = render(name, scene, row, out, threads=options.threads)
                with open(os.path.join(MASTERS, f'{name}.digest'), 'w') as f:
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
