"""The screen names the release, shows what changed, and fits every terminal."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace

import pytest
from bisections import NEW, NO_WHEEL, OLD, PASSES, Truth, bisection, raised
from rich.console import Console

from errata.compare.investigation import Bisection
from errata.model.bisection import Unknown
from errata.report.bisection.console import render

Gold = Callable[[str, str], None]

CHANGE = [OLD, OLD, OLD, NEW, NEW, NEW, NEW]
MASKED = Unknown(reason="masked: fails somewhere else: ImportError: no module named \x1b[31m'x'")


def _screen(found: Bisection, width: int) -> str:
    out = io.StringIO()
    render(found, Console(file=out, width=width, color_system=None))
    return out.getvalue()


@pytest.fixture
def full() -> Bisection:
    """Answers of every kind in one: exact, with a gap, alike, none, several, doubtful."""
    other = raised("[red]another[/red] failure\x1b[0m altogether", kind="ValueError")
    return bisection(
        {
            "eager": CHANGE,
            "compile": CHANGE,
            "gap": [NO_WHEEL, OLD, MASKED, NO_WHEEL, NO_WHEEL, PASSES, PASSES],
            "same": [PASSES] * 7,
            "none": [MASKED] * 7,
            "twice": [OLD, OLD, other, other, other, NEW, NEW],
        },
        free=["2.5.1"],
        again={"2.5.1": NO_WHEEL},
    )


@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_is_as_in_the_gold_file(full: Bisection, gold: Gold, width: int) -> None:
    gold(f"bisect-{width}.txt", _screen(full, width))


def test_the_screen_of_all_changes_is_as_in_the_gold_file(gold: Gold) -> None:
    truth: Truth = {"eager": [OLD, OLD, PASSES, NO_WHEEL, PASSES, OLD, OLD], "same": [PASSES] * 7}
    gold("bisect-all-80.txt", _screen(bisection(truth, every=True), 80))


def test_an_ascii_terminal_gets_ascii(full: Bisection) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii", errors="strict", newline="\n")
    render(full, Console(file=stream, width=80, color_system=None))
    stream.flush()
    assert b"!= torch 2.5.1 -> 2.6.0: the message changed" in raw.getvalue()


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_line_but_commands_and_headings_is_wider_than_the_screen(
    full: Bisection, width: int
) -> None:
    lines = _screen(full, width).splitlines()
    prose = [line for line in lines if "errata " not in line and "torch" not in line]
    assert max(map(len, prose)) <= width


def test_nothing_that_a_script_said_is_obeyed(full: Bisection) -> None:
    screen = _screen(full, 120)
    assert "\x1b" not in screen
    assert "[red]another[/red]" in screen


def test_only_where_listed_releases_were_asked_the_others_are_mentioned() -> None:
    assert "--unlisted" in _screen(bisection({"eager": CHANGE}), 80)
    assert "--unlisted" not in _screen(bisection({"eager": CHANGE}, unlisted=True), 80)
    assert "--unlisted" not in _screen(bisection({"eager": [OLD] * 7}), 80)


def test_more_behaviours_than_letters_are_still_shown() -> None:
    releases = [f"1.{minor}" for minor in range(30)]
    truth: Truth = {"eager": [raised(f"message {minor}") for minor in range(30)]}
    screen = _screen(replace(bisection(truth, releases=releases, every=True)), 80)
    assert "Z  torch 1.25" in screen
    assert "?  torch 1.29" in screen
