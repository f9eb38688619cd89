"""A terminal: what it can show, how text is folded to its width, and the matrix of a run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import singledispatchmethod

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table as RichTable
from rich.text import Text

from errata.compare.behaviour import Row
from errata.compare.judge import Status
from errata.model.verdict import Verdict, word_of
from errata.report import document as doc
from errata.report.matrix import SEVERAL, CellView, MatrixRow, MatrixView, legend_of
from errata.text.differences import BEFORE_MARKS, NOW_MARKS, Piece, marked, shorten
from errata.text.printable import ascii_only, cut, cut_lines, tail, visible, visible_lines

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

    def sign(self, sign: doc.Sign) -> str:
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
        table = RichTable(box=None, padding=(0, _GAP, 0, 0), pad_edge=False, show_edge=False)
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
    sign = screen.sign(doc.sign_of(cell.status, cell.verdict))
    if cell.ditto and not first:
        return f"{sign} {screen.sign(doc.Sign.DITTO)}"
    more = f" x{len(cell.ids)}" if len(cell.ids) > 1 else ""
    return f"{sign} {word_of(cell.verdict)}{more}"


def _cell_text(screen: Screen, cell: CellView | None, *, first: bool) -> Text:
    if cell is None:
        return Text()
    text = screen.text(
        _cell_words(screen, cell, first=first), doc.tone_of(cell.status, cell.verdict)
    )
    if cell.status is Status.AS_EXPECTED and cell.verdict in _CALLED_FOR:
        text.stylize("not dim green", 0, len(screen.sign(doc.Sign.AS_EXPECTED)))
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


_STEP = 2  # columns that what belongs to an item or a section is indented
_NARROWEST = 12
_LOUD = (doc.Tone.NEW, doc.Tone.GOOD, doc.Tone.CHANGED, doc.Tone.BAD, doc.Tone.TROUBLE)
_DIFF_STYLES = {"+": "green", "-": "red", "@": "cyan"}


def print_document(
    document: doc.Document, console: Console, *, verbose: bool = False, quiet: bool = False
) -> None:
    """Print a whole document, its summary last.

    `verbose` names everything, adds what is folded away, and cuts long texts later. `quiet` leaves
    out what has no tone of its own: all but changes, failures and the summary.
    """
    writer = _Writer(Screen(console=console, verbose=verbose))
    if quiet:
        loud = tuple(section for section in document.sections if section.tone in _LOUD)
        document = replace(document, head=(), sections=loud, has_screen_title=False)
    if document.has_screen_title:
        writer.title(document)
    writer.blocks(document.head, indent=0)
    writer.gap()
    for section in document.sections:
        writer.section(section)
    writer.closing(document)


def print_blocks(blocks: Sequence[doc.Block], console: Console, *, verbose: bool = False) -> None:
    """Print a few blocks that are no document of their own."""
    _Writer(Screen(console=console, verbose=verbose)).blocks(blocks, indent=0)


class _Writer:
    """Prints blocks one after the other, with single blank lines where `gap` asks for one."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._limits = doc.VERBOSE if screen.verbose else doc.SCREEN
        self._gap_before_next = False
        self._has_printed = False

    def title(self, document: doc.Document) -> None:
        first, *rest = doc.spans_of(document.title, doc.Tone.STRONG)
        if not first.is_name:
            first = doc.Span(first.text[:1].upper() + first.text[1:], first.tone)
        self._line(self._joined((first, *rest), doc.Tone.STRONG))
        self.gap()

    def section(self, section: doc.Section) -> None:
        if (section.is_detail or section.is_long) and not self._screen.verbose:
            return
        self.gap()
        if section.title:
            count = [] if section.count is None else [self._text(f" ({section.count:,})", "dim")]
            title = self._joined(doc.spans_of(section.title, section.tone), section.tone)
            self._line(title, *count)
            if any(isinstance(block, (doc.Item, doc.Matrix)) for block in section.blocks):
                self.gap()
        for block in section.blocks:
            is_wide = isinstance(block, (doc.Item, doc.Matrix))
            self._block(block, 0 if is_wide or not section.title else _STEP)
        self.gap()

    def closing(self, document: doc.Document) -> None:
        self.gap()
        for note in document.notes:
            sign = self._screen.sign(doc.Sign.INFRA)
            self._paragraph(self._text(f"{sign} {visible(note)}", doc.Tone.WARNING), 0)
        if not document.summary:
            return
        summary = self._screen.separator.join(map(visible, document.summary))
        words = self._text(summary, doc.Tone.STRONG)
        if document.sign is not None:
            words = Text.assemble(
                self._text(f"{self._screen.sign(document.sign)} ", document.tone), words
            )
        self._paragraph(words, 0)

    def blocks(self, blocks: Iterable[doc.Block], indent: int) -> None:
        for block in blocks:
            self._block(block, indent)

    @singledispatchmethod
    def _block(self, block: doc.Block, indent: int) -> None:
        raise TypeError(f"{type(block).__name__} is no block of a document")

    @_block.register
    def _words(self, block: doc.Words, indent: int) -> None:
        text = self._joined(doc.spans_of(block.parts, block.tone))
        if block.is_folded:
            self._paragraph(text, indent)
        else:
            self._line(" " * indent, text)

    @_block.register
    def _matrix(self, block: doc.Matrix, indent: int) -> None:
        for view in block.views:
            print_matrix(self._printing(), view)
            self.gap()
        print_legend(self._printing(), block.views)

    @_block.register
    def _fold(self, block: doc.Fold, indent: int) -> None:
        if self._screen.verbose:
            self.blocks(block.blocks, indent + _STEP)

    @_block.register
    def _item(self, item: doc.Item, indent: int) -> None:
        if not item.is_brief:
            self.gap()
        kind = f" {item.kind} " if item.kind else ""
        head = f"{' ' * indent}{self._screen.sign(item.sign)}{kind} "
        if item.trials:
            shown = item.trials[: self._limits.names]
            for number, trial in enumerate(shown):
                lead = self._text(head, item.tone) if not number else " " * cell_len(head)
                self._line(lead, self._text(visible(trial), doc.Tone.STRONG))
            self._more(len(item.trials) - len(shown), cell_len(head))
        else:
            places = f"  {', '.join(map(visible, item.places))}" if item.places else ""
            case = self._text(visible(item.case), doc.Tone.STRONG)
            self._line(self._text(head, item.tone), case, self._text(places))
        self.blocks(item.blocks, indent + (2 * _STEP if item.is_brief else _STEP))
        if not item.is_brief:
            self.gap()

    @_block.register
    def _quote(self, quote: doc.Quote, indent: int) -> None:
        shown = quote.texts[: self._limits.names]
        for text in shown:
            self._paragraph(self._text(self._kept(text, quote.keep), quote.tone), indent)
        self._more(len(quote.texts) - len(shown), indent)

    def _kept(self, text: str, keep: doc.Keep) -> str:
        limits = self._limits
        if keep is doc.Keep.SENTENCE:
            return cut(visible(text), limits.sentence)
        lines = visible_lines(text.strip("\n"))
        if keep is doc.Keep.END:
            return tail(lines, limits.end_lines, limits.end)
        return cut_lines(lines, limits.lines, limits.width)

    @_block.register
    def _names(self, block: doc.Names, indent: int) -> None:
        shown = block.names[: self._limits.names]
        for name in shown:
            self._line(self._text(f"{' ' * (indent + _STEP)}{visible(name)}"))
        self._more(len(block.names) - len(shown), indent + _STEP)

    def _more(self, left: int, indent: int) -> None:
        if left > 0:
            self._line(self._text(f"{' ' * indent}and {left:,} more (-v)", doc.Tone.QUIET))

    @_block.register
    def _facts(self, facts: doc.Facts, indent: int) -> None:
        """Print values next to their labels; further lines begin where the first one does."""
        width = max(cell_len(label) for label, _ in facts.rows)
        for label, value in facts.rows:
            span = value if isinstance(value, doc.Span) else doc.Span(value)
            lead = indent + width + _GAP
            text = self._text(cut(visible(span.text), self._limits.side), span.tone)
            room = max(self._screen.width - lead, _NARROWEST)
            for number, line in enumerate(folded(text, room).split("\n", allow_blank=True)):
                start = f"{' ' * indent}{label:<{width + _GAP}}" if not number else " " * lead
                self._line(self._text(start, doc.Tone.QUIET), line)

    @_block.register
    def _commands(self, commands: doc.Commands, indent: int) -> None:
        """Print commands whole, however long they are, so that they can be copied."""
        self.gap()
        width = max(len(label) for label, _ in commands.rows) + 1
        for label, command in commands.rows:
            lead = f"{' ' * indent}{label + ':':<{width}} "
            self._line(self._text(lead, doc.Tone.QUIET), self._text(visible(command)))

    @_block.register
    def _table(self, table: doc.Table, indent: int) -> None:
        grid = RichTable(box=None, padding=(0, _GAP, 0, 0), pad_edge=False)
        nothing = self._text(self._screen.sign(doc.Sign.NOTHING))
        rows = [[self._joined(doc.spans_of(cell)) for cell in row] for row in table.rows]
        for index, header in enumerate(table.headers):
            # A column of short words stays whole: what is too wide is broken between words.
            column = [row[index] for row in rows]
            widest = max((cell.cell_len for cell in column), default=0)
            short = widest <= self._screen.width // 3 and not any(
                " " in cell.plain.strip() for cell in column
            )
            grid.add_column(self._text(header, doc.Tone.QUIET), overflow="fold", no_wrap=short)
        for row in rows:
            grid.add_row(*(cell if cell.plain else nothing for cell in row))
        self._printing().block(Padding(grid, (0, 0, 0, indent)))
        self.gap()

    @_block.register
    def _diff(self, diff: doc.Diff, indent: int) -> None:
        """Print the lines that differ; the terminal breaks long ones."""
        self.gap()
        for line in diff.lines:
            style = "bold" if line.startswith(("---", "+++")) else _DIFF_STYLES.get(line[:1], "")
            self._line(self._text(visible(line), style))
        self.gap()

    @_block.register
    def _sides(self, sides: doc.Sides, indent: int) -> None:
        """Print both sides next to each other under their headers; what is alike is quiet."""
        if not sides.rows:
            return
        self.gap()
        lines = [self._side_texts(row) for row in sides.rows]
        name_width = max(name.cell_len for name, _, _ in lines)
        half = max(_NARROWEST, (self._screen.width - indent - name_width - 2 * _GAP) // 2)
        table = RichTable(box=None, padding=(0, _GAP, 0, 0), pad_edge=False)
        table.add_column("", width=name_width, no_wrap=True)
        widths = []
        for index, header in enumerate(map(visible, sides.headers), start=1):
            longest = max(max(map(cell_len, line[index].plain.split("\n"))) for line in lines)
            widths.append(min(half, max(longest, len(header))))
            table.add_column(self._text(header, doc.Tone.STRONG), width=widths[-1])
        for name, *both in lines:
            texts = (folded(text, width) for text, width in zip(both, widths, strict=True))
            table.add_row(name, *texts)
        self._printing().block(Padding(table, (0, 0, 0, indent)))
        self.gap()

    def _side_texts(self, row: Row) -> tuple[Text, Text, Text]:
        """Make the three texts of a row; both sources are named where they disagree."""
        screen, limit = self._screen, self._limits.side
        changed, nothing = (
            self._screen.sign(doc.Sign.CHANGED),
            self._text(self._screen.sign(doc.Sign.NOTHING)),
        )
        mark = changed if row.differs else " " * cell_len(changed)
        name = self._text(f"{mark} {row.name}", doc.Tone.STRONG if row.differs else doc.Tone.QUIET)
        known = []
        for side in row.before:
            source = self._text(f"{side.source}: ", "dim") if len(row.before) > 1 else Text()
            words = screen.pieces(shorten(side.pieces, limit), "before") if side.pieces else nothing
            known.append(source + words)
        before = Text("\n", overflow="fold").join(known)
        now = screen.pieces(shorten(row.now, limit), "now") if row.now else nothing.copy()
        for text in (before, now):
            text.stylize_before("" if row.differs else "dim")
        return name, before, now

    def gap(self) -> None:
        """Ask for one blank line before whatever is printed next."""
        self._gap_before_next = self._has_printed

    def _printing(self) -> Screen:
        if self._gap_before_next:
            self._screen.line()
        self._gap_before_next = False
        self._has_printed = True
        return self._screen

    def _line(self, *parts: Text | str) -> None:
        self._printing().line(*(Text(p) if isinstance(p, str) else p for p in parts))

    def _paragraph(self, text: Text, indent: int) -> None:
        self._printing().paragraph(text, indent)

    def _text(self, text: str, style: str = "") -> Text:
        return self._screen.text(text, style)

    def _joined(self, spans: Iterable[doc.Span], name_tone: str = "") -> Text:
        """Join spans to one text; a name without a tone takes `name_tone`."""
        parts = (
            self._text(visible(s.text), s.tone or (name_tone if s.is_name else "")) for s in spans
        )
        return Text("", overflow="fold").join(parts)
