from __future__ import annotations

import io
import unicodedata
from collections.abc import Callable
from dataclasses import replace

import pytest
from rich.console import Console
from upgrades import everything, make_facts, make_view

from errata.compare.transitions import Change
from errata.report.upgrade.console import headline, render_upgrade, upgrade_summary
from errata.report.upgrade_view import UpgradeView, build_upgrade_view

Gold = Callable[[str, str], None]


@pytest.fixture(scope="module")
def view() -> UpgradeView:
    return make_view()


def screen(view: UpgradeView, width: int, *, verbose: bool = False) -> str:
    out = io.StringIO()
    render_upgrade(view, Console(file=out, width=width, color_system=None), verbose=verbose)
    return out.getvalue()


@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_is_as_in_the_gold_file(view: UpgradeView, gold: Gold, width: int) -> None:
    gold(f"upgrade-{width}.txt", screen(view, width))


def test_the_verbose_screen_is_as_in_the_gold_file(view: UpgradeView, gold: Gold) -> None:
    gold("upgrade-120-verbose.txt", screen(view, 120, verbose=True))


def test_the_quiet_screen_is_as_in_the_gold_file(gold: Gold) -> None:
    quiet = [t for t in everything() if t.changes == (Change.UNCHANGED,)]
    facts = replace(make_facts(), failed=(), baseline=None)
    gold("upgrade-quiet.txt", screen(build_upgrade_view(quiet, facts), 80))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_every_encoding_can_hold_the_screen(view: UpgradeView, encoding: str) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, errors="strict")
    render_upgrade(view, Console(file=stream, width=100, color_system=None), verbose=True)
    stream.flush()
    assert b"Breaks at 2.15.0" in raw.getvalue()


@pytest.mark.parametrize("verbose", [False, True])
def test_nothing_from_a_script_reaches_the_terminal_raw(view: UpgradeView, verbose: bool) -> None:
    text = screen(view, 120, verbose=verbose)
    kinds = {unicodedata.category(character) for character in text.replace("\n", "")}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn"}
    assert "[red]not red[/red]" in text


@pytest.mark.parametrize("width", [40, 80])
def test_only_names_and_commands_exceed_the_width(view: UpgradeView, width: int) -> None:
    titles = ("Workarounds", "Fails as before", "Only about")
    free = ("torch/", "-> torch-", "errata ", "could not be had", *titles)
    for line in screen(view, width).splitlines():
        assert len(line) <= width or any(words in line for words in free), line


def test_no_line_ends_in_a_blank(view: UpgradeView) -> None:
    assert not [line for line in screen(view, 80).splitlines() if line.endswith(" ")]


def test_what_differs_is_marked_where_there_is_no_colour(view: UpgradeView) -> None:
    assert "[-2-] and [-3-]" in screen(view, 200)
    assert "{+[2]+} and {+[3]+}" in screen(view, 200)


def test_a_downgrade_is_called_one() -> None:
    facts = replace(make_facts(), is_downgrade=True)
    assert headline(facts) == "torch 2.0.1 -> 2.15.0 (a downgrade)"


def test_an_interrupted_comparison_says_how_to_go_on() -> None:
    facts = replace(make_facts(), interrupted=True, unfinished=7, confirmed=False)
    text = screen(build_upgrade_view([], facts), 80)
    assert "interrupted, 7 comparisons unfinished: the same command goes on" in text
    assert "not confirmed" in text
    assert text.splitlines()[-1].startswith("! ")


def test_a_quiet_comparison_still_says_how_much_was_compared() -> None:
    view = build_upgrade_view([], replace(make_facts(), failed=()))
    assert upgrade_summary(view).startswith("0 comparisons · 0 workarounds still needed")
