"""The pictures of the door chooser: each of its houses, and each design of door in every finish that it comes in, as a cut-out to lie over it.

Which houses, designs and finishes there are, the company's records say; how they look in the studio, pictures/doors.yaml.
"""
import glob
import math
import os

import fields
import records

#: Width and height, percentage of the size and samples per half: of a house's whole picture, and of a door in it.
plate, cut_out = (2400, 1030, 80, 32), (2400, 1030, 100, 32)

#: What of an area's front a house of the chooser leaves out: its doors and cameras are its own.
not_shown = ('door', 'new_door', 'old_door', 'fresh_door', 'more_bays', 'more_doors', 'cameras', 'hero')


def pictures(company, areas, palette, resolve):
    """All of them, house by house: name -> description. None, if the company has no houses to choose a door for."""
    houses, designs, finishes = (records_in(company, f'door-{kind}') for kind in ('houses', 'designs', 'finishes'))
    if not houses:
        return {}
    path = os.path.join(company, 'pictures', 'doors.yaml')
    table = records.read(path)
    records.check(table, {'houses': {name: fields.door_house for name in houses},
                          'designs': {name: fields.door for name in designs},
                          'paints': {name: 'the color that comes out as the finish looks, or the two of a wood' for name in finishes}}, path)
    out = {}
    for name in houses:
        if name not in table['houses']:
            raise SystemExit(f'{os.path.relpath(path)}: houses.{name} is missing: door-houses/{name}.yaml has no picture without it')
        front = front_of(resolve(table['houses'][name], palette, path), areas, path, name)
        for design in designs:
            looks = {finish: resolve(door(designs[design], finishes[finish], table['paints'].get(finish), table['designs'].get(design, {})), palette, path)
                     for finish in designs[design]['finishes']}
            first = next(iter(looks.values()))
            out.setdefault(f'doors/{name}', describe(name, front, first, plate))
            out |= {f'doors/{name}-{design}-{finish}': {**describe(name, front, look, cut_out), 'lit_as': first} for finish, look in looks.items()}
    return out


def records_in(company, kind):
    """The records of a collection in their order: name -> record."""
    files = glob.glob(os.path.join(company, kind, '*.yaml'))
    found = {os.path.basename(file).removesuffix('.yaml'): records.read(file) for file in files}
    return dict(sorted(found.items(), key=lambda item: item[1]['order']))


def front_of(house, areas, path, name):
    """The front of the area that the house is like, with what differs."""
    house = dict(house)
    like = house.pop('like')
    if like not in areas:
        raise SystemExit(f'{os.path.relpath(path)}: houses.{name}.like is {like}. Known are: {", ".join(areas)}')
    base = {field: value for field, value in areas[like]['front'].items() if field not in not_shown}
    camera = house.pop('camera')
    return {**base, **house, 'house': {**base['house'], **house.get('house', {})}, 'cameras': {'doors': camera}}


def door(design, finish, paint, studio):
    """The door that door.py builds from the records of a design and a finish, and what the studio adds to them."""
    elevation = design['elevation']
    wood = paint or finish['wood'] if 'wood' in finish else None
    # window frames are painted: in the darker color of the wood, because the finish's own comes out brighter than its boards
    color = {'wood': wood, 'color': finish['color'], 'frame': wood[1]} if wood else {'color': paint or finish['color']}
    return {'style': elevation['style'], 'rows': elevation['sections'], 'columns': elevation['columns'], 'windows': elevation['windows'], **color, **studio}


def describe(house, front, door, form):
    width, height, percent, samples = form
    return {'scene': 'doors', 'view': 'doors', 'house': house, 'width': width, 'height': height, 'percent': percent, 'samples': samples, 'front': {**front, 'door': door}}


def box(outlines):
    """The box around a house's doors in whole pixels, with room for the soft edge of their cut-out: (left, top, right, bottom)."""
    xs, ys = zip(*(point for corners in outlines for point in corners))
    return math.floor(min(xs)) - 4, math.floor(min(ys)) - 4, math.ceil(max(xs)) + 4, math.ceil(max(ys)) + 4


def note_place(company, house, box, width, height):
    """Write down where a house's doors stand on its picture, in percent of it, for the pages to lay the cut-outs there."""
    path = os.path.join(company, 'door-places.yaml')
    places = records.read(path) if os.path.exists(path) else {}
    left, top, right, bottom = box
    places[house] = {'left': 100 * left / width, 'top': 100 * top / height, 'width': 100 * (right - left) / width, 'height': 100 * (bottom - top) / height}
    with open(path, 'w', encoding='utf-8') as file:
        file.write("# Written by the studio (art/render.py): the box of the doors' cut-outs on the picture of each house, in percent of it.\n")
        for name in sorted(places):
            shares = ', '.join(f'{side}: {share:.3f}' for side, share in places[name].items())
            file.write(f'{name}: {{ {shares} }}\n')
