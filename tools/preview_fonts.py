"""The fonts of link previews: the client's, at one weight each, as TrueType, which the renderer reads.

Needs fonttools and brotli, which nothing else does: `uv run --with fonttools --with brotli tools/preview_fonts.py`.
"""

from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client/public/fonts"
SERVER = ROOT / "src/yamen/server/previews/fonts"
FONTS = {"alegreya": ("Yamen Display", 800), "source-sans-3": ("Yamen Text", 500)}
"""The files, the names by which pictures ask for them, and the weight."""
FAMILY, SUBFAMILY, FULL, TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_SUBFAMILY = 1, 2, 4, 16, 17


def main() -> None:
    for file, (name, weight) in FONTS.items():
        parts = [_instance(CLIENT / f"{file}-{part}-wght-normal.woff2", weight) for part in ("latin", "latin-ext")]
        font = Merger().merge(parts)
        for record in (SUBFAMILY, TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_SUBFAMILY):
            font["name"].removeNames(record)
        for record in (FAMILY, FULL):
            font["name"].removeNames(record)
            font["name"].setName(name, record, 3, 1, 0x409)
        font["name"].setName("Regular", SUBFAMILY, 3, 1, 0x409)
        font["OS/2"].usWeightClass = 400
        font.save(SERVER / f"{file}.ttf")


def _instance(path: Path, weight: int) -> BytesIO:
    font = instantiateVariableFont(TTFont(path), {"wght": weight})
    font.flavor = None
    _use_lining_figures(font)
    for table in ("GSUB", "STAT", "DSIG"):  # what the two parts name differently, and the pictures don't use
        if table in font:
            del font[table]
    written = BytesIO()
    font.save(written)
    written.seek(0)
    return written


def _use_lining_figures(font: TTFont) -> None:
    """Figures as tall as capitals and all of one width, where the font has others by default."""
    layout = font["GSUB"].table
    for tag in ("lnum", "tnum"):
        features = [record.Feature for record in layout.FeatureList.FeatureRecord if record.FeatureTag == tag]
        lookups = {at for feature in features for at in feature.LookupListIndex}
        tables = [table for at in lookups for table in layout.LookupList.Lookup[at].SubTable]
        for swap in [getattr(table, "ExtSubTable", table).mapping for table in tables]:
            for codes in [table.cmap for table in font["cmap"].tables]:
                codes.update({code: swap[name] for code, name in codes.items() if name in swap})


if __name__ == "__main__":
    main()
