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
scenes_outside = {'front': ['front'], 'town': ['town', 'front'], 'doors': ['doors', 'front'], 'night': ['night', 'front', 'dawn']}
interior = [*shared, 'hardware', 'interior']
#: Shown at night, the garage behind a front has things of the scenes inside.
lit_within = [*exterior, 'hardware', 'interior']


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
    scene = picture['scene']
    modules = lit_within if scene == 'night' else exterior if scene in scenes_outside else interior
    for file in [*(f'studio/{module}.py' for module in modules), 'studio/denoise.c', *(f'scenes/{one}.py' for one in scenes_outside.get(scene, [scene]))]:
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
    if known is None or not any(os.path.exists(os.path.join(images, f'{name}{width}.avif')) for width in ('-800', '-900')):
        return 'missing'
    return 'done' if known[0] == code else 'changed'


def batches(pictures):
    """Pictures that one Blender renders together: those of a house of the door chooser; any other for itself."""
    out = {}
    for name, picture in pictures.items():
        house = json.dumps({**picture['front'], 'door': None}) if picture['scene'] == 'doors' else name
        out.setdefault(house, {})[name] = picture
    return list(out.values())


def render(batch, folder, threads, full=True):
    """Run Blender on pictures that belong together, and develop each into the folder as soon as it is there; gives its name and the CPU seconds spent."""
    os.makedirs(folder, exist_ok=True)
    if next(iter(batch.values()))['scene'] == 'doors':
        yield from render_doors(batch, folder, threads, full)
        return
    from studio import finish
    [(name, picture)] = batch.items()
    spent = Stopwatch()
    halves = os.path.join(build, 'halves')
    said = ''.join(blender(picture['scene'], name, picture, os.path.join(halves, f'{name}.png'), threads))
    look = {k: float(v) for k, v in (s.split('=') for s in re.search(r'^FINISH (.*)$', said, re.M).group(1).split())}
    width, height = (picture[side] if full else picture[side] * picture['percent'] // 100 for side in ('width', 'height'))
    finish.develop(halves, name, os.path.join(folder, f'{name}.png'), width, height, **look)
    delete_halves(halves, name)
    yield name, spent.seconds()


def render_doors(batch, folder, threads, full):
    """The pictures of one house of the door chooser: a cut-out is developed as the part of the whole picture that it lies on."""
    import chooser
    from studio import finish
    halves, lit = os.path.join(build, 'halves'), {}
    house = next(iter(batch))
    for line in blender('doors', house.replace('/', '-'), batch, halves, threads):
        if not line.startswith('RENDERED '):
            continue
        done = json.loads(line.removeprefix('RENDERED '))
        name, spent = done['name'], Stopwatch()
        picture, out = batch[name], os.path.join(folder, f'{name}.png')
        os.makedirs(os.path.dirname(out), exist_ok=True)
        width, height = (picture[side] if full else picture[side] * picture['percent'] // 100 for side in ('width', 'height'))
        outlines = [[(x * width, y * height) for x, y in corners] for corners in done['outlines']]
        box = chooser.box(outlines)
        if full:
            chooser.note_place(company, picture['house'], box, width, height)
        if 'light' in done:
            if done['light'] not in lit:
                lit[done['light']] = finish.light_and_rest(halves, done['light'])
            finish.cut_out(halves, done['light'], done['tag'], done.get('paint'), lit[done['light']], out, (width, height), done['region'], box, outlines, **done['look'])
        else:
            finish.develop(halves, done['tag'], out, width, height, **done['look'])
        if done['tag'] != done.get('light'):
            delete_halves(halves, done['tag'])
        yield name, done['seconds'] + spent.seconds()
    for tag in lit:
        delete_halves(halves, tag)


class Stopwatch:
    """CPU seconds of this process and of those that it has waited for."""

    def __init__(self):
        self.start = self.now()

    @staticmethod
    def now():
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        return time.process_time() + children.ru_utime + children.ru_stime

    def seconds(self):
        return self.now() - self.start


def blender(scene, name, description, out, threads):
    """Build and render what is described; gives the lines that Blender writes, as it writes them."""
    halves = os.path.join(build, 'halves')
    os.makedirs(halves, exist_ok=True)
    file = os.path.join(halves, f'{name}.json')
    with open(file, 'w') as f:
        json.dump(description, f)
    command = ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', os.path.join(art, 'scenes', f'{scene}.py'), '--',
               f'picture={file}', f'out={out}', f'threads={threads}']
    # Blender must find the system's own Python (and its numpy), whichever Python runs this.
    environment = {**os.environ, 'PATH': '/usr/bin:/bin:' + os.environ.get('PATH', '')}
    lines = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment) as run:
        for line in run.stdout:
            lines.append(line)
            yield line
    if run.returncode:
        log = os.path.join(build, f'{name}.log')
        with open(log, 'w') as f:
            f.writelines(lines)
        raise RuntimeError(f'{name}: Blender failed, see {log}')
    os.remove(file)


def delete_halves(folder, name):
    for file in os.listdir(folder):
        if re.fullmatch(re.escape(name) + r'_(Image|Diff\w+|paint|Denoising_\w+)_\d\.npy', file):
            os.remove(os.path.join(folder, file))


def encode(name):
    """Write the served files of one finished picture."""
    node = os.path.join(root, 'node_modules', '.bin', 'node')
    run = subprocess.run([node if os.path.exists(node) else 'node', os.path.join(art, 'encode.ts'), name], cwd=root, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f'{name}: not encoded: {(run.stderr or run.stdout).strip()}')
    print('    ' + run.stdout.strip(), flush=True)


def serve(waiting, codes):
    """Encode the masters that wait for it, name -> CPU seconds spent on them, and note them as done; gives the names of those that failed."""
    failed = []
    while waiting:
        name, seconds = waiting.popitem()
        try:
            encode(name)
            note(name, codes[name], seconds)
        except RuntimeError as error:
            print(error, file=sys.stderr, flush=True)
            failed.append(name)
    return failed


def matches(wanted, name):
    """Whether a picture is meant by its name, or by "*" and a part of it."""
    return name == wanted or wanted.startswith('*') and wanted[1:] in name


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
              if (not options.names or any(matches(wanted, name) for wanted in options.names))
              and (not options.scene or picture['scene'] == options.scene)}
    unknown = [wanted for wanted in options.names if not any(matches(wanted, name) for name in every)]
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
    if options.preview:
        chosen = {name: {**picture, 'percent': options.percent, 'samples': options.samples, 'density': options.density} for name, picture in chosen.items()}
        for batch in batches(chosen):
            for name, seconds in render(batch, os.path.join(build, 'preview'), options.threads, full=False):
                print(f'{name}: {seconds:.0f} CPU s -> {os.path.join(build, "preview", name)}.png', flush=True)
        return
    codes = {name: digest(picture) for name, picture in chosen.items()}
    chosen = {name: picture for name, picture in chosen.items() if options.names or state_of(name, codes[name]) != 'done'}
    failed = []
    for batch in batches(chosen):
        waiting = {name: rendered_before(name, codes[name]) for name in batch if not options.names}
        waiting = {name: seconds for name, seconds in waiting.items() if seconds is not None}
        missing = {name: picture for name, picture in batch.items() if name not in waiting}
        try:
            for name, seconds in render(missing, masters, options.threads) if missing else ():
                with open(os.path.join(masters, f'{name}.digest'), 'w') as f:
                    f.write(f'{codes[name]} {seconds:.0f}\n')
                print(f'{name}: {seconds:.0f} CPU s', flush=True)
                waiting[name] = seconds
                failed += serve(waiting, codes)
        except RuntimeError as error:
            print(error, file=sys.stderr, flush=True)
            failed.append(next(iter(missing)))
        failed += serve(waiting, codes)
    if failed:
        raise SystemExit(f'{len(failed)} failed: {", ".join(failed)}')


if __name__ == '__main__':
    main()
