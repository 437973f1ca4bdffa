"""Cuts the two typefaces to the characters and weights that the site sets, and to the widths of Arial.

A page shows Arial until the typefaces are there. So that nothing moves when they come, every letter takes the same room in
both, as in Liberation Sans: both typefaces have an axis of widths, from which each letter gets its own. Kerning and the
height of a line are Arial's, too. Android has Roboto in place of Arial: the feature RBTO gives the letters its widths.

The results are committed. Run it again after using a new character or weight; then `npm run draw`. Needs `pip install fonttools brotli` and
`npm install --no-save @fontsource-variable/bricolage-grotesque@5.3.0 @fontsource-variable/instrument-sans@5.3.0`.
"""
import shutil

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

CHARACTERS = [*map(chr, range(32, 127)), *'\u00a0’‘“”–—…·•©®™×éñ°']
# Arial's widths in units of its em: with another em they would be rounded.
EM = 2048
# How much a letter is stretched or squeezed beyond the axis of widths before the rest is left as room around it.
STRETCHED, SQUEEZED = 1.06, 0.9
# Where more of the room around a sign goes to the side away from the word it belongs to.
OPENING, CLOSING = '“‘([{$', '.,:;!)]}”'
# Far narrower than Arial's: stretched more, and in the middle of its room, so that no gap seems to follow it.
NARROW = {'?': 1.2}

PACKAGES = 'node_modules/@fontsource-variable'
# Arimo has Arial's widths and kerning.
ARIAL = 'node_modules/@expo-google-fonts/arimo/{0}/Arimo_{0}.ttf'
ROBOTO = 'node_modules/@expo-google-fonts/roboto/{0}/Roboto_{0}.ttf'
TARGETS = 'app/styles/typefaces'

# Target, family, weight, other axes, and what is shown in its place.
CUTS = [
    ('bricolage-grotesque', 'Bricolage Grotesque', 700, {'opsz': 14}, '700Bold', '700Bold'),
    ('instrument-sans', 'Instrument Sans', 400, {}, '400Regular', '400Regular'),
    ('instrument-sans-semibold', 'Instrument Sans', 600, {}, '700Bold', '600SemiBold'),
]


def characters(font):
    """The name of the glyph of each character that the site sets and the font has."""
    names = font.getBestCmap()
    return {character: names[ord(character)] for character in CHARACTERS if ord(character) in names}


def widths(font):
    """How wide each character is, in thousandths of EM."""
    return {
        character: round(font['hmtx'][name][0] * EM / font['head'].unitsPerEm)
        for character, name in characters(font).items()
    }


def pairs(font):
    """How much wider or narrower two characters are together than alone, by kerning or as a ligature."""
    names = characters(font)
    kerning, ligatures = lookups(font, 'GPOS', 'kern'), lookups(font, 'GSUB', 'liga')
    found = {}
    for first, first_name in names.items():
        for second, second_name in names.items():
            value = sum(next(values(lookup, first_name, second_name), 0) for lookup in kerning)
            for table in (table for lookup in ligatures for table in lookup.SubTable):
                for ligature in table.ligatures.get(first_name, []):
                    if ligature.Component == [second_name]:
                        wide = [font['hmtx'][name][0] for name in (ligature.LigGlyph, first_name, second_name)]
                        value = wide[0] - wide[1] - wide[2]
            if value:
                found[first, second] = round(value * EM / font['head'].unitsPerEm)
    return found


def lookups(font, table, feature):
    """What a feature of a font does, in its order."""
    if table not in font:
        return []
    records = font[table].table.FeatureList.FeatureRecord
    indices = {index for record in records if record.FeatureTag == feature for index in record.Feature.LookupListIndex}
    return [font[table].table.LookupList.Lookup[index] for index in sorted(indices)]


def values(lookup, first, second):
    """What the parts of a lookup say of a pair of glyphs; the first counts."""
    for table in lookup.SubTable:
        table = getattr(table, 'ExtSubTable', table)
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            for record in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
                if record.SecondGlyph == second:
                    yield record.Value1.XAdvance
        else:
            record = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            value = record.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
            yield getattr(value, 'XAdvance', 0) if value else 0


class Letters:
    """The letters of a variable font, in any width."""

    def __init__(self, font, location):
        self.font = font
        self.location = location
        self.scale = EM / font['head'].unitsPerEm

    def at(self, width):
        return self.font.getGlyphSet(location={**self.location, 'wdth': width})

    def drawn(self, name, character, advance):
        """A glyph that is so wide."""
        narrow, wide = (self.at(width)[name].width * self.scale for width in (75, 100))
        # The axis has two ends and nothing in between.
        share = 1 if wide == narrow else min(max((advance - narrow) / (wide - narrow), 0), 1)
        glyphs = self.at(75 + 25 * share)
        natural = glyphs[name].width * self.scale
        stretch = min(max(advance / natural, SQUEEZED), NARROW.get(character, STRETCHED))
        before = 0.75 if character in OPENING else 0.25 if character in CLOSING else 0.5
        shift = (advance - natural * stretch) * before
        outline = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(outline)
        pen = TTGlyphPen(None)
        outline.replay(TransformPen(pen, (self.scale * stretch, 0, 0, self.scale, shift, 0)))
        return pen.glyph()


def cut(target, family, weight, axes, arial, roboto):
    package = family.lower().replace(' ', '-')
    source = TTFont(f'{PACKAGES}/{package}/files/{package}-latin-standard-normal.woff2')
    arial, roboto = TTFont(ARIAL.format(arial)), TTFont(ROBOTO.format(roboto))
    letters = Letters(source, {'wght': weight, **axes})
    names = characters(source)
    room = widths(arial)

    glyphs = {'.notdef': TTGlyphPen(None).glyph()}
    for character, name in names.items():
        glyphs[name] = letters.drawn(name, character, room[character])

    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder([*glyphs])
    builder.setupCharacterMap({ord(character): name for character, name in names.items()})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({
        name: (room[character], getattr(builder.font['glyf'][name], 'xMin', 0))
        for character, name in [('\u00a0', '.notdef'), *names.items()]
    })
    line = arial['hhea']
    builder.setupHorizontalHeader(ascent=line.ascent, descent=line.descent, lineGap=line.lineGap)
    height = letters.scale
    builder.setupOS2(
        usWeightClass=weight,
        sTypoAscender=line.ascent, sTypoDescender=line.descent, sTypoLineGap=line.lineGap,
        usWinAscent=line.ascent, usWinDescent=-line.descent,
        sxHeight=round(source['OS/2'].sxHeight * height), sCapHeight=round(source['OS/2'].sCapHeight * height),
    )
    builder.setupNameTable({'familyName': family, 'styleName': str(weight)})
    builder.setupPost(keepGlyphNames=False)
    addOpenTypeFeaturesFromString(builder.font, features(names, arial, roboto))
    builder.font.flavor = 'woff2'
    builder.font.save(f'{TARGETS}/{target}.woff2')
    shutil.copyfile(f'{PACKAGES}/{package}/LICENSE', f'{TARGETS}/{target}.license.txt')


def features(names, arial, roboto):
    """Arial's kerning; and what makes the widths and the kerning of Roboto of it."""
    in_arial, in_roboto = widths(arial), widths(roboto)
    other = {character: in_roboto[character] - in_arial[character] for character in names if character in in_roboto}
    kerning, other_kerning = pairs(arial), pairs(roboto)
    changes = {
        pair: other_kerning.get(pair, 0) - kerning.get(pair, 0) for pair in sorted({*kerning, *other_kerning})
    }

    def positions(pairs):
        return ''.join(
            f'pos {names[first]} {names[second]} {value};'
            for (first, second), value in pairs.items() if value and first in names and second in names
        )

    singles = ''.join(f'pos {names[c]} <{wider // 2} 0 {wider} 0>;' for c, wider in other.items() if wider)
    return (
        f'feature kern {{ {positions(kerning)} }} kern;'
        f'feature RBTO {{ lookup widths {{ {singles} }} widths; lookup pairs {{ {positions(changes)} }} pairs; }} RBTO;'
    )


for arguments in CUTS:
    cut(*arguments)
