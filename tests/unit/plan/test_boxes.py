from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from packaging.specifiers import SpecifierSet

from errata.plan.rewrite import Box, Point, Space, cover, exact_range, joined_range

RELEASES = ("1.13.1", "2.0.1", "2.5.1", "2.6.0", "2.15.0")
MODES = ("eager", "compile")
BACKENDS = ("cpu", "gpu")
PLACES = [
    Point(version=version, mode=mode, backend=backend)
    for version, mode, backend in product(RELEASES, MODES, BACKENDS)
]


def at(version: str, mode: str = "eager", backend: str = "cpu") -> Point:
    return Point(version=version, mode=mode, backend=backend)


@given(st.sets(st.sampled_from(PLACES), min_size=1), st.sets(st.sampled_from(PLACES)))
def test_boxes_cover_what_is_wanted_and_nothing_else(
    wanted: set[Point], absent: set[Point]
) -> None:
    places = [place for place in PLACES if place in wanted or place not in absent]
    space = Space.of(places)
    boxes = cover(wanted, space)
    assert {place for box in boxes for place in space.inside(box)} == wanted


def test_a_run_of_releases_is_one_box() -> None:
    space = Space.of([place for place in PLACES if place.mode == "eager"])
    wanted = {at(v, backend=b) for v in ("2.0.1", "2.5.1") for b in BACKENDS}
    assert cover(wanted, space) == [Box(first=1, last=2, modes=("eager",), backends=BACKENDS)]


def test_a_gap_makes_two_boxes() -> None:
    space = Space.of(PLACES)
    boxes = cover({at("2.0.1"), at("2.6.0")}, space)
    assert [(box.first, box.last) for box in boxes] == [(1, 1), (3, 3)]


def test_a_backend_that_a_release_does_not_have_is_no_gap() -> None:
    places = [p for p in PLACES if p.mode == "eager" and (p.backend, p.version) != ("gpu", "2.5.1")]
    [box] = cover(set(places), Space.of(places))
    assert (box.first, box.last, box.backends) == (0, 4, BACKENDS)


@pytest.mark.parametrize(
    ("first", "last", "specifier"),
    [("2.9.1", "2.9.1", "==2.9.1"), ("2.6.0", "2.8.0", ">=2.6.0,<=2.8.0")],
)
def test_a_range_names_its_ends(first: str, last: str, specifier: str) -> None:
    assert exact_range(first, last) == specifier


@pytest.mark.parametrize(
    ("lower_from", "upper_from", "joined"),
    [
        (">=1.13,<=2.5.1", ">=2.6.0,<=2.8.0", ">=1.13,<=2.8.0"),
        (">=1.13, <=2.5.1", "==2.8.0", ">=1.13, <=2.8.0"),
        (">=2.9.1,<=2.10.0", ">=2.13", ">=2.9.1"),
        ("==2.6.2", "==3.0.0", ">=2.6.2,<=3.0.0"),
        ("==2.6.2", "==2.6.2", "==2.6.2"),
        ("<2.0", "==2.1.0", "<=2.1.0"),
        ("<2.0", ">2.0", ""),
        ("", "<2.0", "<2.0"),
        (">2.0", "<2.5", ">2.0,<2.5"),
        (">=2.0,!=2.5.1", "==2.15.0", None),
        ("==2.0", "==3.*", None),
        ("~=2.0", "==3.0.0", None),
        (">=2.0,>=2.1", "==3.0.0", None),
        ("==1.0", "<2.0,<2.1", None),
    ],
)
def test_bounds_are_joined_as_they_are_written(
    lower_from: str, upper_from: str, joined: str | None
) -> None:
    assert joined_range(lower_from, upper_from) == joined


@given(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4), st.integers(0, 4))
def test_a_joined_range_holds_both(a: int, b: int, c: int, d: int) -> None:
    one, other = sorted((a, b)), sorted((c, d))
    texts = [exact_range(RELEASES[low], RELEASES[high]) for low, high in (one, other)]
    joined = joined_range(texts[one > other], texts[one[1] < other[1]])
    assert joined is not None
    held = [n for n, release in enumerate(RELEASES) if SpecifierSet(joined).contains(release)]
    assert held == list(range(min(one[0], other[0]), max(one[1], other[1]) + 1))
