"""Cover points with few boxes (consecutive releases, modes, backends), and write their ranges."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby, product

from packaging.specifiers import SpecifierSet


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


def range_before(specifier: str, version: str) -> str | None:
    """Cap a range below a version; None if the specifier is not a plain range."""
    return joined_range(specifier, f"<{version}")


def range_after(specifier: str, version: str) -> str | None:
    """Start a range above a version; None if the specifier is not a plain range."""
    return joined_range(f">{version}", specifier)


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
