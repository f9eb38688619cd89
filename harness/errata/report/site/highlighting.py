"""Colour source text as lines of classed spans, ready to be put into a page."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from errata.text.printable import cut, visible

if TYPE_CHECKING:
    from pygments.lexer import Lexer
    from pygments.token import _TokenType

__all__ = ["Line", "Span", "highlight", "mark_up", "source_lines"]

_LINE_LIMIT = 2_000
_MOST_CHARACTERS = 400_000  # beyond this, colours are not worth the time

Line = tuple[tuple[str, str], ...]
"""One line as (class or nothing, text)."""
Span = tuple[int, int]
"""From which character to before which one."""


def source_lines(source: str) -> list[str]:
    """Split a source into lines that are safe to show; overlong ones are cut, saying so.

    Nothing is lost: control characters are escaped, tabs become spaces.
    """
    lines = source.replace("\r\n", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    return [visible(cut(line.expandtabs(4), _LINE_LIMIT)) for line in lines]


def highlight(lines: Sequence[str], name: str = "script.py") -> list[Line]:
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
    # Whatever a lexer makes of hostile text: what is shown is what is there.
    if ["".join(text for _, text in line) for line in done] != list(lines):
        return [_plain(line) for line in lines]
    return done


def mark_up(line: Line, differing: Sequence[Span] = (), tag: str = "ins") -> Markup:
    """Write one line; characters in the spans, which come in order, stand in `tag` elements."""
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


def _plain(line: str) -> Line:
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
