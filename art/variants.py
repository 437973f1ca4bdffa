"""Every place as data: one row each, so that a new area needs one row.

A row's fields
    seed      fixes everything random
    house     the house's data (see studio/house.py): type, colors, roof, finish, lamps …
    door      the door on the front; `new_door` the one in the installation picture, `fresh` the new one beside
              the old in the replacement picture (both default to `door`); `old` the old door's color
    rust      how far salt has eaten the old door's foot: .55 inland, up to .95 at the beach
    W         width of the main door (4.88 = 16 ft, 2.74 = 9 ft, 2.44 = 8 ft); `more` further bays
    drive     kind and colors of the drive; `grade` makes it steep
    left, right   what grows beside the drive; `fence` and `neighbors` on either side
    trees     (kind, x, y, height)
    shade     trees outside the frame that throw shadows on the front
    behind    what lies behind: hills, sea, lagoon, lake, street (a side street running to the water); `open` the side left free for it
    sun       azimuth (degrees counterclockwise from +X, 270 = straight onto the front), elevation, dust, cloud
    cam       cameras by picture: place (x, y, z), aim x, lens in mm, vertical shift
    props     things people leave about
"""

# Colors of roofs, as (covering, shades).
CLAY = ('barrel', ('#9a5a3c', '#b06f4c', '#84492f', '#a8785a'))
CLAY_PALE = ('barrel', ('#b58463', '#a06f52', '#c19a78', '#8f6149'))
CLAY_BROWN = ('barrel', ('#7d5a46', '#8f6a52', '#6b4b3a', '#957863'))
SHINGLE_GRAY = ('shingle', ('#57554f', '#67645d', '#4a4843', '#726f67'))
SHINGLE_BROWN = ('shingle', ('#5a4a3c', '#6b5949', '#4b3e33', '#776553'))
SHINGLE_WEATHERED = ('shingle', ('#77705f', '#8a8371', '#685f50', '#938b78'))
SHAKE = ('shake', ('#6f5c47', '#82705a', '#5e4d3b', '#8d7d68'))

WHITE, OFF_WHITE, ALMOND, BRONZE, BLACK = '#d9d6ce', '#d4cfc3', '#c9bda3', '#3b342d', '#232323'
WALNUT, CEDAR, OAK_GOLD = ('#6b4329', '#40261a'), ('#94633d', '#633f25'), ('#a3753f', '#734d29')

ROWS = {
    # --- the site's own pictures ---------------------------------------------------------------
    'base': dict(
        seed=7, house=dict(type='contemporary', wall='#d6d0c3', metal='#2b2a28', number='2416', cedar=('#94704f', '#66492f')),
        door=dict(style='plank', color='#45494b', windows='right', frame='#1f1f1e'), fresh=dict(style='fullview', color=BLACK, frame='#252525', frosted=True),
        old='#c4b392', drive=dict(kind='concrete', color='#857f75'), left='succulent', right='lawn', fence=('slats', 'hedge'),
        trees=[('queen', -6.4, -.9, 4.6), ('queen', -8.2, 3.0, 6.6), ('olive', 8.0, -3.3, 3.4), ('fan', -12, 26, 13), ('fan', -7.5, 34, 16), ('fan', 13.5, 30, 15)],
        shade=[('queen', -7.5, -7.0, 4.8)], neighbors=('left', 'right'), sun=dict(az=222, el=38, dust=.6, cloud=.3), props=['hose', 'cart']),
    'home': dict(
        seed=31, house=dict(type='contemporary', wall='#d8d3c8', metal='#2d2b28', cedar=('#9a7450', '#6a4b30'), glow=6.0, lamp=9.0),
        door=dict(style='plank', wood=('#8a6242', '#5d412b'), color='#8a5f3c', windows='none', frame=BLACK), drive=dict(kind='concrete', color='#8a847a'),
        left='succulent', right='lawn', fence=('none', 'slats'), behind=['sea', 'street'], open='left',
        trees=[('fan', -17.6, 18, 12), ('fan', -20.5, 34, 13.5), ('fan', -27, 60, 14), ('fan', -13.4, 26, 12.5), ('queen', -5.6, .9, 5.0), ('olive', 8.4, -3.2, 3.4)],
        shade=[('queen', 8.6, -8.2, 5.4)], neighbors=('right',), sun=dict(az=312, el=24, dust=.9, cloud=.5),
        cam=dict(hero=((3.4, -12.4, 1.55), -.9, 29, .055)), props=['pots']),
    'about': dict(
        seed=47, house=dict(type='cottage', finish='lap', wall='#c9cdc6', trim='#dcd9d0', roof=SHINGLE_WEATHERED, entry='#7d3f2e', metal='#3a3632', lamps='lantern', glow=5.0, trimw=.11),
        door=dict(style='carriage', color='#4d6470', windows='top', muntin=(2, 2)), W=2.74, drive=dict(kind='concrete', color='#8a847a'),
        left='cottage', right='cottage', fence=('picket', 'picket'), behind=['sea', 'street'], open='left',
        trees=[('fan', -13, 18, 11), ('fan', -17, 36, 12.5), ('citrus', 10.6, -3.2, 2.7), ('olive', -6.6, 3.4, 4.0)],
        shade=[('queen', 7.6, -8.0, 4.6)], neighbors=('right',), sun=dict(az=318, el=21, dust=1.0, cloud=.6),
        cam=dict(hero=((4.4, -11.0, 1.5), -1.9, 30, .05)), props=['pots', 'surfboards']),
    'contact': dict(
        seed=53, house=dict(type='ranch', finish='lap', wall='#6f7f80', trim='#d8d4ca', roof=SHINGLE_GRAY, entry=WALNUT, metal='#2c2a27', lamps='lantern', glow=7.0, trimw=.12, gabled=True, chimney=False),
        door=dict(style='long', color=WHITE, windows='top', muntin=(4, 1)), drive=dict(kind='concrete', color='#857f75'), left='cottage', right='cottage', fence=('hedge', 'hedge'),
        trees=[('olive', 9.5, -3, 3.6)], shade=[('queen', 7.4, -6.5, 4.4)], neighbors=('left',), sun=dict(az=305, el=26, dust=1.2, cloud=.4),
        cam=dict(hero=((1.70, -2.75, 1.56), 3.25, 40, .03)), props=[]),
    'services': dict(
        seed=59, house=dict(type='row', wall='#cfc8b8', units=['#cfc8b8', '#5d6b70', '#b59b78', '#d2cdc2'], trim='#d6d2c8', roof=CLAY_BROWN, metal='#2b2a28', lamps='sconce'),
        door=dict(style='plank', wood=WALNUT, windows='none', color='#6b4329'), more_doors=[dict(style='fullview', color='#26282a', frame='#26282a', frosted=True), dict(style='carriage', color='#d3cec2', windows='top', muntin=(2, 2)), dict(style='long', color='#3c474c', windows='top')],
        trees=[('olive', 3.1, -.55, 2.2), ('queen', 24, 4, 9)], sun=dict(az=232, el=40, dust=.7, cloud=.35), drive=dict(kind='alley'), shade=[('queen', -9, -9.5, 6.5)],
        cam=dict(hero=((-6.6, -9.4, 1.6), 4.4, 28, .10)), props=['pots']),
    'emergency': dict(
        seed=61, house=dict(type='ranch', finish='lap', wall='#8d938e', trim='#cfcac0', roof=SHINGLE_GRAY, entry='#7d3324', metal='#2c2a27', lamps='lantern', glow=30.0, trimw=.11, chimney=False),
        door=dict(style='short', color='#c9c3b5', windows='none', open=.5, crooked=2.6), drive=dict(kind='concrete', color='#7d776d'), left='lawn', right='cottage', fence=('hedge', 'hedge'),
        trees=[('fan', -9, 22, 12), ('fan', 12, 30, 14), ('oak', 13.5, 8, 6.5), ('laurel', -8.5, 5, 4)], neighbors=('left',), sun=None,
        cam=dict(hero=((-3.4, -10.2, 1.5), 1.2, 30, .06)), props=['cart']),
    # --- the areas -----------------------------------------------------------------------------
    'oceanside': dict(
        seed=101, house=dict(type='cottage', finish='lap', wall='#d8d6cd', trim='#dcdad2', roof=SHINGLE_GRAY, entry='#3b6158', shutters=None, metal='#3a3a38', lamps='lantern', trimw=.11, number='318'),
        door=dict(style='carriage', color='#527568', windows='top', muntin=(2, 2)), new_door=dict(style='long', color='#4d7065', windows='top', muntin=(2, 1)), fresh=dict(style='carriage', color='#4a6e62', windows='top', muntin=(2, 2)),
        old='#cfc7b0', rust=0.95, W=2.74, drive=dict(kind='concrete', color='#8d877d'), left='cottage', right='lawn', fence=('picket', 'picket'), behind=['sea', 'street'], open='left',
        trees=[('fan', -14, 20, 12), ('fan', -18, 40, 13), ('fan', -21, 66, 13), ('laurel', 13.5, 4, 3.4)], shade=[('queen', 6.8, -8.5, 4.6)], neighbors=('right',),
        sun=dict(az=300, el=33, dust=1.3, cloud=.6), cam=dict(hero=((3.2, -10.0, 1.5), -.6, 29, .045)), props=['surfboards']),
    'carlsbad': dict(
        seed=102, house=dict(type='contemporary', wall='#cbc5b6', wall2='#8f8a7e', metal='#3a3733', cedar=('#a77d52', '#77522f'), number=''),
        door=dict(style='fullview', color='#2c2a28', frame='#2c2a28', frosted=True), new_door=dict(style='plank', wood=OAK_GOLD, color='#a3753f', windows='none'), fresh=dict(style='plank', wood=CEDAR, color='#8a5f3c', windows='right', frame=BLACK),
        old='#b9a988', rust=0.8, drive=dict(kind='pavers', color=('#8f887c', '#a19a8e', '#7c766b', '#989184')), left='succulent', right='succulent', fence=('none', 'slats'), behind=['lagoon'], open='left',
        trees=[('queen', -6.6, 2.6, 5.4), ('fan', -17, 30, 10), ('olive', 8.6, -3.4, 3.6), ('fan', -30, 52, 12)], shade=[('queen', -7.4, -7.4, 5.0)], neighbors=('right',),
        sun=dict(az=236, el=34, dust=1.0, cloud=.35), cam=dict(hero=((3.2, -11.6, 1.6), -.8, 29, .07)), props=['pots']),
    'vista': dict(
        seed=103, house=dict(type='ranch', finish='stucco', wall='#bfa27c', trim='#5e4632', roof=SHINGLE_BROWN, entry='#6d3b23', metal='#3b2d22', lamps='lantern', veneer='stone', trimw=.12, stop='#5e4632'),
        door=dict(style='long', color='#7a5c42', windows='top', muntin=(2, 1)), new_door=dict(style='carriage', wood=CEDAR, color='#94633d', windows='top', muntin=(2, 2)), fresh=dict(style='long', color='#6d4f38', windows='top'),
        old='#c2a986', drive=dict(kind='concrete', color='#8f8472'), left='dry', right='dry_lawn', fence=('none', 'none'), behind=['hills'], hills=dict(hmax=120, y0=160, y1=800, base=-2, colors=('#8a7a48', '#a58f58', '#5f6038')),
        trees=[('oak', -8.6, 5.5, 7.5), ('citrus', 12.2, -3.6, 2.6), ('citrus', 9.6, -4.4, 2.3), ('oak', 17, 9, 8), ('laurel', -12, 12, 4)], shade=[('oak', -9.5, -7.5, 6.0)],
        sun=dict(az=230, el=40, dust=.9, cloud=.15), cam=dict(hero=((-4.4, -11.2, 1.6), 3.0, 30, .03)), props=['hose']),
    'camp-pendleton': dict(
        seed=104, house=dict(type='ranch', finish='stucco', wall='#b8a484', trim='#8d7a5e', roof=SHINGLE_WEATHERED, entry='#5b4a36', metal='#4a4238', lamps='sconce', gabled=False, chimney=False, number='1147', length=9.0),
        door=dict(style='flush', color='#cabda2', windows='none'), new_door=dict(style='long', color='#cfc4ac', windows='none'), fresh=dict(style='long', color='#d3cab6', windows='top'),
        old='#a99673', rust=0.8, drive=dict(kind='concrete', color='#928a7c'), left='dry_lawn', right='dry_lawn', fence=('none', 'none'), behind=['hills'], hills=dict(hmax=85, y0=210, y1=900, base=-3, colors=('#a08c58', '#b39f6a', '#8a7f4e')),
        trees=[('laurel', 14.5, 1.6, 2.2), ('eucalyptus', -19, 24, 9)], neighbors=('right',), sun=dict(az=238, el=52, dust=.5, cloud=.6),
        cam=dict(hero=((-4.4, -12.4, 1.6), 2.6, 29, .07)), props=['cart']),
    'tri-city': dict(
        seed=105, house=dict(type='ranch', finish='battens', wall='#8f8a72', trim='#d3cbb9', roof=SHINGLE_BROWN, entry='#b4622d', metal='#3b342b', lamps='lantern', veneer='brick', trimw=.11),
        door=dict(style='short', color='#d3ccbc', windows='none'), new_door=dict(style='long', color='#5a5a4c', windows='top', muntin=(4, 1)), fresh=dict(style='short', color='#d5cfc1', windows='top'),
        old='#b89c74', drive=dict(kind='concrete', color='#867f73'), left='lawn', right='lawn', fence=('wall', 'hedge'),
        trees=[('jacaranda', -5.4, 3.6, 6.8), ('jacaranda', 11.2, -4.4, 5.2), ('jacaranda', 15, 13, 9.5), ('jacaranda', 4, 14, 9)], shade=[('jacaranda', -8.6, -9.0, 6.0)], neighbors=('left', 'right'),
        sun=dict(az=228, el=44, dust=.8, cloud=.3), cam=dict(hero=((-1.6, -12.4, 1.6), 2.4, 29, .045)), props=['cart']),
    'lake-san-marcos': dict(
        seed=106, house=dict(type='ranch', finish='lap', wall='#7d8a8b', trim='#d7d4cb', roof=SHINGLE_GRAY, entry='#31454c', metal='#33363a', lamps='lantern', gabled=False, trimw=.11, length=9.2, chimney=False),
        door=dict(style='long', color='#d6d3ca', windows='top', muntin=(4, 1)), new_door=dict(style='flush', color='#39474d', windows='right', frame='#2a3336'), fresh=dict(style='carriage', color='#d3d0c7', windows='top', muntin=(2, 2)),
        old='#b7b39c', drive=dict(kind='concrete', color='#837e75'), left='lawn', right='lawn', fence=('none', 'hedge'), behind=['lake', 'hills'], open='left', hills=dict(hmax=95, y0=330, base=-4, colors=('#5f6a44', '#77794f', '#48563a')),
        trees=[('pine', -7.6, 6.5, 9.5), ('pine', -15.5, 15, 11), ('pine', 15, 6, 10), ('pine', -24, 22, 9)], shade=[('pine', 9.6, -8.5, 7.5)], neighbors=('right',),
        sun=dict(az=310, el=30, dust=.8, cloud=.25), cam=dict(hero=((4.0, -11.8, 1.6), -.6, 29, .045)), props=['pots']),
    'shadowridge': dict(
        seed=107, house=dict(type='spanish', wall='#cdb592', wall2='#cdb592', trim='#7a5a40', frames='#d3cbba', roof=CLAY, entry=WALNUT, metal='#2c2520', lamps='lantern', shutters=None, number='2290'),
        door=dict(style='long', color='#c7b796', windows='top', muntin=(2, 1)), new_door=dict(style='long', color='#7d6248', windows='none'), fresh=dict(style='long', color='#d0c4a8', windows='top', muntin=(4, 1)),
        old='#b8a27c', drive=dict(kind='concrete', color='#8d8576'), left='lawn', right='lawn', fence=('hedge', 'none'), behind=['fairway', 'hills'], hills=dict(hmax=90, y0=300, y1=1200, base=-4),
        trees=[('laurel', -7.4, 4.5, 4.2), ('eucalyptus', 22, 26, 13), ('eucalyptus', -16, 30, 12), ('queen', 17.0, 3.5, 6.5)], shade=[('queen', 8.8, -8.2, 5.2)],
        sun=dict(az=306, el=36, dust=.9, cloud=.3), cam=dict(hero=((-5.0, -13.2, 1.6), 3.4, 29, .085)), props=[]),
    'fire-mountain': dict(
        seed=108, house=dict(type='ranch', finish='brick', wall='#8c4f3a', trim='#cdc6b6', roof=SHAKE, entry='#2e4034', metal='#2b2622', lamps='lantern', trimw=.13, shutters='#33453a', pitch=.45),
        door=dict(style='carriage', wood=WALNUT, color='#6b4329', windows='top', muntin=(3, 2)), new_door=dict(style='carriage', color='#33453a', windows='top', muntin=(2, 2)), fresh=dict(style='carriage', color='#cbc4b3', windows='top', muntin=(3, 2)),
        old='#a58f6c', drive=dict(kind='asphalt'), left='cottage', right='lawn', fence=('none', 'none'),
        trees=[('eucalyptus', -8.2, 6.0, 13), ('eucalyptus', -13, 14, 15), ('eucalyptus', 18.5, 9, 14), ('oak', 12.6, -4.2, 5.4)], shade=[('eucalyptus', -8.8, -8.2, 9.5)], behind=['hills'],
        sun=dict(az=226, el=34, dust=1.2, cloud=.3), cam=dict(hero=((-4.4, -12.0, 1.6), 3.0, 29, .045)), props=['hose']),
    'tamarack': dict(
        seed=109, house=dict(type='cottage', finish='battens', wall='#9fb6b6', trim='#dfdcd3', roof=SHINGLE_WEATHERED, entry='#d9a32e', metal='#3a3a38', lamps='sconce', trimw=.10, number='77', pitch=.5, length=6.8),
        door=dict(style='plank', color='#dad7ce', windows='top'), new_door=dict(style='fullview', color='#d8d6ce', frame='#d8d6ce', frosted=True), fresh=dict(style='plank', wood=OAK_GOLD, color='#a3753f', windows='top', frame='#dad7ce'),
        old='#8fa3a0', rust=0.95, W=2.74, drive=dict(kind='concrete', color='#918b80'), left='gravel', right='dry', fence=('slats', 'picket'), behind=['sea'], open='right',
        trees=[('fan', -6.4, 4.5, 9), ('fan', 15.5, 14, 11), ('fan', 19, 30, 12), ('laurel', -8.5, 5, 3.6)], shade=[('queen', -6.0, -7.0, 4.4)], neighbors=('left',),
        sun=dict(az=252, el=60, dust=.7, cloud=.2), cam=dict(hero=((-3.2, -10.2, 1.5), 2.6, 29, .04)), props=['surfboards', 'hose']),
    'rancho-del-oro': dict(
        seed=110, house=dict(type='spanish', wall='#c9b08a', wall2='#b99c74', trim='#d3c8b3', roof=CLAY_PALE, entry='#5d3a26', metal='#2f2924', lamps='lantern', number='4105', upper_in=2.4),
        door=dict(style='short', color='#d2cabb', windows='none'), new_door=dict(style='short', color='#cfc8b8', windows='top'), fresh=dict(style='short', color='#d6cfc1', windows='top', muntin=(2, 1)),
        old='#b59f7b', more=[dict(x=4.35, W=2.44)], drive=dict(kind='concrete', color='#8a8376'), left='lawn', right='mulch', fence=('wall', 'hedge'), behind=['hills'], hills=dict(hmax=80, y0=400, y1=1200),
        trees=[('queen', -5.2, -3.0, 5.0), ('laurel', 17, 5, 4), ('queen', 16.6, 2.5, 7)], shade=[('queen', -6.6, -8.6, 5.2)], neighbors=('left', 'right'),
        sun=dict(az=224, el=42, dust=.8, cloud=.4), cam=dict(hero=((-3.4, -13.2, 1.6), 3.8, 29, .085)), props=['cart']),
    'calavera-hills': dict(
        seed=111, house=dict(type='contemporary', wall='#a8957a', wall2='#7d7264', metal='#4a4038', cedar=('#7d6a55', '#57483a'), pier='#8d7b66', number=''),
        door=dict(style='flush', color='#5b4a3c', windows='left', frame='#2c2622'), new_door=dict(style='plank', color='#4e463f', windows='none'), fresh=dict(style='fullview', color='#3b332c', frame='#3b332c'),
        old='#b7a283', drive=dict(kind='concrete', color='#857f75'), grade=.13, left='dry', right='dry', fence=('none', 'none'), behind=['hills'], hills=dict(hmax=50, y0=150, base=-3, plug=(-300, 380, 190, 140), colors=('#7d7448', '#978659', '#596138')),
        trees=[('olive', 8.4, -3.6, 3.4), ('oak', 15.5, 8, 6)], shade=[('oak', 9.5, -8.5, 5.5)], neighbors=(), sun=dict(az=308, el=36, dust=.9, cloud=.25),
        cam=dict(hero=((4.6, -13.2, .5), -1.6, 28, .15)), props=[]),
    'bressi-ranch': dict(
        seed=112, house=dict(type='row', wall='#c2b59c', units=['#c2b59c', '#7c8a8c', '#a8846a', '#d0cabd'], unit_finishes=['stucco', 'battens', 'stucco', 'lap'], trim='#d6d2c8', roof=CLAY, metal='#2b2a28', lamps='lantern'),
        door=dict(style='carriage', color='#6a5a48', windows='top', muntin=(2, 2)), more_doors=[dict(style='long', color='#d3cfc4', windows='top'), dict(style='short', color='#5a4032', windows='none'), dict(style='plank', color='#33383b', windows='right')],
        new_door=dict(style='plank', color='#3a3f42', windows='right', frame='#1f1f1e'), fresh=dict(style='long', color='#d3cfc4', windows='top', muntin=(2, 1)), old='#b5a07c', trees=[('olive', 3.1, -.55, 2.0), ('olive', -3.1, -.55, 2.2), ('olive', 9.3, -.5, 2.1)],
        sun=dict(az=300, el=44, dust=.8, cloud=.3), drive=dict(kind='alley'), shade=[('queen', 15.5, -8.5, 6.5)], cam=dict(hero=((9.5, -9.6, 1.6), -1.4, 27, .12), installation=((-2.4, -8.6, 1.5), .4, 30, .07), replacement=((1.4, -10.6, 1.5), 3.1, 28, .05)), props=['pots', 'cart']),
    'aviara': dict(
        seed=113, house=dict(type='spanish', wall='#d0bb98', wall2='#c2a67e', trim='#5d4330', frames='#5d4330', roof=CLAY_BROWN, entry=WALNUT, metal='#221d19', lamps='lantern', veneer='stone', veneer_h=.95, shutters='#4d3a2a', glow=4.0, stop='#4d3a2a'),
        door=dict(style='carriage', wood=WALNUT, color='#6b4329', windows='top', muntin=(3, 2)), new_door=dict(style='carriage', wood=CEDAR, color='#94633d', windows='top', muntin=(2, 2)), fresh=dict(style='carriage', wood=WALNUT, color='#6b4329', windows='top', muntin=(2, 2)),
        old='#a8926e', rust=0.7, more=[dict(x=4.45, W=2.6)], drive=dict(kind='pavers', color=('#8d7560', '#a38a72', '#77624f', '#997f68')), left='succulent', right='mulch', fence=('hedge', 'hedge'),
        trees=[('queen', -5.6, -2.2, 6.2), ('queen', -7.4, 1.5, 8.2), ('queen', 15.8, -1.0, 7.2), ('fan', 20, 18, 13), ('olive', 13.2, -4.2, 3.4)], shade=[('queen', 9.8, -9.0, 5.8)],
        sun=dict(az=308, el=30, dust=1.2, cloud=.35), cam=dict(hero=((-4.8, -13.6, 1.6), 4.2, 29, .09)), props=['pots']),
    'el-camino-real-corridor': dict(
        seed=114, house=dict(type='shop', wall='#c6bda9', wall2='#5b6f73', trim='#8d8880', metal='#33373a', lamps='sconce'),
        door=dict(style='fullview', color='#b9bbb8', frame='#b9bbb8'), new_door=dict(style='rib', color='#c9cac6', windows=[(3, 1), (3, 2)]), fresh=dict(style='fullview', color='#3b3f42', frame='#3b3f42'),
        old='#a9a08a', W=3.05, H=3.05, more=[dict(x=4.6, W=3.05, H=3.05, door=dict(style='roll', color='#8f9698'))], drive=dict(kind='lot'), trees=[('queen', -7.5, 2, 8), ('laurel', 17, 3, 4), ('fan', 6, 24, 15), ('fan', -12, 18, 12)], shade=[('queen', -8.6, -9.0, 6.0)],
        sun=dict(az=226, el=40, dust=.8, cloud=.35), cam=dict(hero=((-5.6, -12.2, 1.6), 4.2, 28, .11), replacement=((.4, -10.2, 1.5), 2.3, 29, .09), installation=((2.6, -9.4, 1.5), -.2, 30, .10)), props=['cart']),
}

AREAS = [name for name in ROWS if name not in ('base', 'home', 'about', 'contact', 'services', 'emergency')]

#: The replacement picture of the service itself stands on an ordinary ranch front, not on the base row's.
REPLACEMENT_BASE = dict(
    seed=71, house=dict(type='ranch', finish='lap', wall='#a9aca4', trim='#d8d5cc', roof=SHINGLE_GRAY, entry='#7d3324', metal='#2c2a27', lamps='lantern', trimw=.11, chimney=False),
    old='#ab966d', fresh=dict(style='carriage', color='#33424a', windows='top', muntin=(2, 2)), drive=dict(kind='concrete', color='#857f75'), left='lawn', right='cottage', fence=('hedge', 'hedge'),
    trees=[('laurel', -8, 5, 4), ('fan', 14, 26, 13)], shade=[('queen', -6.2, -7.2, 4.6)], neighbors=('left',), sun=dict(az=206, el=36, dust=.7, cloud=.3), props=['cart'])

#: Heroes that are not an area's.
HEROES = {'hero-home': 'home', 'hero-home-tall': 'home', 'hero-about': 'about', 'hero-contact': 'contact', 'hero-services': 'services', 'hero-emergency': 'emergency'}

SERVICES = {
    'garage-door-springs-repair': 'springs', 'garage-door-opener-repair': 'opener', 'garage-door-maintenance': 'maintenance', 'garage-door-cable-repair': 'cable',
    'new-garage-door-installation': 'front', 'garage-door-replacement': 'front',
}


def pictures():
    """All pictures, the most visible first: name -> (scene, row, kind)."""
    out = {}
    out['hero-home'] = ('front', 'home', 'hero')
    out['hero-home-tall'] = ('front', 'home', 'tall')
    for service, scene in SERVICES.items():
        kind = {'new-garage-door-installation': 'installation', 'garage-door-replacement': 'replacement'}.get(service, 'detail')
        out[service] = (scene, 'base', kind)
    out['hero-emergency'] = ('front', 'emergency', 'hero')
    for name in ('hero-services', 'hero-about', 'hero-contact'):
        out[name] = ('front', HEROES[name], 'hero')
    out['hero-service-areas'] = ('town', 'base', 'hero')
    for area in AREAS:
        out[f'hero-{area}'] = ('front', area, 'hero')
    for service, scene in SERVICES.items():
        kind = out[service][2]
        for area in AREAS:
            out[f'{service}-in-{area}'] = (scene, area, kind)
    return out
