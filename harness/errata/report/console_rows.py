"""Print fields of two results beside each other, with the words in which they differ."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from errata.compare.sides import Row
from errata.report.console_page import Page, folded
from errata.text.differences import shorten

__all__ = ["print_rows"]

_FIELD_LIMIT, _FIELD_LIMIT_VERBOSE = 600, 6000
_GAP = 2


def print_rows(page: Page, rows: Sequence[Row], headers: tuple[str, str]) -> None:
    """Print both sides beside each other under their headers; what is alike is quiet."""
    limit = _FIELD_LIMIT_VERBOSE if page.verbose else _FIELD_LIMIT
    lines = [_row_texts(page, row, limit) for row in rows]
    name_width = max(name.cell_len for name, _, _ in lines)
    half = max(12, (page.width - 2 - name_width - 2 * _GAP) // 2)
    table = Table(box=None, padding=(0, _GAP, 0, 0), pad_edge=False)
    table.add_column("", width=name_width, no_wrap=True)
    widths = []
    for index, header in enumerate(headers, start=1):
        longest = max(_longest_line(line[index]) for line in lines)
        widths.append(min(half, max(longest, len(header))))
        table.add_column(page.text(header, "bold"), width=widths[-1])
    for name, *sides in lines:
        table.add_row(
            name, *(folded(text, width) for text, width in zip(sides, widths, strict=True))
        )
    page.block(Padding(table, (0, 0, 0, 2)))


def _longest_line(text: Text) -> int:
    return max(map(cell_len, text.plain.split("\n")))


def _row_texts(page: Page, row: Row, limit: int) -> tuple[Text, Text, Text]:
    """Make the three texts of a row; both sources are named where they disagree."""
    style = "" if row.differs else "dim"
    mark = page.signs.changed if row.differs else " " * cell_len(page.signs.changed)
    name = page.text(f"{mark} {row.name}", "bold" if row.differs else "dim")
    known = []
    for said in row.before:
        source = page.text(f"{said.source}: ", "dim") if len(row.before) > 1 else Text()
        nothing = page.text(page.signs.nothing)
        words = page.pieces(shorten(said.pieces, limit), "before") if said.pieces else nothing
        known.append(source + words)
    before = Text("\n", overflow="fold").join(known)
    now = page.pieces(shorten(row.now, limit), "now") if row.now else page.text(page.signs.nothing)
    for text in (before, now):
        text.stylize_before(style)
    return name, before, now
