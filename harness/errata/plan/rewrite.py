"""Rewrite the `[[expect]]` tables of a `case.toml` for exactly the given points: pure text.

A point is a release, mode and backend; the first table that covers it counts. New tables, for
exactly the observed releases, therefore go before the first that covers them. Where a change came
sooner or later than documented, the boundary of two tables moves. A table all of whose points
change alike is edited in place, and one that covers no point any more is removed. The result is
checked: every point that was not given keeps what is documented for it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, groupby, pairwise, product

from packaging.specifiers import SpecifierSet

from errata.model.case import Expectation
from errata.model.errors import HarnessFailure
from errata.model.outcome import Outcome
from errata.plan.expect_blocks import (
    Block,
    comments_of,
    common_column,
    copied,
    edited,
    split_blocks,
)
from errata.plan.matrix import covers


@dataclass(frozen=True, kw_only=True)
class Point:
    """A release, mode and backend that an expectation may apply to."""

    version: str
    mode: str
    backend: str


@dataclass(frozen=True, kw_only=True)
class Box:
    """The releases from index `first` to `last`, in all these modes and backends."""

    first: int
    last: int
    modes: tuple[str, ...]
    backends: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Space:
    """All points of a case and their dimensions; releases are sorted from oldest to newest."""

    places: tuple[Point, ...]
    releases: tuple[str, ...]
    modes: tuple[str, ...]
    backends: tuple[str, ...]

    @classmethod
    def of(cls, places: Sequence[Point]) -> Space:
        """Derive the dimensions from the points, in order of appearance."""
        return cls(
            places=tuple(places),
            releases=tuple(dict.fromkeys(place.version for place in places)),
            modes=tuple(dict.fromkeys(place.mode for place in places)),
            backends=tuple(dict.fromkeys(place.backend for place in places)),
        )

    def inside(self, box: Box) -> list[Point]:
        """List the existing points of a box."""
        versions = frozenset(self.releases[box.first : box.last + 1])
        modes, backends = box.modes, box.backends
        return [
            place
            for place in self.places
            if place.version in versions and place.mode in modes and place.backend in backends
        ]


def cover(mine: Collection[Point], space: Space) -> list[Box]:
    """Cover exactly the given points, each time with the box that covers most."""
    left = set(mine)
    held = {box: left.intersection(space.inside(box)) for box in _boxes_within(left, space)}
    chosen: list[Box] = []
    while left:
        # Boxes come narrowest first, and the first of equals is taken.
        best = max(held, key=lambda box: len(held[box] & left))
        chosen.append(best)
        left.difference_update(held[best])
    return sorted(chosen, key=lambda box: (box.first, box.last, box.modes, box.backends))


def exact_range(first: str, last: str) -> str:
    """Write the specifier of the releases from one to another."""
    return f"=={first}" if first == last else f">={first},<={last}"


def joined_range(lower_from: str, upper_from: str) -> str | None:
    """Join the lower bound of one specifier with the upper bound of another, as written.

    Returns None if one of them is not a plain range.
    """
    if lower_from == upper_from:
        return lower_from
    low, high = _bounds(lower_from), _bounds(upper_from)
    if low is None or high is None:
        return None
    separator = ", " if ", " in lower_from + upper_from else ","
    return separator.join(clause for clause in (low[0], high[1]) if clause)


def _bounds(specifier: str) -> tuple[str, str] | None:
    """Return the clauses that bound a range, empty where open; None if it is not a plain range."""
    lower = upper = ""
    for clause in SpecifierSet(specifier):
        is_exact = clause.operator == "==" and "*" not in clause.version
        if not lower and (is_exact or clause.operator in (">=", ">")):
            lower = f"{'>=' if is_exact else clause.operator}{clause.version}"
        elif is_exact or upper or clause.operator not in ("<=", "<"):
            return None
        if not upper and (is_exact or clause.operator in ("<=", "<")):
            upper = f"{'<=' if is_exact else clause.operator}{clause.version}"
    return lower, upper


def _boxes_within(wanted: Collection[Point], space: Space) -> list[Box]:
    """List the longest boxes that contain only wanted points."""
    boxes = []
    for modes, backends in product(_some_of(space.modes), _some_of(space.backends)):
        fitting = [
            number
            for number in range(len(space.releases))
            if (
                here := space.inside(Box(first=number, last=number, modes=modes, backends=backends))
            )
            and all(place in wanted for place in here)
        ]
        for _, run in groupby(enumerate(fitting), key=lambda item: item[1] - item[0]):
            numbers = [number for _, number in run]
            boxes.append(Box(first=numbers[0], last=numbers[-1], modes=modes, backends=backends))
    return boxes


def _some_of(names: Sequence[str]) -> list[tuple[str, ...]]:
    """List every choice of at least one name, the smallest first."""
    return [some for size in range(1, len(names) + 1) for some in combinations(names, size)]


_CONTENT = ("outcome", "type", "message", "at", "native", "warning", "signal", "exit_code")

Documented = Mapping[Point, Expectation | None]


@lru_cache(maxsize=100_000)
def _applies(
    releases: str, modes: tuple[str, ...], backends: tuple[str, ...], place: Point
) -> bool:
    """Return whether such keys cover a point; called so often that hashing other keys costs."""
    where = Expectation(outcome=Outcome.PASSED, releases=releases, modes=modes, backends=backends)
    return covers(where, place.version, place.mode, place.backend)


def _covers(wanted: Expectation, place: Point) -> bool:
    return _applies(wanted.releases, wanted.modes, wanted.backends, place)


def content_of(expectation: Expectation) -> Expectation:
    """Return what an expectation calls for, without where it is for and what people say of it."""
    return replace(expectation, releases="", modes=(), backends=(), harm=None)


def rewrite(text: str, wanted: Mapping[Point, Expectation], places: Sequence[Point]) -> str:
    """Return the text of a valid `case.toml`, changed to document `wanted`.

    `places` are all points of the case on listed releases, oldest first, including the wanted
    ones. A text that documents all of it already is returned unchanged, and no comment is lost.
    Raises UsageProblem if the tables are not plain `[[expect]]` tables or TOML cannot hold what is
    wanted.
    """
    parts = split_blocks(text)
    blocks = [part for part in parts if isinstance(part, Block)]
    rules = tuple(
        _Rule(wanted=block.expectation, block=block, number=number)
        for number, block in enumerate(blocks)
    )
    space = Space.of(places)
    before = _documented(rules, space)
    goal = {place: wanted.get(place, before[place]) for place in space.places}
    if before == goal:
        return text
    changed = _edit_whole(rules, space, goal)
    changed = _merge(_insert(changed, space, goal), space)
    changed = _drop_unreached(changed, space, rules)
    if _documented(changed, space) != goal:
        raise HarnessFailure(
            "the expectations could not be rewritten without changing other places",
            hint="this is a fault in errata: please report it with the case.toml",
        )
    return _assemble(text, parts, changed)


@dataclass(frozen=True, kw_only=True)
class _Rule:
    """One table while it is rewritten: a new one has neither `block` nor `number` in the file.

    `instead_of` is the number of the table before which a new one was inserted.
    """

    wanted: Expectation
    block: Block | None = None
    number: int | None = None
    instead_of: int | None = None

    @property
    def content(self) -> Expectation:
        return content_of(self.wanted)

    @property
    def is_touched(self) -> bool:
        return self.block is None or self.wanted != self.block.expectation


_Rules = tuple[_Rule, ...]


def _owner(rules: _Rules, place: Point) -> _Rule | None:
    return next((r for r in rules if _covers(r.wanted, place)), None)


def _documented(rules: _Rules, space: Space) -> Documented:
    owners = ((place, _owner(rules, place)) for place in space.places)
    return {place: owner.content if owner else None for place, owner in owners}


def _owned(rules: _Rules, rule: _Rule, space: Space) -> list[Point]:
    return [place for place in space.places if _owner(rules, place) is rule]


def _without(rules: _Rules, rule: _Rule) -> _Rules:
    return tuple(other for other in rules if other is not rule)


def _with(rules: _Rules, rule: _Rule, wanted: Expectation) -> _Rules:
    return tuple(replace(other, wanted=wanted) if other is rule else other for other in rules)


def _edit_whole(rules: _Rules, space: Space, goal: Documented) -> _Rules:
    """Remove, or edit in place, the tables all of whose points change."""
    now = _documented(rules, space)
    for rule in rules:
        mine = _owned(rules, rule, space)
        if not mine or any(now[place] == goal[place] for place in mine):
            continue
        rest = _documented(_without(rules, rule), space)
        contents = {goal[place] for place in mine}
        content = contents.pop() if len(contents) == 1 else None
        if all(rest[place] == goal[place] for place in mine):
            rules = _without(rules, rule)
        elif content is not None:
            where = rule.wanted
            wanted = replace(
                content, releases=where.releases, modes=where.modes, backends=where.backends
            )
            rules = _with(rules, rule, wanted)
    return rules


def _insert(rules: _Rules, space: Space, goal: Documented) -> _Rules:
    """Document the points that still lack what is wanted, with as few tables as possible."""
    now = _documented(rules, space)
    lacking: dict[Expectation, list[Point]] = {}
    for place in space.places:
        content = goal[place]
        if content is not None and now[place] != content:
            lacking.setdefault(content, []).append(place)
    boxes = [(box, wanted) for wanted, mine in lacking.items() for box in cover(mine, space)]
    for box, content in sorted(boxes, key=lambda item: (item[0].first, item[0].last)):
        target = {**_documented(rules, space), **dict.fromkeys(space.inside(box), content)}
        alike = [rule for rule in rules if rule.content == content]
        run = exact_range(space.releases[box.first], space.releases[box.last])
        tried = (
            extend(rules, rule, run, box, target, space)
            for extend in (_widened, _moved)
            for rule in alike
        )
        fitting = next((found for found in tried if found is not None), None)
        rules = fitting or _with_new(rules, box, content, space)
    return rules


def _moved(
    rules: _Rules, rule: _Rule, releases: str, box: Box, target: Documented, space: Space
) -> _Rules | None:
    """Move a box at the end of one table's range to another table; None if that is impossible."""
    owners = [_owner(rules, place) for place in space.inside(box)]
    giving = owners[0]
    if giving is None or giving is rule or any(owner is not giving for owner in owners):
        return None
    whole = _box_of(giving.wanted, space)
    if whole is None or (box.first == whole.first) == (box.last == whole.last):
        return None
    if box.last == whole.last:
        left = joined_range(giving.wanted.releases, f"<{space.releases[box.first]}")
    else:
        left = joined_range(f">{space.releases[box.last]}", giving.wanted.releases)
    if left is None:
        return None
    rest = _with(rules, giving, replace(giving.wanted, releases=left))
    return _widened(rest, rule, releases, box, target, space)


def _widened(
    rules: _Rules, rule: _Rule, releases: str, box: Box, target: Documented, space: Space
) -> _Rules | None:
    """Extend a table by an adjacent box; None if that would not give exactly `target`.

    `releases` is the specifier of the box, as its own table wrote it if there was one.
    """
    own = _box_of(rule.wanted, space)
    if own is None or (own.modes, own.backends) != (box.modes, box.backends):
        return None
    if box.first > own.last + 1 or box.last < own.first - 1:
        return None
    joined = joined_range(
        releases if box.first < own.first else rule.wanted.releases,
        releases if box.last > own.last else rule.wanted.releases,
    )
    if joined is None:
        return None
    found = _with(rules, rule, replace(rule.wanted, releases=joined))
    return found if _documented(found, space) == target else None


def _box_of(wanted: Expectation, space: Space) -> Box | None:
    """Return the box that a table covers; None if its releases are not consecutive."""
    numbers = [
        number
        for number, version in enumerate(space.releases)
        if _applies(wanted.releases, (), (), Point(version=version, mode="", backend=""))
    ]
    if not numbers or numbers != list(range(numbers[0], numbers[-1] + 1)):
        return None
    return Box(
        first=numbers[0],
        last=numbers[-1],
        modes=tuple(mode for mode in space.modes if not wanted.modes or mode in wanted.modes),
        backends=tuple(
            name for name in space.backends if not wanted.backends or name in wanted.backends
        ),
    )


def _with_new(rules: _Rules, box: Box, content: Expectation, space: Space) -> _Rules:
    """Insert a new table before the first that covers the box, else in release order."""
    inside = space.inside(box)
    reached = [n for n, rule in enumerate(rules) if any(_covers(rule.wanted, p) for p in inside)]
    at = reached[0] if reached else None
    instead_of = None if at is None else rules[at].number
    if at is None:
        later = set(space.releases[box.last + 1 :])
        owned = [{place.version for place in _owned(rules, rule, space)} for rule in rules]
        at = next((n for n, mine in enumerate(owned) if mine and mine <= later), len(rules))
    wanted = replace(
        content,
        releases=exact_range(space.releases[box.first], space.releases[box.last]),
        modes=() if len(box.modes) == len(space.modes) else box.modes,
        backends=() if len(box.backends) == len(space.backends) else box.backends,
    )
    return (*rules[:at], _Rule(wanted=wanted, instead_of=instead_of), *rules[at:])


def _merge(rules: _Rules, space: Space) -> _Rules:
    """Join adjacent tables with the same content, one of them new, if nothing else changes."""
    for first, second in pairwise(rules):
        if first.content == second.content and (first.is_touched or second.is_touched):
            joined = _joined(rules, first, second, space)
            if joined is not None:
                return _merge(joined, space)
    return rules


def _joined(rules: _Rules, first: _Rule, second: _Rule, space: Space) -> _Rules | None:
    """Replace two tables by one, preferably by an unchanged one of the file."""
    target = _documented(rules, space)
    staying, going = sorted((first, second), key=lambda rule: (rule.block is None, rule.is_touched))
    for rule in (going, staying):
        rest = _without(rules, rule)
        if _documented(rest, space) == target:
            return rest
    box = _box_of(going.wanted, space)
    if box is None:
        return None
    rest = _without(rules, going)
    return _widened(rest, staying, going.wanted.releases, box, target, space)


def _drop_unreached(rules: _Rules, space: Space, original: _Rules) -> _Rules:
    """Remove the tables that lost all their points; a new one inherits their text."""
    for rule in original:
        mine = next((other for other in rules if other.number == rule.number), None)
        if mine is None or not _owned(original, rule, space) or _owned(rules, mine, space):
            continue
        heir = next((r for r in rules if r.block is None and r.instead_of == rule.number), None)
        rules = tuple(
            replace(other, block=rule.block, number=rule.number) if other is heir else other
            for other in rules
            if other is not mine
        )
    return rules


def _assemble(text: str, parts: Sequence[str | Block], rules: _Rules) -> str:
    """Write the file, with blank lines around new tables; unchanged tables keep their text."""
    blocks = [part for part in parts if isinstance(part, Block)]
    column = common_column(blocks)
    kept = {rule.number for rule in rules}
    waiting = list(rules)
    paper: list[tuple[str, bool]] = []  # texts, and whether each is a new table
    number = -1
    for part in parts:
        if not isinstance(part, Block):
            paper.append((part, False))
            continue
        number += 1
        while number in kept and waiting[0].number != number:
            paper.append((_new_text(waiting.pop(0), blocks, column), True))
        if number in kept:
            paper.append((edited(part, waiting.pop(0).wanted, column=column).text, False))
        else:
            paper.append((comments_of(part), False))
        if part is blocks[-1]:
            paper += [(_new_text(rule, blocks, column), True) for rule in waiting]
    newline = "\r\n" if "\r\n" in text else "\n"
    written, is_after_new = "", False
    for words, is_new in paper:
        while is_new and written and not written.endswith(newline * 2):
            written += newline
        if words and is_after_new and not is_new and not words.startswith(newline):
            written += newline
        written += words
        is_after_new = is_new or (is_after_new and not words)
    return written.rstrip() + text[len(text.rstrip()) :]


def _new_text(rule: _Rule, blocks: Sequence[Block], column: int | None) -> str:
    content = rule.content

    def likeness(item: tuple[int, Block]) -> tuple[int, bool]:
        number, block = item
        theirs = block.expectation
        same = sum(
            getattr(content, name) == getattr(theirs, name) not in (None, (), "")
            for name in _CONTENT
        )
        return same, number == rule.instead_of

    _, pattern = max(enumerate(blocks), key=likeness)
    return edited(copied(pattern), rule.wanted, column=column).text
