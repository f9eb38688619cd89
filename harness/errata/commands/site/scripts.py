"""Source code as markup: coloured lines, and two scripts side by side."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import groupby, zip_longest
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
_LIKENESS = 0.5  # share of tokens in common from which one line is another one, changed
_MAX_PAIRS = 400  # lines times lines within one change that are compared with each other
_MAX_PRODUCT = 4_000_000  # lines times lines that are aligned at all
_MAX_TOKENS = 40_000  # tokens times tokens within one pair of lines

Pair = tuple[int | None, int | None]
"""The indices of a line on the left and of one on the right in the same row."""


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


@dataclass(frozen=True, kw_only=True)
class SideBySide:
    """Two scripts, with every line of both once and in order."""

    hunks: tuple[Hunk, ...]
    removed: int
    added: int


def set_beside(left: str, right: str, notes: Mapping[int, str] | None = None) -> SideBySide:
    """Align two scripts line by line.

    `notes` maps the lines of the left one that fail, from 1, to their notes, which may be empty.
    """
    lefts, rights = source_lines(left), source_lines(right)
    row = _row_maker(lefts, rights, notes or {})
    hunks = [
        Hunk(changed=changed, rows=tuple(row(pair, changed) for pair in pairs))
        for changed, pairs in _align(lefts, rights)
    ]
    changed = [pair for hunk in hunks if hunk.changed for pair in hunk.rows]
    return SideBySide(
        hunks=tuple(hunks),
        removed=sum(one is not None for one, _ in changed),
        added=sum(other is not None for _, other in changed),
    )


def _row_maker(
    lefts: list[str], rights: list[str], notes: Mapping[int, str]
) -> Callable[[Pair, bool], tuple[Half | None, Half | None]]:
    """Return a function that makes a row from the indices of its lines in both scripts."""
    coloured = highlight(lefts), highlight(rights)

    def row(pair: Pair, changed: bool) -> tuple[Half | None, Half | None]:
        i, k = pair
        was: Sequence[Span] = ()
        now: Sequence[Span] = ()
        if changed and i is not None and k is not None:
            old, new = lefts[i], rights[k]
            if _common(_bag(old), _bag(new)):
                was, now = _differing(old, new)
        left = right = None
        if i is not None:
            markup = mark_up(coloured[0][i], was, "del")
            note = notes.get(i + 1)
            left = Half(number=i + 1, markup=markup, raises=note is not None, note=note or "")
        if k is not None:
            right = Half(number=k + 1, markup=mark_up(coloured[1][k], now, "ins"))
        return left, right

    return row


def _align(lefts: Sequence[str], rights: Sequence[str]) -> Iterator[tuple[bool, list[Pair]]]:
    """Yield blocks of rows of both scripts, and whether they changed."""
    shared = min(len(lefts), len(rights))
    head = next((i for i in range(shared) if lefts[i] != rights[i]), shared)
    room = shared - head
    end = next((i for i in range(room) if lefts[-1 - i] != rights[-1 - i]), room)
    i, k = len(lefts) - end, len(rights) - end
    if head:
        yield False, [(n, n) for n in range(head)]
    if (i - head) * (k - head) > _MAX_PRODUCT:
        yield True, _paired(lefts, rights, (head, i), (head, k))
    else:
        matcher = SequenceMatcher(None, lefts[head:i], rights[head:k], autojunk=False)
        for tag, a, b, c, d in matcher.get_opcodes():
            old, new = (head + a, head + b), (head + c, head + d)
            if tag == "equal":
                yield False, list(zip(range(*old), range(*new), strict=True))
            else:
                yield True, _paired(lefts, rights, old, new)
    if end:
        yield False, [(i + n, k + n) for n in range(end)]


def _paired(lefts: Sequence[str], rights: Sequence[str], old: Span, new: Span) -> list[Pair]:
    """Pair each changed line with the most similar one that is left, others where there is room."""
    if (old[1] - old[0]) * (new[1] - new[0]) > _MAX_PAIRS:
        return list(zip_longest(range(*old), range(*new)))
    bags = {k: _bag(rights[k]) for k in range(*new)}
    pairs: list[Pair] = []
    first = new[0]
    for i in range(*old):
        bag = _bag(lefts[i])
        likeness, k = max(
            ((_common(bag, bags[k]), -k) for k in range(first, new[1])), default=(0, 0)
        )
        if likeness:
            pairs += [*((None, n) for n in range(first, -k)), (i, -k)]
            first = -k + 1
        else:
            pairs.append((i, None))
    return _side_by_side([*pairs, *((None, n) for n in range(first, new[1]))])


def _side_by_side(pairs: Iterable[Pair]) -> list[Pair]:
    """Pair neighbouring lines without a partner, to save room."""
    done: list[Pair] = []
    for is_pair, group in groupby(pairs, key=lambda pair: None not in pair):
        if is_pair:
            done += group
            continue
        alone = list(group)
        lefts = [i for i, _ in alone if i is not None]
        rights = [k for _, k in alone if k is not None]
        done += zip_longest(lefts, rights)
    return done


def _common(bag: Counter[str], other: Counter[str]) -> float:
    both = bag.total() + other.total()
    share = 2 * (bag & other).total() / both if both else 0.0
    return share if share >= _LIKENESS else 0.0


def _bag(line: str) -> Counter[str]:
    return Counter(token for token in _TOKEN.findall(line) if not token.isspace())


def _differing(left: str, right: str) -> tuple[list[Span], list[Span]]:
    """Return the spans in which two lines differ; none if the lines are too long."""
    old, new = _TOKEN.findall(left), _TOKEN.findall(right)
    if len(old) * len(new) > _MAX_TOKENS:
        return [], []
    was: list[Span] = []
    now: list[Span] = []
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag != "equal":
            _extend(was, old, a, b)
            _extend(now, new, c, d)
    return was, now


def _extend(spans: list[Span], tokens: Sequence[str], first: int, last: int) -> None:
    """Add a span of tokens, joined with the last one if only white space is between."""
    start = sum(map(len, tokens[:first]))
    text = "".join(tokens[first:last])
    if not text:
        return
    between = "".join(tokens)[spans[-1][1] : start] if spans else "-"
    if spans and not between.strip():
        start, text = spans[-1][0], "".join(tokens)[spans.pop()[0] : start] + text
    spans.append((start, start + len(text)))
