"""Rewrite the `[[expect]]` tables of a `case.toml` for exactly the places given: pure text.

The first table that covers a place counts. So new tables, for exactly the releases that were
observed, go before the first that covers them; where a change came sooner or later than documented,
the boundary of the two tables moves; one whose every place changes alike is edited where it stands;
one to which no place is left goes. What comes out is worked through again: every place
that was not given keeps what is documented for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from errata.model.case import Expectation
from errata.model.errors import HarnessFailure
from errata.model.outcome import Outcome
from errata.plan.boxes import (
    Box,
    Place,
    Space,
    cover,
    exact_range,
    joined_range,
    range_after,
    range_before,
)
from errata.plan.expect_blocks import (
    Block,
    comments_of,
    common_column,
    copied,
    edited,
    split_blocks,
)
from errata.plan.matrix import covers

__all__ = ["content_of", "documented_at", "rewrite"]

_CONTENT = ("outcome", "type", "message", "at", "native", "warning", "signal", "exit_code")

Documented = Mapping[Place, Expectation | None]


@lru_cache(maxsize=100_000)
def _speaks_of(
    releases: str, modes: tuple[str, ...], backends: tuple[str, ...], place: Place
) -> bool:
    """Tell whether such keys cover a place: asked so often that hashing all of them counts."""
    where = Expectation(outcome=Outcome.PASSED, releases=releases, modes=modes, backends=backends)
    return covers(where, place.version, place.mode, place.backend)


def _covers(said: Expectation, place: Place) -> bool:
    return _speaks_of(said.releases, said.modes, said.backends, place)


def content_of(expectation: Expectation) -> Expectation:
    """Return what an expectation says, whatever places it speaks of."""
    return replace(expectation, releases="", modes=(), backends=())


def documented_at(expectations: Sequence[Expectation], place: Place) -> Expectation | None:
    """Return what the first expectation that covers a place says; None where none does."""
    for expectation in expectations:
        if _covers(expectation, place):
            return content_of(expectation)
    return None


def rewrite(text: str, wanted: Mapping[Place, Expectation], places: Sequence[Place]) -> str:
    """Return the text of a valid `case.toml` that documents what is wanted at some places.

    `places` are all that the case has on listed releases, oldest first, the wanted ones among
    them. The text comes back as it is where it says all that already, and no comment is lost.
    Raises UsageProblem where the tables are not plain `[[expect]]` tables or TOML cannot hold
    what is wanted.
    """
    parts = split_blocks(text)
    blocks = [part for part in parts if isinstance(part, Block)]
    rules = tuple(
        _Rule(said=block.expectation, block=block, number=number)
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
    """One table at work: `number` counts those of the file, a new one has neither text nor number.

    `instead_of` is the number of the table before which a new one was put.
    """

    said: Expectation
    block: Block | None = None
    number: int | None = None
    instead_of: int | None = None

    @property
    def content(self) -> Expectation:
        return content_of(self.said)

    @property
    def is_touched(self) -> bool:
        return self.block is None or self.said != self.block.expectation


_Rules = tuple[_Rule, ...]


def _owner(rules: _Rules, place: Place) -> _Rule | None:
    return next((r for r in rules if _covers(r.said, place)), None)


def _documented(rules: _Rules, space: Space) -> Documented:
    owners = ((place, _owner(rules, place)) for place in space.places)
    return {place: owner.content if owner else None for place, owner in owners}


def _owned(rules: _Rules, rule: _Rule, space: Space) -> list[Place]:
    return [place for place in space.places if _owner(rules, place) is rule]


def _without(rules: _Rules, rule: _Rule) -> _Rules:
    return tuple(other for other in rules if other is not rule)


def _with(rules: _Rules, rule: _Rule, said: Expectation) -> _Rules:
    return tuple(replace(other, said=said) if other is rule else other for other in rules)


def _edit_whole(rules: _Rules, space: Space, goal: Documented) -> _Rules:
    """Deal with tables all of whose places change: drop them, or edit them where they stand."""
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
            where = rule.said
            said = replace(
                content, releases=where.releases, modes=where.modes, backends=where.backends
            )
            rules = _with(rules, rule, said)
    return rules


def _insert(rules: _Rules, space: Space, goal: Documented) -> _Rules:
    """Document the places that still lack what is wanted, with as few tables as possible."""
    now = _documented(rules, space)
    lacking: dict[Expectation, list[Place]] = {}
    for place in space.places:
        content = goal[place]
        if content is not None and now[place] != content:
            lacking.setdefault(content, []).append(place)
    boxes = [(box, said) for said, mine in lacking.items() for box in cover(mine, space)]
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
    """Widen a table by a box at the end of what another covers, which gives it up; else None."""
    owners = [_owner(rules, place) for place in space.inside(box)]
    giving = owners[0]
    if giving is None or giving is rule or any(owner is not giving for owner in owners):
        return None
    whole = _box_of(giving.said, space)
    if whole is None or (box.first == whole.first) == (box.last == whole.last):
        return None
    if box.last == whole.last:
        left = range_before(giving.said.releases, space.releases[box.first])
    else:
        left = range_after(giving.said.releases, space.releases[box.last])
    if left is None:
        return None
    rest = _with(rules, giving, replace(giving.said, releases=left))
    return _widened(rest, rule, releases, box, target, space)


def _widened(
    rules: _Rules, rule: _Rule, releases: str, box: Box, target: Documented, space: Space
) -> _Rules | None:
    """Let a table cover a box beside it too; None where that cannot give just `target`.

    `releases` is how the box's run is written, or was in the table that goes for it.
    """
    own = _box_of(rule.said, space)
    if own is None or (own.modes, own.backends) != (box.modes, box.backends):
        return None
    if box.first > own.last + 1 or box.last < own.first - 1:
        return None
    joined = joined_range(
        releases if box.first < own.first else rule.said.releases,
        releases if box.last > own.last else rule.said.releases,
    )
    if joined is None:
        return None
    found = _with(rules, rule, replace(rule.said, releases=joined))
    return found if _documented(found, space) == target else None


def _box_of(said: Expectation, space: Space) -> Box | None:
    """Return the box that a table speaks of; None where its releases are not one run."""
    numbers = [
        number
        for number, version in enumerate(space.releases)
        if _speaks_of(said.releases, (), (), Place(version=version, mode="", backend=""))
    ]
    if not numbers or numbers != list(range(numbers[0], numbers[-1] + 1)):
        return None
    return Box(
        first=numbers[0],
        last=numbers[-1],
        modes=tuple(mode for mode in space.modes if not said.modes or mode in said.modes),
        backends=tuple(
            name for name in space.backends if not said.backends or name in said.backends
        ),
    )


def _with_new(rules: _Rules, box: Box, content: Expectation, space: Space) -> _Rules:
    """Put a new table before the first that covers the box, else in the order of releases."""
    inside = space.inside(box)
    at = next(
        (number for number, rule in enumerate(rules) if any(_covers(rule.said, p) for p in inside)),
        None,
    )
    instead_of = None if at is None else rules[at].number
    if at is None:
        at = next((n for n in range(len(rules)) if _is_later(rules, n, box, space)), len(rules))
    said = replace(
        content,
        releases=exact_range(space.releases[box.first], space.releases[box.last]),
        modes=() if len(box.modes) == len(space.modes) else box.modes,
        backends=() if len(box.backends) == len(space.backends) else box.backends,
    )
    return (*rules[:at], _Rule(said=said, instead_of=instead_of), *rules[at:])


def _is_later(rules: _Rules, number: int, box: Box, space: Space) -> bool:
    mine = {place.version for place in _owned(rules, rules[number], space)}
    return bool(mine) and mine <= set(space.releases[box.last + 1 :])


def _merge(rules: _Rules, space: Space) -> _Rules:
    """Join neighbours that say the same, of which one is new, where this changes nothing."""
    for first, second in pairwise(rules):
        if first.content == second.content and (first.is_touched or second.is_touched):
            joined = _joined(rules, first, second, space)
            if joined is not None:
                return _merge(joined, space)
    return rules


def _joined(rules: _Rules, first: _Rule, second: _Rule, space: Space) -> _Rules | None:
    """Let one of two tables do for both: one of the file as it is, where there is one."""
    target = _documented(rules, space)
    staying, going = sorted((first, second), key=lambda rule: (rule.block is None, rule.is_touched))
    for rule in (going, staying):
        rest = _without(rules, rule)
        if _documented(rest, space) == target:
            return rest
    box = _box_of(going.said, space)
    if box is None:
        return None
    rest = _without(rules, going)
    return _widened(rest, staying, going.said.releases, box, target, space)


def _drop_unreached(rules: _Rules, space: Space, original: _Rules) -> _Rules:
    """Take out the tables that have lost all their places; a new one takes over the text."""
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


# Text --------------------------------------------------------------------------------------


def _assemble(text: str, parts: Sequence[str | Block], rules: _Rules) -> str:
    """Write the file anew: what is not touched stays as it is."""
    blocks = [part for part in parts if isinstance(part, Block)]
    column = common_column(blocks)
    kept = {rule.number for rule in rules}
    waiting = list(rules)
    paper = _Paper(newline="\r\n" if "\r\n" in text else "\n")
    number = -1
    for part in parts:
        if not isinstance(part, Block):
            paper.append(part)
            continue
        number += 1
        while number in kept and waiting[0].number != number:
            paper.append_table(_new_text(waiting.pop(0), blocks, column))
        if number in kept:
            paper.append(edited(part, waiting.pop(0).said, column=column).text)
        else:
            paper.append(comments_of(part))
        if part is blocks[-1]:
            for rule in waiting:
                paper.append_table(_new_text(rule, blocks, column))
    return paper.text.rstrip() + text[len(text.rstrip()) :]


@dataclass(kw_only=True)
class _Paper:
    """A file as it grows: new tables stand between blank lines."""

    newline: str
    text: str = ""
    _is_after_new: bool = False

    def append(self, text: str) -> None:
        """Add what stood in the file."""
        if text and self._is_after_new and not text.startswith(self.newline):
            self.text += self.newline
        self._is_after_new = self._is_after_new and not text
        self.text += text

    def append_table(self, text: str) -> None:
        """Add a new table."""
        while self.text and not self.text.endswith(self.newline * 2):
            self.text += self.newline
        self.text += text
        self._is_after_new = True


def _new_text(rule: _Rule, blocks: Sequence[Block], column: int | None) -> str:
    """Write a new table like the one that says most of the same."""
    said = rule.content

    def likeness(item: tuple[int, Block]) -> tuple[int, bool]:
        number, block = item
        theirs = block.expectation
        same = sum(
            getattr(said, name) == getattr(theirs, name) not in (None, (), "") for name in _CONTENT
        )
        return same, number == rule.instead_of

    _, pattern = max(enumerate(blocks), key=likeness)
    return edited(copied(pattern), rule.said, column=column).text
