"""
Writes the ten digits of Commissioner, all of one width, as a small variable font. The family has no tabular figures,
which sums of money need, and no package for JavaScript changes variable fonts. Run when the font's package has changed:

    apt install python3-fonttools python3-brotli
    python3 src/build/figures.py

Commissioner is licensed under the SIL Open Font License 1.1, which allows changes under the same licence.
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.iup import iup_delta
from fontTools.varLib.models import VariationModel, supportScalar

SOURCE = "node_modules/@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2"
TARGET = "src/browser/commissioner-figures-latin-wght-normal.woff2"
DIGITS = range(ord("0"), ord("9") + 1)
# Where the font's masters stand on the axis of weights: thin, the middle of the digits, black.
MASTERS = [{}, {"wght": 0.4578857421875}, {"wght": 1.0}]
# As wide as this digit: most are, and the zero, which is wider, has room to spare.
WIDTH_OF = "six"


def digits_of(path):
    """The font with nothing in it but the digits, and whose it is: its licence asks for that."""
    font = TTFont(path)
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=DIGITS)
    subsetter.subset(font)
    for table in ("HVAR", "MVAR", "GDEF", "GPOS", "GSUB", "STAT", "gasp", "prep"):
        if table in font:
            del font[table]
    return font


def drawn(font, name, place):
    """The points of a digit at a place of the axis, with the four beyond them that tell how wide and high it is."""
    coordinates, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
    points = [(x, y) for x, y in coordinates]
    for variation in font["gvar"].variations[name]:
        share = supportScalar(place, variation.axes)
        deltas = iup_delta(variation.coordinates, list(coordinates), control.endPts)
        points = [(x + share * dx, y + share * dy) for (x, y), (dx, dy) in zip(points, deltas)]
    return points


def width_of(points):
    return points[-3][0] - points[-4][0]


def centred(points, width):
    """The same digit in the middle of so much room."""
    by = (width - width_of(points)) / 2 - points[-4][0]
    outline = [(round(x + by), round(y)) for x, y in points[:-4]]
    return GlyphCoordinates(outline + [(0, 0), (width, 0), (0, 0), (0, 0)])


def main():
    font = digits_of(SOURCE)
    names = [font.getBestCmap()[code] for code in DIGITS]
    widths = [round(width_of(drawn(font, WIDTH_OF, place))) for place in MASTERS]
    model = VariationModel(MASTERS, axisOrder=["wght"])
    moved = {
        name: model.getDeltasAndSupports(
            [centred(drawn(font, name, place), width) for place, width in zip(MASTERS, widths)]
        )
        for name in names
    }
    for name, (deltas, supports) in moved.items():
        glyph = font["glyf"][name]
        glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in list(deltas[0])[:-4]])
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (widths[0], glyph.xMin)
        font["gvar"].variations[name] = [
            TupleVariation(support, [(round(x), round(y)) for x, y in delta])
            for support, delta in zip(supports[1:], deltas[1:])
        ]
    font.flavor = "woff2"
    font.save(TARGET)


main()
