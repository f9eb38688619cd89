"""Source code as markup: coloured lines, and two scripts side by side."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, ndiff
from functools import lru_cache
from itertools import zip_longest
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from errata.text.printable import cut, visible

if TYPE_CHECKING:
    from pygments.lexer import Lexer
    from pygments.token import _TokenType

_LINE_LIMIT = 2_000
_MOST_CHARACTERS = 400_000  # beyond this, colours are not worth the time

SourceLine = tuple[tuple[str, str], ...]
"""One line as (class or nothing, text)."""
Span = tuple[int, int]
"""The first character and the one after the last."""


def source_lines(source: str) -> list[str]:
    """Split a source into lines that are safe to show; overlong ones are cut, saying so.

    Nothing is lost: control characters are escaped, tabs become spaces.
    """
    lines = source.replace("\r\n", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    return [visible(cut(line.expandtabs(4), _LINE_LIMIT)) for line in lines]


def highlight(lines: Sequence[str], name: str = "script.py") -> list[SourceLine]:
    """Colour lines of a Python file; those of any other file stay plain."""
    whole = "\n".join(lines)
    if not lines or not name.endswith((".py", ".pyi")) or len(whole) > _MOST_CHARACTERS:
        return [_plain(line) for line in lines]
    coloured: list[list[tuple[str, str]]] = [[]]
    for token, text in _lexer().get_tokens(whole):
        kind = _class(token)
        for number, part in enumerate(text.split("\n")):
            if number:
                coloured.append([])
            line = coloured[-1]
            if line and line[-1][0] == kind:
                line[-1] = (kind, line[-1][1] + part)
            elif part:
                line.append((kind, part))
    done = [tuple(line) for line in coloured]
    # A lexer may change hostile text: then show the lines without colours.
    if ["".join(text for _, text in line) for line in done] != list(lines):
        return [_plain(line) for line in lines]
    return done


def mark_up(line: SourceLine, differing: Sequence[Span] = (), tag: str = "ins") -> Markup:
    """Render one line; characters in the spans, which are in order, are put in `tag` elements."""
    written: list[str] = []
    start = 0
    for kind, text in line:
        for part, differs in _split(text, start, differing) if differing else ((text, False),):
            inside = str(escape(part))
            if kind:
                inside = f'<span class="{kind}">{inside}</span>'
            written.append(f"<{tag}>{inside}</{tag}>" if differs else inside)
        start += len(text)
    joined = "".join(written).replace(f"</{tag}><{tag}>", "")
    return Markup(joined)  # noqa: S704 - escaped piece by piece


def _split(text: str, start: int, spans: Sequence[Span]) -> list[tuple[str, bool]]:
    """Cut a text, which begins at `start` of its line, where spans begin and end."""
    parts: list[tuple[str, bool]] = []
    at = 0
    for span in spans:
        first, last = max(span[0] - start, at), min(span[1] - start, len(text))
        if first < last:
            parts += [(text[at:first], False)] if first > at else []
            parts.append((text[first:last], True))
            at = last
    return [*parts, (text[at:], False)] if at < len(text) else parts


def _plain(line: str) -> SourceLine:
    return (("", line),) if line else ()


@lru_cache(maxsize=1)
def _lexer() -> Lexer:
    from pygments.lexers.python import PythonLexer

    return PythonLexer(stripnl=False, ensurenl=False)


@lru_cache(maxsize=256)
def _class(token: _TokenType) -> str:
    """Return the class that colours a token, empty for most.

    Fewer than Pygments has: enough to read by, each with a contrast that is tested, small pages.
    """
    from pygments.token import Comment, Keyword, Name, Number, Operator, String

    kinds: dict[str, tuple[Container[object], ...]] = {
        "k": (Keyword, Operator.Word),
        "s": (String,),
        "c": (Comment,),
        "m": (Number,),
        "b": (Name.Builtin, Name.Exception),
        "f": (Name.Function, Name.Class, Name.Decorator),
    }
    return next((name for name, each in kinds.items() if any(token in one for one in each)), "")


_TOKEN = re.compile(r"\w+|\s+|.", re.DOTALL)
_MOST_COMPARED = 20_000  # characters of both scripts of which lines that changed are found
_MOST_ALIGNED = 4_000_000  # lines times lines
# What `ndiff` marks: a line that became another one, lines of one script alone, equal ones.
_STEPS = re.compile(r"-\?\+\??|-\+\?|[-+](?:(?!-\?\+|-\+\?)[-+])*| +")


@dataclass(frozen=True, kw_only=True)
class Half:
    """One line of one script: its number from 1, its markup.

    `raises` marks lines of a statement that fails; `note` on the last of them describes how.
    """

    number: int
    markup: Markup
    raises: bool = False
    note: str = ""


@dataclass(frozen=True, kw_only=True)
class Hunk:
    """Neighbouring rows that are all equal, or all changed."""

    changed: bool
    rows: tuple[tuple[Half | None, Half | None], ...]

    @property
    def removed(self) -> int:
        """The number of lines of the left script that are not in the right one."""
        return sum(left is not None for left, _ in self.rows) * self.changed

    @property
    def added(self) -> int:
        """The number of lines of the right script that are not in the left one."""
        return sum(right is not None for _, right in self.rows) * self.changed


def set_beside(left: str, right: str, notes: Mapping[int, str] | None = None) -> tuple[Hunk, ...]:
    """Align two scripts line by line.

    `notes` maps the lines of the left one that fail, from 1, to their notes, which may be empty.
    """
    lefts, rights = source_lines(left), source_lines(right)
    coloured = highlight(lefts), highlight(rights)
    hunks: list[Hunk] = []
    i = k = 0
    for found in _STEPS.finditer(_marks(lefts, rights)):
        step, changed = found[0], not found[0].isspace()
        olds = range(i, i + (step.count("-") if changed else len(step)))
        news = range(k, k + (step.count("+") if changed else len(step)))
        i, k = olds.stop, news.stop
        was, now = _differing(lefts[olds[0]], rights[news[0]]) if "?" in step else ((), ())
        old = [_half(n, mark_up(coloured[0][n], was, "del"), notes or {}) for n in olds]
        new = [_half(n, mark_up(coloured[1][n], now, "ins"), {}) for n in news]
        rows = tuple(zip_longest(old, new))
        if changed and hunks and hunks[-1].changed:
            rows = hunks.pop().rows + rows
        hunks.append(Hunk(changed=changed, rows=rows))
    return tuple(hunks)


def _half(index: int, markup: Markup, notes: Mapping[int, str]) -> Half:
    number = index + 1
    return Half(number=number, markup=markup, raises=number in notes, note=notes.get(number, ""))


def _marks(lefts: Sequence[str], rights: Sequence[str]) -> str:
    """Return the marks of `difflib.ndiff`, without those of changed lines in long scripts."""
    if sum(map(len, (*lefts, *rights))) <= _MOST_COMPARED:
        return "".join(line[0] for line in ndiff(lefts, rights))
    if len(lefts) * len(rights) > _MOST_ALIGNED:
        return "-" * len(lefts) + "+" * len(rights)
    return "".join(
        " " * (b - a) if tag == "equal" else "-" * (b - a) + "+" * (d - c)
        for tag, a, b, c, d in SequenceMatcher(None, lefts, rights, autojunk=False).get_opcodes()
    )


def _differing(left: str, right: str) -> tuple[list[Span], list[Span]]:
    old, new = _TOKEN.findall(left), _TOKEN.findall(right)
    found = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    changed = [each for each in found if each[0] != "equal"]
    return (
        [_span(old, a, b) for _, a, b, _, _ in changed],
        [_span(new, c, d) for _, _, _, c, d in changed],
    )


def _span(tokens: Sequence[str], first: int, last: int) -> Span:
    start = len("".join(tokens[:first]))
    return start, start + len("".join(tokens[first:last]))
