"""Arrange what two stored runs said differently for reading, what got worse first: pure."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from packaging.version import Version

from errata.compare.sides import Row, set_judgements_side_by_side
from errata.compare.transitions import Change, Transition
from errata.model.enums import StrEnum
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE
from errata.model.verdict import Judgement, Verdict
from errata.report.run.view import rerun_command
from errata.text.printable import visible

__all__ = [
    "ComparisonFacts",
    "ComparisonView",
    "Difference",
    "DifferenceGroup",
    "Heading",
    "RunSide",
    "build_comparison",
]


class Heading(StrEnum):
    """Under which heading a trial that differs is told, in this order."""

    WORSE = "worse"
    FLAKY = "flaky"
    WORDS = "other words"
    NUMBERS = "other numbers"
    BETTER = "better"


_ORDER = tuple(Change)
_SETTLED = "no longer flaky"
_HEADINGS = {
    Change.FLAKY: Heading.FLAKY,
    Change.DRIFTED: Heading.WORDS,
    Change.NUMERIC: Heading.NUMBERS,
}


@dataclass(frozen=True, kw_only=True)
class RunSide:
    """One of the two runs: its number, its start in UTC, and what it was asked."""

    number: int
    started: datetime
    argv: str
    imported: bool = False
    is_finished: bool = True


@dataclass(frozen=True, kw_only=True)
class Difference:
    """One trial whose behaviour differs, by its identifier."""

    id: str
    transition: Transition


@dataclass(frozen=True, kw_only=True)
class ComparisonFacts:
    """What a report says beside the differences themselves.

    `same` counts the results of the second run that are as in the first, `only_before` and
    `only_after` the trials that only one run has. `edited` are trials whose scripts were edited
    between the runs, `unknown` those whose case is no longer here, `incomplete` those without a
    result of a script.
    """

    before: RunSide
    after: RunSide
    same: int
    only_before: int
    only_after: int
    edited: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    incomplete: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class DifferenceGroup:
    """Trials of one case that differ in the same way; all text is safe to show.

    `names` are the changes as people read them.
    """

    case: str
    changes: tuple[Change, ...]
    names: tuple[str, ...]
    ids: tuple[str, ...]
    words: tuple[str, ...]
    rows: tuple[Row, ...]
    numbers: tuple[str, ...]
    again: str


@dataclass(frozen=True, kw_only=True)
class ComparisonView:
    """A whole comparison, ready to be shown; counts leave out what did not occur.

    `differences` holds every trial that was read and is not the same, in reading order;
    `inconclusive` pairs the reason why some of them cannot be compared with their identifiers.
    `counts` has the most serious change of all others.
    """

    facts: ComparisonFacts
    differences: tuple[Difference, ...]
    groups: tuple[tuple[Heading, tuple[DifferenceGroup, ...]], ...]
    inconclusive: tuple[tuple[str, tuple[str, ...]], ...]
    counts: tuple[tuple[str, int], ...]
    exit_code: int


def build_comparison(differences: Sequence[Difference], facts: ComparisonFacts) -> ComparisonView:
    """Arrange what differs; trials that turn out to do the same count as such."""
    real = [d for d in differences if d.transition.change is not Change.UNCHANGED]
    ordered = sorted(real, key=_reading_order)
    told: dict[Heading, dict[tuple[object, ...], list[Difference]]] = {h: {} for h in Heading}
    inconclusive: dict[str, list[str]] = {}
    for one in ordered:
        heading = _heading(one.transition)
        if heading is None:
            inconclusive.setdefault(visible(one.transition.words[0]), []).append(visible(one.id))
        else:
            told[heading].setdefault(_likeness(one.transition), []).append(one)
    said = [one.transition for one in ordered if _heading(one.transition) is not None]
    counts = Counter(_names(transition)[0] for transition in said)
    return ComparisonView(
        facts=facts,
        differences=tuple(ordered),
        groups=tuple(
            (heading, tuple(map(_group, sorted(groups.values(), key=_urgency))))
            for heading, groups in told.items()
            if groups
        ),
        inconclusive=tuple((reason, tuple(names)) for reason, names in inconclusive.items()),
        counts=tuple(
            (name, counts[name]) for name in (*map(str, Change), _SETTLED) if counts[name]
        ),
        exit_code=_exit_code(ordered),
    )


def _reading_order(difference: Difference) -> tuple[object, ...]:
    """Order by case, then release, so that neighbours stand beside each other."""
    transition = difference.transition
    known = transition.after or transition.before
    version = Version(known.trial.environment.version) if known else Version("0")
    return (transition.case.id, version, difference.id)


def _heading(transition: Transition) -> Heading | None:
    """Return where a difference is told; None where nothing can be said of one side."""
    if transition.change is Change.INCONCLUSIVE:
        sides = (transition.before, transition.after)
        said = all(side is not None and side.verdict.is_conclusive for side in sides)
        return Heading.FLAKY if said else None  # flaky before, and settled now
    if transition.change in (Change.GONE, Change.APPEARED):
        return None
    if transition.change is Change.FLAKY:
        return Heading.FLAKY
    if transition.is_regression:
        return Heading.WORSE
    return _HEADINGS.get(transition.change, Heading.BETTER)


def _names(transition: Transition) -> tuple[str, ...]:
    if transition.change is Change.INCONCLUSIVE and _heading(transition) is Heading.FLAKY:
        return (_SETTLED,)
    return tuple(map(str, transition.changes))


def _likeness(transition: Transition) -> tuple[object, ...]:
    return (transition.case.id, transition.changes, transition.words, _rows(transition))


def _rows(transition: Transition) -> tuple[Row, ...]:
    if transition.before is None or transition.after is None:
        return ()
    return set_judgements_side_by_side(transition.before, transition.after)


def _urgency(differences: Sequence[Difference]) -> int:
    return _ORDER.index(differences[0].transition.change)


def _group(differences: Sequence[Difference]) -> DifferenceGroup:
    first = differences[0].transition
    known = first.after or first.before
    return DifferenceGroup(
        case=visible(first.case.id),
        changes=first.changes,
        names=_names(first),
        ids=tuple(visible(one.id) for one in differences),
        words=tuple(map(visible, first.words)),
        rows=_rows(first),
        numbers=tuple(map(visible, first.numbers)),
        again=_again(known, differences[0].id),
    )


def _again(judgement: Judgement | None, trial: str) -> str:
    if judgement is None:
        return visible(shlex.join(["errata", "run", trial, "--force"]))
    return rerun_command(judgement.trial)


def _exit_code(differences: Sequence[Difference]) -> int:
    """Return the exit code as for a run: any change is news, then what cannot be said now."""
    if any(_heading(one.transition) is not None for one in differences):
        return EXIT_CHANGED
    after = [one.transition.after for one in differences]
    if any(side is not None and side.verdict is Verdict.INFRA for side in after):
        return EXIT_INFRASTRUCTURE
    return EXIT_AS_EXPECTED
