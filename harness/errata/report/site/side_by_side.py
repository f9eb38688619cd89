"""Set two scripts beside each other: aligned lines, changed lines and words marked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby, zip_longest

from markupsafe import Markup

from errata.report.site.highlighting import Span, highlight, mark_up, source_lines

__all__ = ["Half", "Hunk", "SideBySide", "set_beside"]

_TOKEN = re.compile(r"\w+|\s+|.", re.DOTALL)
_LIKENESS = 0.5  # share of tokens in common from which one line is another one, changed
_MAX_PAIRS = 400  # lines times lines within one change that are compared with each other
_MAX_PRODUCT = 4_000_000  # lines times lines that are aligned at all
_MAX_TOKENS = 40_000  # tokens times tokens within one pair of lines

Pair = tuple[int | None, int | None]
"""The indices of a line on the left and of one on the right that stand beside each other."""


@dataclass(frozen=True, kw_only=True)
class Half:
    """One line of one script: its number from 1, its markup.

    `raises` marks lines of a statement that fails; `note` says on the last of them how.
    """

    number: int
    markup: Markup
    raises: bool = False
    note: str = ""


@dataclass(frozen=True, kw_only=True)
class Hunk:
    """Neighbouring rows that are all alike, or all changed."""

    changed: bool
    rows: tuple[tuple[Half | None, Half | None], ...]


@dataclass(frozen=True, kw_only=True)
class SideBySide:
    """Two scripts: every line of both is there once and in order."""

    hunks: tuple[Hunk, ...]
    removed: int
    added: int


def set_beside(left: str, right: str, notes: Mapping[int, str] | None = None) -> SideBySide:
    """Align two scripts line by line.

    `notes` names the lines of the left one that fail, from 1, and what to say of some of them.
    """
    lefts, rights = source_lines(left), source_lines(right)
    page = _Page(lefts, rights, notes or {})
    hunks = [page.hunk(changed=changed, pairs=pairs) for changed, pairs in _align(lefts, rights)]
    changed = [pair for hunk in hunks if hunk.changed for pair in hunk.rows]
    return SideBySide(
        hunks=tuple(hunks),
        removed=sum(one is not None for one, _ in changed),
        added=sum(other is not None for _, other in changed),
    )


class _Page:
    """Both scripts, coloured."""

    def __init__(self, lefts: list[str], rights: list[str], notes: Mapping[int, str]) -> None:
        self._texts = lefts, rights
        self._lines = highlight(lefts), highlight(rights)
        self._notes = notes

    def hunk(self, *, changed: bool, pairs: Sequence[Pair]) -> Hunk:
        return Hunk(changed=changed, rows=tuple(self._row(i, k, changed) for i, k in pairs))

    def _row(self, i: int | None, k: int | None, changed: bool) -> tuple[Half | None, Half | None]:
        was: Sequence[Span] = ()
        now: Sequence[Span] = ()
        if changed and i is not None and k is not None:
            old, new = self._texts[0][i], self._texts[1][k]
            if _common(_bag(old), _bag(new)):
                was, now = _differing(old, new)
        left = right = None
        if i is not None:
            markup = mark_up(self._lines[0][i], was, "del")
            note = self._notes.get(i + 1)
            left = Half(number=i + 1, markup=markup, raises=note is not None, note=note or "")
        if k is not None:
            right = Half(number=k + 1, markup=mark_up(self._lines[1][k], now, "ins"))
        return left, right


def _align(lefts: Sequence[str], rights: Sequence[str]) -> Iterator[tuple[bool, list[Pair]]]:
    """Yield stretches of both scripts, and which of their lines stand beside each other."""
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
    """Set changed lines beside those that they are most like, others wherever there is room."""
    many, others = old[1] - old[0], new[1] - new[0]
    if not many or not others or many * others > _MAX_PAIRS:
        return list(zip_longest(range(*old), range(*new)))
    likeness = _likeness(lefts[slice(*old)], rights[slice(*new)])
    # best[i][k]: the most that lines from i and from k on can be alike, in order.
    best = [[0.0] * (others + 1) for _ in range(many + 1)]
    for i in range(many - 1, -1, -1):
        for k in range(others - 1, -1, -1):
            best[i][k] = max(best[i + 1][k], best[i][k + 1], likeness[i][k] + best[i + 1][k + 1])
    return _side_by_side(_walk(best, likeness, old, new))


def _side_by_side(pairs: Iterable[Pair]) -> list[Pair]:
    """Set lines that stand alone beside each other where they meet, to save room."""
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


def _walk(
    best: Sequence[Sequence[float]], likeness: Sequence[Sequence[float]], old: Span, new: Span
) -> Iterator[Pair]:
    i = k = 0
    many, others = old[1] - old[0], new[1] - new[0]
    while i < many or k < others:
        left, right = i < many, k < others
        alike = likeness[i][k] if left and right else 0.0
        if alike and best[i][k] == alike + best[i + 1][k + 1]:
            yield old[0] + i, new[0] + k
            i, k = i + 1, k + 1
        elif left and (not right or best[i][k] == best[i + 1][k]):
            yield old[0] + i, None
            i += 1
        else:
            yield None, new[0] + k
            k += 1


def _likeness(lefts: Sequence[str], rights: Sequence[str]) -> list[list[float]]:
    """Say of all lines how alike they are, zero where too little."""
    bags, others = [_bag(line) for line in lefts], [_bag(line) for line in rights]
    return [[_common(bag, other) for other in others] for bag in bags]


def _common(bag: Counter[str], other: Counter[str]) -> float:
    both = bag.total() + other.total()
    share = 2 * (bag & other).total() / both if both else 0.0
    return share if share >= _LIKENESS else 0.0


def _bag(line: str) -> Counter[str]:
    return Counter(token for token in _TOKEN.findall(line) if not token.isspace())


def _differing(left: str, right: str) -> tuple[list[Span], list[Span]]:
    """Return the stretches of characters in which two lines differ, nothing for most of a line."""
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
    """Add a stretch of tokens; one that only white space parts from the last one joins it."""
    start = sum(map(len, tokens[:first]))
    text = "".join(tokens[first:last])
    if not text:
        return
    between = "".join(tokens)[spans[-1][1] : start] if spans else "-"
    if spans and not between.strip():
        start, text = spans[-1][0], "".join(tokens)[spans.pop()[0] : start] + text
    spans.append((start, start + len(text)))
