"""A terminal: what it can show, how text is folded to its width, and the matrix of a run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from errata.compare.judge import Status
from errata.model.verdict import Verdict, word_of
from errata.report.document import Sign, sign_of, tone_of
from errata.report.matrix import SEVERAL, CellView, MatrixRow, MatrixView, legend_of
from errata.text.differences import BEFORE_MARKS, NOW_MARKS, Piece, marked
from errata.text.printable import ascii_only

_MARKS = {"before": BEFORE_MARKS, "now": NOW_MARKS}
_PIECE_STYLES = {"before": "bold red", "now": "bold green"}


@dataclass(frozen=True, kw_only=True)
class Screen:
    """A console and what it can show; every text that is printed goes through it.

    Text is never read as rich markup: strings become `Text`. Without colour,
    marks show what differs, except where all of a text differs: its row shows that.
    """

    console: Console
    verbose: bool = False

    @property
    def is_ascii(self) -> bool:
        """Whether the output's encoding cannot hold every character."""
        return not self.console.encoding.startswith("utf")

    @property
    def has_colour(self) -> bool:
        """Whether colour alone can show differences."""
        return self.console.color_system is not None and not self.console.no_color

    @property
    def separator(self) -> str:
        """What is between the parts of a summary."""
        return "; " if self.is_ascii else " · "

    @property
    def width(self) -> int:
        """The width in columns; one is left free, since rich 13 shrinks tables that fit exactly."""
        return self.console.width - 1

    def text(self, text: str, style: str = "") -> Text:
        """Make a text that this console can show."""
        return Text(ascii_only(text) if self.is_ascii else text, style=style, overflow="fold")

    def pieces(self, pieces: Sequence[Piece], side: str) -> Text:
        """Make a text in which differences stand out; `side` is `before` or `now`."""
        if not self.has_colour:
            whole = all(piece.differs for piece in pieces)
            return self.text(marked(pieces, ("", "") if whole else _MARKS[side]))
        parts = (self.text(p.text, _PIECE_STYLES[side] if p.differs else "") for p in pieces)
        return Text("", overflow="fold").join(parts)

    def sign(self, sign: Sign) -> str:
        """Return a sign as this console can show it."""
        return sign.ascii if self.is_ascii else str(sign)

    def line(self, *parts: Text) -> None:
        """Print one line that is not broken, so that what it names can be copied."""
        whole = Text.assemble(*parts)
        whole.rstrip()
        self.console.print(whole, soft_wrap=True)

    def paragraph(self, text: Text, indent: int) -> None:
        """Print a text folded to the width, every line indented."""
        self.block(Padding(folded(text, self.width - indent), (0, 0, 0, indent)))

    def block(self, renderable: RenderableType) -> None:
        """Print something that spans lines, without the blanks that rich puts at their ends."""
        for line in self.console.render_lines(renderable, pad=False):
            while line and not line[-1].text.strip():
                line.pop()
            if line:
                line[-1] = Segment(line[-1].text.rstrip(), line[-1].style)
            self.console.print(Segments([*line, Segment.line()]), soft_wrap=True, end="")

    def items(self, items: Sequence[str], style: str, gap: int = 3) -> None:
        """Print short items one after the other, broken only between two."""
        lines: list[str] = []
        for item in items:
            if lines and cell_len(lines[-1]) + gap + cell_len(item) <= self.width:
                lines[-1] += " " * gap + item
            else:
                lines.append(item)
        for line in lines:
            self.line(self.text(line, style))


def folded(text: Text, width: int, *, after: str = " ") -> Text:
    """Break a text into lines of at most `width` columns, after one of `after` where possible.

    Done here because releases of rich differ in where they break.
    """
    breaks: list[int] = []
    start = place = used = 0
    for index, character in enumerate(text.plain):
        size = cell_len(character)
        if character == "\n":
            start = place = index + 1
            used = 0
            continue
        while used + size > width and character != " " and start < index:
            start = place if place > start else index
            breaks.append(start)
            used = cell_len(text.plain[start:index])
        used += size
        if character in after:
            place = index + 1
    lines = [line for part in text.divide(breaks) for line in part.split("\n", allow_blank=True)]
    for line in lines:
        line.rstrip()
    return Text("\n", overflow="fold").join(lines)


# The matrix of cases by releases ----------------------------------------------------------

_GAP = 2
_NARROWEST_LABEL = 8
# Room that labels must leave for one column: the longest verdict, its sign and a gap.
_ONE_COLUMN = 17


def print_matrix(screen: Screen, matrix: MatrixView) -> None:
    """Print one framework's matrix; where it is split, every chunk repeats the cases."""
    labels = [_label(screen, row) for row in matrix.rows]
    longest = max((label.cell_len for label in labels), default=0)
    room = max(_NARROWEST_LABEL, screen.width - _ONE_COLUMN)
    label_width = max(cell_len(matrix.framework), min(longest, room))
    chunks = list(_chunks(screen, matrix, screen.width - label_width))
    continued = f"{matrix.framework}, continued"
    if len(chunks) > 1 and label_width < cell_len(continued) <= room:
        label_width = cell_len(continued)
        chunks = list(_chunks(screen, matrix, screen.width - label_width))
    for start, end in chunks:
        if start:
            screen.line()
        table = Table(box=None, padding=(0, _GAP, 0, 0), pad_edge=False, show_edge=False)
        fits = cell_len(continued) <= label_width
        title = continued if start > 0 and fits else matrix.framework
        table.add_column(screen.text(title, "bold"), width=label_width)
        for column in range(start, end):
            width = _column_width(screen, matrix, column, first=column == start)
            header = screen.text(matrix.releases[column], "bold")
            table.add_column(header, width=width, no_wrap=True)
        for label, row in zip(labels, matrix.rows, strict=True):
            cells = row.cells[start:end]
            if any(cells):
                texts = (_cell_text(screen, cell, first=i == 0) for i, cell in enumerate(cells))
                table.add_row(folded(label, label_width, after="-_/:,"), *texts)
        screen.block(table)


def print_legend(screen: Screen, matrices: Sequence[MatrixView]) -> None:
    """Explain the signs that occur, and no others."""
    signs, has_several = legend_of(matrices)
    words = [f"{screen.sign(sign)} {meaning}" for sign, meaning in signs]
    words += [SEVERAL] if has_several else []
    screen.items(words, "dim")


def _label(screen: Screen, row: MatrixRow) -> Text:
    style = "" if row.is_quiet else "bold"
    label = screen.text(row.slug, style)
    if row.suffix:
        label.append_text(screen.text(f":{row.suffix}", style or "dim"))
    return label


_CALLED_FOR = (Verdict.REPRODUCES, Verdict.HEALED, Verdict.HOLDS)


def _cell_words(screen: Screen, cell: CellView, *, first: bool) -> str:
    """Write a cell; the first of a chunk is spelled out even where it repeats."""
    sign = screen.sign(sign_of(cell.status, cell.verdict))
    if cell.ditto and not first:
        return f"{sign} {screen.sign(Sign.DITTO)}"
    more = f" x{len(cell.ids)}" if len(cell.ids) > 1 else ""
    return f"{sign} {word_of(cell.verdict)}{more}"


def _cell_text(screen: Screen, cell: CellView | None, *, first: bool) -> Text:
    if cell is None:
        return Text()
    text = screen.text(_cell_words(screen, cell, first=first), tone_of(cell.status, cell.verdict))
    if cell.status is Status.AS_EXPECTED and cell.verdict in _CALLED_FOR:
        text.stylize("not dim green", 0, len(screen.sign(Sign.AS_EXPECTED)))
    return text


def _column_width(screen: Screen, matrix: MatrixView, column: int, *, first: bool) -> int:
    cells = [row.cells[column] for row in matrix.rows]
    words = [_cell_words(screen, cell, first=first) for cell in cells if cell is not None]
    return max(map(cell_len, [matrix.releases[column], *words]))


def _chunks(screen: Screen, matrix: MatrixView, room: int) -> Iterator[tuple[int, int]]:
    """Split the columns so that each chunk fits into `room`; at least one column each."""
    start = 0
    used = 0
    for column in range(len(matrix.releases)):
        width = _GAP + _column_width(screen, matrix, column, first=column == start)
        if used and used + width > room:
            yield start, column
            start = column
            used = 0
            width = _GAP + _column_width(screen, matrix, column, first=True)
        used += width
    yield start, len(matrix.releases)
