"""Print the matrix of cases by releases, in as many chunks of columns as the width asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from errata.compare.findings import Status
from errata.model.verdict import Verdict
from errata.report.console_page import Page, folded
from errata.report.document import Sign, sign_of, tone_of
from errata.report.matrix import SEVERAL, CellView, MatrixRow, MatrixView, legend_of

__all__ = ["print_legend", "print_matrix"]

_GAP = 2
_NARROWEST_LABEL = 8
# Room that labels must leave for one column: the longest verdict, its sign and a gap.
_ONE_COLUMN = 17


def print_matrix(page: Page, matrix: MatrixView) -> None:
    """Print one framework's matrix; where it is split, every chunk repeats the cases."""
    labels = [_label(page, row) for row in matrix.rows]
    longest = max((label.cell_len for label in labels), default=0)
    room = max(_NARROWEST_LABEL, page.width - _ONE_COLUMN)
    label_width = max(cell_len(matrix.framework), min(longest, room))
    chunks = list(_chunks(page, matrix, page.width - label_width))
    continued = f"{matrix.framework}, continued"
    if len(chunks) > 1 and label_width < cell_len(continued) <= room:
        label_width = cell_len(continued)
        chunks = list(_chunks(page, matrix, page.width - label_width))
    for start, end in chunks:
        if start:
            page.line()
        table = Table(box=None, padding=(0, _GAP, 0, 0), pad_edge=False, show_edge=False)
        fits = cell_len(continued) <= label_width
        title = continued if start > 0 and fits else matrix.framework
        table.add_column(page.text(title, "bold"), width=label_width)
        for column in range(start, end):
            width = _column_width(page, matrix, column, first=column == start)
            header = page.text(matrix.releases[column], "bold")
            table.add_column(header, width=width, no_wrap=True)
        for label, row in zip(labels, matrix.rows, strict=True):
            cells = row.cells[start:end]
            if any(cells):
                texts = (_cell_text(page, cell, first=i == 0) for i, cell in enumerate(cells))
                table.add_row(folded(label, label_width, after="-_/:,"), *texts)
        page.block(table)


def print_legend(page: Page, matrices: Sequence[MatrixView]) -> None:
    """Explain the signs that occur, and no others."""
    signs, has_several = legend_of(matrices)
    words = [f"{page.sign(sign)} {meaning}" for sign, meaning in signs]
    words += [SEVERAL] if has_several else []
    page.items(words, "dim")


def _label(page: Page, row: MatrixRow) -> Text:
    style = "" if row.is_quiet else "bold"
    label = page.text(row.slug, style)
    if row.suffix:
        label.append_text(page.text(f":{row.suffix}", style or "dim"))
    return label


def _cell_words(page: Page, cell: CellView, *, first: bool) -> str:
    """Write a cell; the first of a chunk is spelled out even where it repeats."""
    sign = page.sign(sign_of(cell.status, cell.verdict))
    if cell.ditto and not first:
        return f"{sign} {page.sign(Sign.DITTO)}"
    more = f" x{len(cell.ids)}" if len(cell.ids) > 1 else ""
    return f"{sign} {cell.verdict}{more}"


def _cell_text(page: Page, cell: CellView | None, *, first: bool) -> Text:
    if cell is None:
        return Text()
    text = page.text(_cell_words(page, cell, first=first), tone_of(cell.status, cell.verdict))
    if cell.status is Status.AS_EXPECTED and cell.verdict in (Verdict.REPRODUCES, Verdict.HEALED):
        text.stylize("not dim green", 0, len(page.sign(Sign.AS_EXPECTED)))
    return text


def _column_width(page: Page, matrix: MatrixView, column: int, *, first: bool) -> int:
    cells = [row.cells[column] for row in matrix.rows]
    words = [_cell_words(page, cell, first=first) for cell in cells if cell is not None]
    return max(map(cell_len, [matrix.releases[column], *words]))


def _chunks(page: Page, matrix: MatrixView, room: int) -> Iterator[tuple[int, int]]:
    """Split the columns so that each chunk fits into `room`; at least one column each."""
    start = 0
    used = 0
    for column in range(len(matrix.releases)):
        width = _GAP + _column_width(page, matrix, column, first=column == start)
        if used and used + width > room:
            yield start, column
            start = column
            used = 0
            width = _GAP + _column_width(page, matrix, column, first=True)
        used += width
    yield start, len(matrix.releases)
