"""What there is to render: the company's table, the folder pictures/, as a description of each picture.

A description is plain data, and all that a scene is built from.
"""
import glob
import os
import re

import chooser
import fields
import records

#: Width and height, percentage of the size and samples per half; the rest is Lanczos and the denoiser.
formats = {'standard': (1600, 900, 58, 10), 'medium': (1600, 900, 70, 24), 'fine': (1600, 900, 80, 32), 'whole': (1600, 900, 100, 40),
           'wide': (2400, 1200, 58, 13), 'tall': (900, 1200, 76, 13), 'first-wide': (2400, 1100, 90, 32), 'first-tall': (900, 1050, 100, 32), 'small': (1600, 900, 66, 14), 'clear': (1600, 900, 80, 20)}

#: The part of a house's file that a scene shows.
parts = {'front': 'front', 'night': 'front', 'town': None, 'springs': 'garage', 'opener': 'garage', 'rollers': 'garage', 'maintenance': 'garage',
         'cable': 'garage', 'dawn': 'garage'}

#: What a picture says besides when it is to show the same at night: of a garage only that it is night; outside, the sea's far air is dim then.
after_sunset = {'garage': {'night': True}, 'front': {'night': True, 'haze': (.30, .26, .28)}}

#: The scenes that have several views of the same thing.
viewed = ('front', 'night', 'dawn')

#: What may be said by a name from palette.yaml, and the list which has that name.
named = {'roof': 'roofs', 'wood': 'woods', 'cedar': 'woods', 'entry': 'woods', 'daylight': 'daylights'}


def pictures(company):
    """All pictures of the company in this folder, the most visible first: name -> description."""
    folder = os.path.join(company, 'pictures')
    palette = records.read(os.path.join(folder, 'palette.yaml'))
    houses, areas = (houses_in(os.path.join(folder, kind), palette) for kind in ('houses', 'areas'))
    pages, services = (uses_in(os.path.join(folder, file)) for file in ('pages.yaml', 'services.yaml'))
    out = {name: describe(use, houses, use.get('house')) for name, use in pages.items()}
    out |= dict(one for name, use in services.items() for one in day_and_night(name, use, houses, use.get('house'), use.get('formatInAreas', 'small')))
    for name, use in pages.items():
        if 'street' in use:
            out[name]['street'] = [seen(areas[known(area, areas, 'pages.yaml', f'{name}.street')]['front']) for area in use['street']]
    for area, file in areas.items():
        finely = file['front'].get('hero', {}).pop('format', 'fine')
        out[f'hero-{area}'] = describe({'scene': 'front', 'format': finely}, areas, area)
        if 'night' in file:
            out[f'hero-{area}-night'] = describe({'scene': 'front', 'night': True, **file['night']}, areas, area)
    out |= chooser.pictures(company, areas, palette, resolve)
    in_areas = {service: {**use, 'scene': use.get('inAreas', use['scene']), 'format': use.get('formatInAreas', 'small'), 'night': use.get('nightInAreas')} for service, use in services.items()}
    out |= dict(one for service, use in in_areas.items() for area in areas for one in day_and_night(f'{service}-in-{area}', use, areas, area, 'small'))
    return out


def day_and_night(name, use, houses, house, format_at_night):
    """A picture by day, and the same after sunset where its line says so: their names and descriptions."""
    yield name, describe({**use, 'night': False}, houses, house)
    if use.get('night'):
        # Outside, its lamps are as bright as in the house's own picture at night.
        glow = houses.get(house, {}).get('night', {}).get('glow') if parts[use['scene']] == 'front' else None
        lamps = {} if glow is None else {'glow': glow}
        yield f'{name}-night', describe({**use, **lamps, 'format': format_at_night}, houses, house)


def describe(use, houses, name):
    """One picture: what its scene shows of the house with this name, how large it is and how finely it is rendered."""
    part = parts[use['scene']]
    if part and part not in houses.get(name, {}):
        raise SystemExit(f'The scene "{use["scene"]}" shows the {part} of "{name}", but no file {name}.yaml has one')
    view = {'view': use.get('view', 'hero')} if use['scene'] in viewed else {}
    hour = after_sunset[part or 'front'] if use.get('night') else {}
    if 'haze' in use:
        hour = {**hour, 'haze': use['haze']}
    shown = {part: {**seen(houses[name][part], view.get('view')), **hour}} if part else hour
    in_the_dark = shown.get('front', {}).get('night')
    width, height, percent, samples = formats[use.get('format', 'fine' if in_the_dark else 'standard')]
    if 'glow' in use:
        shown[part]['house'] = {**shown[part]['house'], 'glow': use['glow']}
    return {'scene': use['scene'], **view, 'width': width, 'height': height, 'percent': percent, 'samples': samples, **shown}


def seen(shown, view=None):
    """A front or a garage as one view shows it: with this view's camera alone, and what only the house's first picture has."""
    cameras = {name: camera for name, camera in shown.get('cameras', {}).items() if name == view}
    rest = {name: value for name, value in shown.items() if name not in ('cameras', 'hero')}
    return {**rest, **(shown.get('hero', {}) if view == 'hero' else {}), **({'cameras': cameras} if cameras else {})}


def uses_in(path):
    """The lines of pages.yaml or services.yaml: which scene, of which house, in which view and format."""
    uses = records.read(path)
    records.check(uses, {name: fields.use for name in uses}, path)
    for name, use in uses.items():
        known(use.get('scene'), parts, path, f'{name}.scene')
        known(use.get('inAreas', use['scene']), parts, path, f'{name}.inAreas')
        known(use.get('format', 'standard'), formats, path, f'{name}.format')
    return uses


def houses_in(folder, palette):
    """The houses of a folder by the names of their files, in the alphabet's order."""
    files = sorted(glob.glob(os.path.join(folder, '*.yaml')))
    return {os.path.basename(file).removesuffix('.yaml'): house_in(file, palette) for file in files}


def house_in(path, palette):
    house = records.read(path)
    records.check(house, fields.house_file, path)
    return resolve(house, palette, path)


def resolve(value, palette, path):
    """The same, with the names of the palette replaced by their colors, and every field named as Python does."""
    if isinstance(value, list):
        return [resolve(one, palette, path) for one in value]
    if not isinstance(value, dict):
        return value
    out = {}
    for name, one in value.items():
        if name in named and isinstance(one, str) and not one.startswith('#'):
            colors = palette.get(named[name], {})
            one = colors[known(one, colors, path, name)]
        out[re.sub('[A-Z]', lambda capital: '_' + capital[0].lower(), name)] = resolve(one, palette, path)
    return out


def known(value, names, path, place):
    """The value, if it is one of the names."""
    if value not in names:
        raise SystemExit(f'{os.path.relpath(path)}: {place} is {value}. Known are: {", ".join(names)}')
    return value
