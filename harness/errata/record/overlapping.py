"""Find cases that cannot be told apart: one documents the very error that another one shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from errata.compare.judge import mismatches
from errata.model.case import Case, Expectation
from errata.model.errors import Problem
from errata.model.outcome import Outcome
from errata.model.record import Observation, recall
from errata.text.wording import guess

__all__ = ["Overlap", "find_overlaps", "overlap_problems"]


@dataclass(frozen=True, kw_only=True)
class Overlap:
    """The error that `shown_by` was seen to give is one that `case` documents as its own.

    `number` counts the expectation from 0; `place` is where the error was seen.
    """

    case: str
    number: int
    shown_by: str
    place: str


def find_overlaps(cases: Sequence[Case], record: Mapping[str, Observation]) -> tuple[Overlap, ...]:
    """List every expectation that another case's recorded error meets, once for each pair.

    Someone who meets an error has a script of his own, so the statement that raises counts only
    where an expectation has no other words. Crashes, hangs and exits without any words are left
    out, for nothing could tell two of them apart. Cases that declare `same_error_as` of one
    another are meant to share theirs.
    """
    by_framework: dict[str, list[Case]] = {}
    for case in cases:
        by_framework.setdefault(case.requires.framework, []).append(case)
    known = {case.id: case for case in cases}
    found: dict[tuple[str, int, str], Overlap] = {}
    for seen in _distinct(record.values()):
        shown_by = known.get(seen.case)
        if shown_by is None:
            continue
        for case in by_framework[shown_by.requires.framework]:
            if case.id == shown_by.id or _share(case, shown_by):
                continue
            for number, expectation in enumerate(case.expectations):
                key = (case.id, number, shown_by.id)
                if key not in found and _meets(seen, expectation):
                    found[key] = Overlap(
                        case=case.id, number=number, shown_by=shown_by.id, place=seen.place
                    )
    return tuple(found[key] for key in sorted(found))


def overlap_problems(
    cases: Sequence[Case], record: Mapping[str, Observation]
) -> tuple[Problem, ...]:
    """Say of each overlap where it stands and what to do; declarations must name cases."""
    folders = {case.id: case.folder for case in cases}
    strangers = tuple(
        Problem(
            file=str(case.folder / "case.toml"),
            key="same_error_as",
            message=f"{name!r} is not a case here",
            hint=guess(name, folders),
        )
        for case in cases
        for name in case.same_error_as
        if name not in folders
    )
    return strangers + tuple(
        Problem(
            file=str(folders[overlap.case] / "case.toml"),
            key=f"expect[{overlap.number + 1}]",
            message=f"documents the error that {overlap.shown_by} shows too, at {overlap.place}",
            hint="say more of the message or native frames; if the errors are the same by "
            f'nature, same_error_as = ["{overlap.shown_by}"]',
        )
        for overlap in find_overlaps(cases, record)
    )


def _distinct(record: Iterable[Observation]) -> Iterable[Observation]:
    """Keep one observation of each distinct failure of a case; its place is where it was seen."""
    seen: dict[tuple[object, ...], Observation] = {}
    for one in record:
        if one.broken is not Outcome.PASSED and one.broken.is_from_script:
            identity = one.signature.identity if one.signature else None
            seen.setdefault((one.case, one.broken, one.detail, identity), one)
    return seen.values()


def _share(one: Case, other: Case) -> bool:
    return other.id in one.same_error_as or one.id in other.same_error_as


def _meets(seen: Observation, expectation: Expectation) -> bool:
    """Tell whether a recorded error is what an expectation documents, whatever raised it."""
    says_what = expectation.message is not None or bool(expectation.native)
    if not expectation.is_failure or not (says_what or expectation.at or expectation.type):
        return False
    broken, _ = recall(seen)
    # The record keeps no warnings; the statement is the reader's own where the words tell enough.
    uncounted = {"warning", "at"} if says_what else {"warning"}
    return uncounted.issuperset(mismatches(expectation, broken))
