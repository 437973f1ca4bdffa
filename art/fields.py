"""What the files of the company's folder pictures/ may say, and what it means.

A text describes one value; a mapping holds fields of its own; a list holds any number of such mappings.
"""

door = {
    'style': 'long, short, flush, plank, carriage, fullview, rib or roll (studio/door.py)',
    'color': 'the color',
    'wood': 'a wood-look finish: a name from palette.yaml, or its two colors',
    'windows': 'none, top, left or right, or a list of [row, column] from the bottom left',
    'muntin': 'panes of each window, [across, up]',
    'frame': 'color of the window frames and of aluminum',
    'frosted': 'whether the glass is frosted, or the color that it has then',
    'handles': 'whether a carriage door shows its handles and hinges',
    'open': 'how far it is up, 0 to 1',
    'crooked': 'degrees by which it hangs askew',
}

house = {
    'type': 'contemporary, spanish, cottage, ranch, row or shop (studio/house.py)',
    'finish': 'of the walls: stucco, lap, battens or brick',
    'secondFinish': 'of the second walls',
    'gableFinish': 'of the gable',
    'wall': 'color of the walls',
    'secondWall': "color of the second walls, or of a shop's band",
    'trim': 'color of boards and corners',
    'trimWidth': 'of the boards around the doors, in meters',
    'stop': 'color of the stop on the jamb',
    'frames': 'color of the window frames',
    'shutters': 'color of the shutters, if there are any',
    'metal': 'color of lamps, rails and edges',
    'entry': 'color of the front door, or its wood: a name from palette.yaml, or two colors',
    'cedar': 'wood of the cladding and fence: a name from palette.yaml, or two colors',
    'pier': 'color of the pier beside the garage, if it is not of cedar',
    'roof': 'a name from palette.yaml',
    'pitch': 'of the roof',
    'overhang': 'of the roof, in meters',
    'exposure': 'how much of a lapped board shows, in meters',
    'gabled': "whether the garage's roof has a gable to the street",
    'chimney': 'whether it has a chimney',
    'veneer': 'wainscot: brick or stone',
    'veneerHeight': 'in meters',
    'length': 'of the wing beside the garage, in meters',
    'upperInset': "how far the upper floor stands in from the garage's left end, in meters",
    'units': "colors of a row's houses",
    'unitFinishes': 'their finishes',
    'lamps': 'sconce, lantern or none',
    'glow': 'how bright the lamps are',
    'tableLamp': 'how bright the lamp behind the window is',
    'number': 'the house number, in quotes',
}

tree = {
    'kind': 'fan, queen, olive, citrus, oak, laurel, eucalyptus, jacaranda or pine',
    'x': "to the right of the main door's middle, in meters",
    'y': 'behind the front; less than 0 is in front of it',
    'height': 'in meters',
}

camera = {
    'place': '[x, y, z], in meters',
    'aim': 'the x of the front that it looks at',
    'lens': 'in millimeters',
    'shift': "how much of the picture's width it is raised by",
    'aperture': 'f-number; 8, if it is not said',
}

sides = {'left': 'on the left', 'right': 'on the right'}

front = {
    'seed': 'fixes everything random',
    'house': house,
    'doorWidth': 'of the main door: 4.88 (16 ft, if it is not said), 2.74 (9 ft), 2.44 (8 ft)',
    'doorHeight': '2.13 (7 ft), if it is not said',
    'pier': "between two single doors in each of a row's houses, in meters; otherwise each has one",
    'door': door,
    'newDoor': door,  # in the view "installation"; like `door`, if it is not said
    'oldDoor': {'color': 'the color', 'rust': 'how far salt has eaten its foot: 0.55 inland, if it is not said, to 0.95 at the beach'},
    'freshDoor': door,  # beside the old one in the view "replacement"; like `door`, if it is not said
    'moreBays': [{'x': 'of its middle', 'width': 'in meters', 'height': 'in meters', 'door': door}],
    'moreDoors': [door],
    'drive': {'kind': 'concrete, pavers, asphalt, alley or lot', 'color': 'of the concrete', 'colors': 'of the pavers'},
    'grade': 'how steep the drive is',
    'beds': sides,  # what grows beside the drive: succulent, lawn, dry-lawn, cottage, dry, gravel or mulch
    'fences': sides,  # slats, hedge, picket or wall
    'neighbors': 'on which sides a house stands: [left, right]',
    'neighborWall': 'color of their walls',
    'behind': 'what lies behind: hills, sea, lagoon, lake, fairway, street (a side street running to the water)',
    'open': 'the side left free for it',
    'opposite': 'height of the row across an alley, whose shadow lies on it, in meters',
    'hills': {
        'near': 'where they begin, in meters behind the front',
        'far': 'where they end',
        'height': 'in meters',
        'base': 'how high their foot lies',
        'colors': 'slopes, sunny slopes, shadows',
        'plug': {'x': 'of its middle', 'y': 'of its middle', 'radius': 'in meters', 'height': 'in meters'},
    },
    'haze': 'color of the far air: linear red, green and blue',
    'soil': 'color of the ground',
    'greens': 'the bushes of the middle distance',
    'trees': [tree],
    'shade': [tree],  # outside the frame: they throw shadows on the front
    'sun': {
        'azimuth': "degrees counterclockwise from the front's right end; 270 is straight onto the front",
        'elevation': 'degrees',
        'dust': 'in the air',
        'cloud': 'how much thin cloud',
        'haze': 'how pale the sky is at the horizon',
        'marineLayer': 'true: behind low cloud, instead of a clear sky',
    },
    'night': 'true: after sunset, instead of a sun',
    'cameras': {'hero': camera, 'tall': camera, 'installation': camera, 'replacement': camera},
    'props': 'what people leave about: cart, hose, pots, surfboards',
}
#: What only the house's first picture shows; the others keep what is said above.
front['hero'] = {name: front[name] for name in ('door', 'fences', 'neighbors', 'open', 'opposite', 'trees', 'shade', 'sun', 'night', 'hills', 'haze', 'soil', 'props')}
front['hero']['format'] = 'how finely it is rendered: fine, if it is not said'

garage = {
    'seed': 'fixes everything random',
    'side': 'left or right: the end of the door that is shown, and the spring that broke',
    'view': "0, 1 or 2: which of a scene's camera stands; for a broken spring also 3, all of it",
    'handheld': 'whether the camera stands a little off its place, as the seed has it (true, if it is not said)',
    'wall': 'drywall, studs, boards, block or plywood',
    'wallColor': 'its color',
    'timber': 'pine, fir, old or painted',
    'door': 'its back: ribbed, flat, pan, wood or glass',
    'doorColor': 'its color',
    'wear': {'rust': 'red rust, 0 to 1', 'dust': 'on what faces up, 0 to 1', 'grime': 'everywhere, 0 to 1'},
    'spring': 'oil or galvanized',
    'cone': 'red or bare',
    'line': "the installer's chalk line: linear red, green and blue",
    'opener': 'belt, chain or jackshaft',
    'openerColor': 'of its housing',
    'daylight': 'a name from palette.yaml, or linear red, green and blue',
    'sunSide': 'left or right: the wall that the window is in',
    'light': 'how much daylight; 1 is usual',
    'lamp': 'how much warm work light; 1 is usual',
    'cloth': 'in the scene "maintenance": sand, red, blue, ochre or green',
    'can': 'teal, yellow, silver or black',
    'ladder': 'orange, yellow, gray or blue',
}

#: Of an area whose first picture is there after sunset, too.
night = {'format': 'how finely it is rendered: fine, if it is not said', 'glow': 'how bright the lamps are then'}

house_file = {'front': front, 'garage': garage, 'night': night}

#: A house of the door chooser in doors.yaml.
door_house = {**front, 'like': "the area whose front it has, but for the fields here; those of `house` one by one", 'camera': camera}

#: A line of pages.yaml or services.yaml.
use = {
    'scene': 'front, night, town, springs, opener, rollers, maintenance, cable or dawn',
    'inAreas': "the scene of a service's pictures in the areas, if it is another",
    'formatInAreas': 'how finely those are rendered, where small is too soft for a close-up',
    'house': 'whose: the name of a file in houses/',
    'view': 'of a front: hero (if it is not said), tall, installation or replacement; of the dawn: hero or tall',
    'street': 'of a town: the areas whose houses stand along its street, from the camera on',
    'night': 'true: after sunset, by the same camera, for devices that are set to dark; of a service, besides its picture by day',
    'nightInAreas': "true: a service's pictures in the areas, too",
    'glow': 'how bright the lamps are, in place of what the house says',
    'haze': 'color of the far air, in place of what the house or the hour says',
    'format': 'standard (if it is not said), small, clear, medium, fine, whole, wide, tall, first-wide or first-tall',
}
