"""Rewriting documents exactly what was observed, and nothing else changes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from textwrap import dedent

import pytest
from factories import documented_at, parse_toml
from hypothesis import given
from hypothesis import strategies as st

from errata.model.case import Expectation
from errata.model.outcome import Outcome
from errata.plan.expect_blocks import Block, split_blocks
from errata.plan.rewrite import Point, rewrite

RELEASES = ("1.13.1", "2.0.1", "2.5.1", "2.6.0", "2.13.0", "2.15.0")
MODES = ("eager", "compile")
BACKENDS = ("cpu", "gpu")
PLACES = [
    Point(version=version, mode=mode, backend=backend)
    for version, mode, backend in product(RELEASES, MODES, BACKENDS)
]
CPU = [place for place in PLACES if (place.mode, place.backend) == ("eager", "cpu")]
PASSES = Expectation(outcome=Outcome.PASSED)


def fails(message: str) -> Expectation:
    return Expectation(outcome=Outcome.RAISED, type="E", message=message, at="loss.backward()")


def at(*versions: str) -> list[Point]:
    return [place for place in CPU if place.version in versions]


@cache
def expectations_of(text: str) -> tuple[Expectation, ...]:
    return tuple(part.expectation for part in split_blocks(text) if isinstance(part, Block))


def table(releases: str, message: str = "", lead: str = "", **more: str) -> str:
    lines = [lead, "[[expect]]", f'releases = "{releases}"' if releases else ""]
    lines += [f"{key:<8} = {value}" for key, value in more.items()]
    if message:
        lines += ['outcome  = "raised"', 'type     = "E"', f'message  = "{message}"']
        lines += ['at       = "loss.backward()"']
    else:
        lines += ['outcome  = "passed"']
    return "".join(f"{line}\n" for line in lines if line)


HEAD = 'title = "x"\n\n[requires]\nreleases = "torch"\n\n'


def case(*tables: str) -> str:
    return HEAD + "\n".join(tables)


def changed(text: str, wanted: Mapping[Point, Expectation], places: Sequence[Point] = CPU) -> str:
    found = rewrite(text, wanted, places)
    assert rewrite(found, wanted, places) == found
    return found


def tables(text: str) -> str:
    """Write the tables that `|` divides: releases (`*` for all), a message or none, a comment."""
    made = []
    for part in text.split("|"):
        said, mark, comment = part.partition("#")
        releases, message = [*said.split(), ""][:2]
        made.append(table(releases.strip("*"), message, f"{mark}{comment}".rstrip()))
    return case(*made)


# What a file documents, what each message (or passing) was seen on, and what it documents then.
@pytest.mark.parametrize(
    ("before", "seen", "after"),
    [
        # A release that differs gets a table before the one that covered it.
        (">=1.13 old", {"new": "2.13.0"}, "==2.13.0 new | >=1.13 old"),
        # Neighbouring releases share a table, and others do not.
        (">=1.13 old", {"": "1.13.1 2.6.0 2.13.0"}, "==1.13.1 | >=2.6.0,<=2.13.0 | >=1.13 old"),
        # A table whose every place changes is edited where it stands.
        (
            "<2.6 one # first | >=2.6 two # still about it",
            {"new": "2.6.0 2.13.0 2.15.0"},
            "<2.6 one # first | >=2.6 new # still about it",
        ),
        # A table that loses its places gives its text to the new ones.
        (
            "* old # a comment",
            {"a": "1.13.1 2.0.1 2.5.1", "b": "2.6.0 2.13.0 2.15.0"},
            ">=1.13.1,<=2.5.1 a # a comment | >=2.6.0,<=2.15.0 b",
        ),
        # What a later table says needs no table of its own, and its comment stays.
        ("==2.6.0 # once it passed | >=1.13 old", {"old": "2.6.0"}, ">=1.13 old # once it passed"),
        # The next release that does the same widens the table.
        (
            "==2.13.0 new # since then | >=1.13 old",
            {"new": "2.15.0"},
            ">=2.13.0,<=2.15.0 new # since then | >=1.13 old",
        ),
        # Releases between two documented ranges join the one they are like, or get their place.
        ("<=2.0.1 old | >=2.13 new", {"old": "2.5.1", "new": "2.6.0"}, "<=2.5.1 old | >=2.6.0 new"),
        ("<=2.0.1 old | >=2.13 new", {"": "2.5.1"}, "<=2.0.1 old | ==2.5.1 | >=2.13 new"),
        # A change that came later moves the boundary.
        (">=2.6 | <2.6 old", {"old": "2.6.0 2.13.0"}, ">2.13.0 | <=2.13.0 old"),
        # A release after all documented ones comes last.
        ("<=2.0.1 old", {"": "2.15.0"}, "<=2.0.1 old | ==2.15.0"),
        # A table that goes at the end leaves no gap.
        (
            "<2.6 old | ==2.13.0 | ==2.15.0 old",
            {"old": "2.13.0"},
            "<2.6 old | >=2.13.0,<=2.15.0 old",
        ),
        # Ranges that touch become one table.
        (">=1.13,<2.6 old | ==2.6.0 | >=2.13 old", {"old": "2.6.0"}, ">=1.13 old"),
    ],
)
def test_a_file_documents_what_was_seen(before: str, seen: dict[str, str], after: str) -> None:
    wanted = {
        place: fails(message) if message else PASSES
        for message, versions in seen.items()
        for place in at(*versions.split())
    }
    assert changed(tables(before), wanted) == tables(after)


def test_a_change_that_came_sooner_moves_the_boundary() -> None:
    text = case(table(">=1.13, <2.13", "old", lead="# before"), table(">=2.13", lead="# healed"))
    found = changed(text, dict.fromkeys(at("2.6.0"), PASSES))
    assert found == text.replace(">=1.13, <2.13", ">=1.13, <2.6.0").replace(">=2.13", ">=2.6.0")


def test_a_boundary_stays_where_another_mode_would_move_with_it() -> None:
    text = case(table("<2.13", "old"), table(">=2.13"))
    some = [p for p in PLACES if p.version == "2.6.0" and p.mode == "compile"]
    found = changed(text, dict.fromkeys(some, PASSES), PLACES)
    assert found == case(
        table("==2.6.0", modes='["compile"]'), table("<2.13", "old"), table(">=2.13")
    )


def test_only_the_modes_and_backends_observed_are_named() -> None:
    text = case(table("", "old"))
    some = [p for p in PLACES if p.version == "2.15.0" and p.backend == "cpu"]
    assert changed(text, dict.fromkeys(some, fails("new")), PLACES) == case(
        table("==2.15.0", backends='["cpu"]', message="new"), table("", "old")
    )
    some = [p for p in PLACES if p.version == "2.15.0" and p.mode == "compile"]
    assert changed(text, dict.fromkeys(some, fails("new")), PLACES) == case(
        table("==2.15.0", modes='["compile"]', message="new"), table("", "old")
    )


def test_a_file_keeps_its_line_ends_and_what_follows_its_tables() -> None:
    text = (HEAD + table("", "old") + "\n[other]\nx = 1").replace("\n", "\r\n")
    found = rewrite(text, dict.fromkeys(at("2.15.0"), PASSES), CPU)
    new = HEAD + table("==2.15.0") + "\n" + table("", "old") + "\n[other]\nx = 1"
    assert found == new.replace("\n", "\r\n")


def test_a_table_behind_a_last_line_without_an_end_stands_apart() -> None:
    text = case(table("<=2.0.1", "old")).rstrip()
    found = changed(text, dict.fromkeys(at("2.15.0"), PASSES))
    assert found == case(table("<=2.0.1", "old"), table("==2.15.0")).rstrip()


def test_unusual_spacing_is_left_alone() -> None:
    text = dedent(
        """\
        [[expect]]
          releases="==2.0.1"   # eol
          outcome =  "raised"
          type='E'
          message = "old"



        [[expect]]
        outcome = "passed"
        """
    )
    wanted = {p: Expectation(outcome=Outcome.RAISED, type="E", message="new") for p in at("2.0.1")}
    assert changed(text, wanted) == text.replace('"old"', '"new"')


# Properties ---------------------------------------------------------------------------------

CONTENTS = st.sampled_from([PASSES, fails("one"), fails("two"), fails("three")])
SPECIFIERS = st.sampled_from(
    ["", "<2.0", ">=2.0", "==2.5.1", ">=2.0,<2.13", ">=1.13,<=2.5.1", "!=2.6.0", "==2.*", ">=2.13"]
)
COMMENTS = st.sampled_from(["", "# a comment", "# another\n# in two lines"])
SOME_MODES = st.sampled_from(["", '["eager"]', '["compile"]', '["compile", "eager"]'])


@st.composite
def files(draw: st.DrawFn) -> str:
    """Make a file in which every table is the first match of some place."""
    tables: list[str] = []
    for number in range(draw(st.integers(1, 5))):
        content = draw(CONTENTS)
        more = {"modes": modes} if (modes := draw(SOME_MODES)) else {}
        lead = draw(COMMENTS).replace("comment", f"comment {number}")
        made = table(draw(SPECIFIERS), content.message or "", lead, **more)
        if draw(st.booleans()):
            made = made.replace('"\n', f'"  # line {number}\n', 1)
        reached = {documented_number(case(*tables, made), place) for place in PLACES}
        if len(tables) in reached:
            tables.append(made)
    return case(*tables) if tables else case(table("", "old"))


def documented_number(text: str, place: Point) -> int | None:
    expectations = expectations_of(text)
    found = [
        number
        for number, expectation in enumerate(expectations)
        if documented_at([expectation], place) is not None
    ]
    return found[0] if found else None


def comments_in(text: str) -> list[str]:
    return sorted(re.findall(r"#[^\n]*", text))


WANTED = st.dictionaries(st.sampled_from(PLACES), CONTENTS, max_size=12)


@given(files(), WANTED)
def test_what_was_observed_is_documented_and_nothing_else_changes(
    text: str, wanted: dict[Point, Expectation]
) -> None:
    found = rewrite(text, wanted, PLACES)
    before, after = expectations_of(text), expectations_of(found)
    for place in PLACES:
        assert documented_at(after, place) == wanted.get(place, documented_at(before, place))


@given(files(), WANTED)
def test_every_table_is_reached_and_no_comment_is_lost(
    text: str, wanted: dict[Point, Expectation]
) -> None:
    found = rewrite(text, wanted, PLACES)
    reached = {documented_number(found, place) for place in PLACES}
    assert reached - {None} == set(range(len(expectations_of(found))))
    assert comments_in(found) == comments_in(text)
    assert len(parse_toml(found)["expect"]) == len(expectations_of(found))
    assert "\n\n\n" not in found


@given(files(), WANTED)
def test_rewriting_again_changes_nothing(text: str, wanted: dict[Point, Expectation]) -> None:
    found = rewrite(text, wanted, PLACES)
    assert rewrite(found, wanted, PLACES) == found


@given(files(), st.sets(st.sampled_from(PLACES)))
def test_what_is_documented_already_leaves_every_character(text: str, some: set[Point]) -> None:
    said = {place: documented_at(expectations_of(text), place) for place in some}
    wanted = {place: content for place, content in said.items() if content is not None}
    assert rewrite(text, wanted, PLACES) == text


@given(files(), st.dictionaries(st.sampled_from(CPU), CONTENTS, min_size=1, max_size=4))
def test_the_order_of_what_was_observed_does_not_matter(
    text: str, wanted: dict[Point, Expectation]
) -> None:
    turned = dict(reversed(wanted.items()))
    assert rewrite(text, wanted, PLACES) == rewrite(text, turned, PLACES)


@pytest.mark.parametrize("ending", ["", "\n", "\n\n"])
def test_the_end_of_the_file_stays(ending: str) -> None:
    text = case(table("", "old")).rstrip() + ending
    found = rewrite(text, dict.fromkeys(at("2.15.0"), PASSES), CPU)
    assert found.removeprefix(found.rstrip()) == ending
