"""Find where a behaviour changes along a row of places, asking as little as possible: pure.

A place is a number; its *answer* is what was seen there, Unknown where that is inconclusive, None
where nothing was asked yet. Each function looks at all answers and returns what to do next, so
that answers may come in any order and from anywhere. Nothing here knows what a release is.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, TypeVar

Side = Literal["good", "bad", "neither", "unknown"]
"""Which end a place behaves like: the first is good, the last is bad; unknown was not seen."""


@dataclass(frozen=True, kw_only=True)
class Unknown:
    """An inconclusive place, and why; it is skipped, never taken for bad."""

    reason: str


Seen = TypeVar("Seen")
Answers = Sequence[Seen | Unknown | None]
# Called with what was seen at the good end, at the bad end, and at the place in question.
Classify = Callable[[Seen, Seen, Seen], Side]


@dataclass(frozen=True, kw_only=True)
class Ask:
    """Look at this place next; with `confirms` once more, because the answer rests on it."""

    place: int
    confirms: bool = False


Changes = tuple[tuple[int, int], ...]
"""Every change, in order: the last place before it and the first one after it.

All places between the two are unknown. Empty where all places show the same.
"""


def known_ends(answers: Answers[Seen]) -> tuple[int, int] | None:
    """Return the first and the last place that is not unknown, or None if there are no two."""
    places = [place for place, answer in enumerate(answers) if not isinstance(answer, Unknown)]
    return (places[0], places[-1]) if len(places) > 1 else None


def side_at(answers: Answers[Seen], classify: Classify[Seen], place: int) -> Side | None:
    """Return which end a place behaves like; None while the place or an end has not been asked."""
    answer = answers[place]
    if isinstance(answer, Unknown):
        return "unknown"
    ends = known_ends(answers)
    if answer is None or ends is None:
        return None
    if place == ends[0]:
        return "good"
    good, bad = answers[ends[0]], answers[ends[1]]
    if good is None or bad is None or isinstance(good, Unknown) or isinstance(bad, Unknown):
        return None
    if answer == good:
        return "good"
    return "bad" if place == ends[1] else classify(good, bad, answer)


def search(
    answers: Answers[Seen],
    classify: Classify[Seen],
    *,
    confirmed: Container[int] = (),
    free: Container[int] = (),
) -> Ask | Changes | None:
    """Return what to do next to find how the first end becomes the last, or the changes found.

    None where fewer than two places are conclusive.

    Both ends are asked first; one that is unknown gives way to its neighbour further in. Then,
    wherever two neighbours among the places seen differ, the middle one of the undecided
    places between them is asked: one in `free`, whose answers cost nothing, as long as there
    is any. A place that behaves like neither end splits the search in two, so that a behaviour
    that changed twice is found with both changes. What lies between two places that are alike is
    taken to be alike. The places that the answer rests on must be in `confirmed`.

    With n places and one change, at most 2 + ceil(log2(n - 1)) are asked (free ones aside), each
    further change found adds at most ceil(log2(n - 1)), and each unknown place at most one: every
    answer halves the undecided places, or is itself the unknown one.
    """
    ends = known_ends(answers)
    if ends is None:
        return None
    for end in ends:
        if answers[end] is None:
            return Ask(place=end)
    seen = [p for p in range(ends[0], ends[1] + 1) if _is_seen(answers[p])]
    labels = {place: _label(answers, classify, place) for place in seen}
    changes = [
        (before, after) for before, after in pairwise(seen) if labels[before] != labels[after]
    ]
    for before, after in changes:
        undecided = [place for place in range(before + 1, after) if answers[place] is None]
        cheap = [place for place in undecided if place in free] or undecided
        if cheap:
            return Ask(place=cheap[len(cheap) // 2])
    return _unconfirmed(changes, confirmed) or tuple(changes)


def survey(answers: Answers[Seen], *, confirmed: Container[int] = ()) -> Ask | Changes | None:
    """Return what to do next to find every change along the row, or the changes found.

    None where fewer than two places are conclusive.

    Every place is asked, from the first to the last, so that also a behaviour that went and came
    back is found. Unknown places leave intervals.
    """
    for place, answer in enumerate(answers):
        if answer is None:
            return Ask(place=place)
    if known_ends(answers) is None:
        return None
    seen = [place for place, answer in enumerate(answers) if _is_seen(answer)]
    changes = [
        (before, after) for before, after in pairwise(seen) if answers[before] != answers[after]
    ]
    return _unconfirmed(changes, confirmed) or tuple(changes)


def _is_seen(answer: Seen | Unknown | None) -> bool:
    return answer is not None and not isinstance(answer, Unknown)


def _label(answers: Answers[Seen], classify: Classify[Seen], place: int) -> object:
    """Return what a place is compared by: its end, or what was seen if that is neither."""
    side = side_at(answers, classify, place)
    return (side, answers[place] if side == "neither" else None)


def _unconfirmed(changes: Sequence[tuple[int, int]], confirmed: Container[int]) -> Ask | None:
    """Return the first place that a change rests on and that is not confirmed."""
    for change in changes:
        for place in change:
            if place not in confirmed:
                return Ask(place=place, confirms=True)
    return None
