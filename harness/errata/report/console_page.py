"""The page that the console report is printed on: what it can show, its signs and styles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.text import Text

from errata.report.document import Sign
from errata.text.differences import BEFORE_MARKS, NOW_MARKS, Piece, marked
from errata.text.printable import ascii_only

__all__ = ["Page", "Signs", "folded"]


@dataclass(frozen=True, kw_only=True)
class Signs:
    """The signs of the report, in one character set."""

    as_expected: str = "✔"
    new: str = "•"
    changed: str = "≠"
    fix_fails: str = "✘"
    unavailable: str = "·"
    infra: str = "!"
    ditto: str = "″"
    nothing: str = "—"
    separator: str = " · "


_ASCII = Signs(
    as_expected="ok",
    new="*",
    changed="!=",
    fix_fails="XX",
    unavailable="-",
    ditto='"',
    nothing="-",
    separator="; ",
)

_MARKS = {"before": BEFORE_MARKS, "now": NOW_MARKS}
_PIECE_STYLES = {"before": "bold red", "now": "bold green"}


@dataclass(frozen=True, kw_only=True)
class Page:
    """One console with what it can show; every text that is printed goes through it.

    Text is never read as rich markup: strings become `Text`. Where colour cannot tell what
    differs, marks do, except where all of a text differs: then its row says so.
    """

    console: Console
    verbose: bool = False
    signs: Signs = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "signs", _ASCII if self.is_ascii else Signs())

    @property
    def is_ascii(self) -> bool:
        """Whether the output's encoding cannot hold every character."""
        return not self.console.encoding.startswith("utf")

    @property
    def has_colour(self) -> bool:
        """Whether differences may be told by colour alone."""
        return self.console.color_system is not None and not self.console.no_color

    @property
    def width(self) -> int:
        """The width in columns; one is left free, for rich 13 shrinks tables that fit exactly."""
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
