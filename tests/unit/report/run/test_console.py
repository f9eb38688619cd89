"""The screen says what is as expected and what changed, on every kind of terminal."""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from rich.console import Console

from errata.compare.findings import Finding
from errata.model.case import Case, Expectation
from errata.model.outcome import Outcome, ScriptResult
from errata.report.run.console import render, summary
from errata.report.run_view import RunFacts, RunView, build_view

MakeCase = Callable[..., Case]
MakeFinding = Callable[..., Finding]
MakeFacts = Callable[[Sequence[Finding]], RunFacts]
Gold = Callable[[str, str], None]

PASSED = ScriptResult(outcome=Outcome.PASSED)
HEALED = Expectation(outcome=Outcome.PASSED)


def _screen(view: RunView, width: int, *, verbose: bool = False) -> str:
    out = io.StringIO()
    render(view, Console(file=out, width=width, color_system=None), verbose=verbose)
    return out.getvalue()


def _encoded(view: RunView, encoding: str) -> str:
    """Render on a stream of some encoding that raises on what it cannot hold."""
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, errors="strict", newline="\n")
    render(view, Console(file=stream, width=100, color_system=None))
    stream.flush()
    return raw.getvalue().decode(encoding)


@pytest.fixture
def quiet(make_case: MakeCase, make_finding: MakeFinding, make_facts: MakeFacts) -> RunView:
    findings = [
        make_finding(make_case(f"torch/{n}"), v, PASSED, expected=HEALED, recorded=[PASSED])
        for n in ("one", "two")
        for v in ("2.0.1", "2.5.1")
    ]
    return build_view(findings, make_facts(findings))


@pytest.mark.parametrize("width", [80, 120, 200])
def test_the_screen_is_as_in_the_gold_file(view: RunView, gold: Gold, width: int) -> None:
    gold(f"console-{width}.txt", _screen(view, width))


def test_the_verbose_screen_is_as_in_the_gold_file(view: RunView, gold: Gold) -> None:
    gold("console-120-verbose.txt", _screen(view, 120, verbose=True))


def test_the_ascii_screen_is_as_in_the_gold_file(view: RunView, gold: Gold) -> None:
    gold("console-100-ascii.txt", _encoded(view, "ascii"))


def test_the_quiet_screen_is_as_in_the_gold_file(quiet: RunView, gold: Gold) -> None:
    gold("console-quiet.txt", _screen(quiet, 80))


def test_colours_are_as_in_the_gold_file(view: RunView, gold: Gold) -> None:
    out = io.StringIO()
    render(view, Console(file=out, width=120, force_terminal=True, color_system="standard"))
    gold("console-120-colour.txt", out.getvalue().replace("\x1b", "ESC"))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8", "cp1252"])
def test_every_encoding_can_hold_the_screen(view: RunView, encoding: str) -> None:
    assert "as expected" in _encoded(view, encoding)


@pytest.mark.parametrize("width", [40, 80])
def test_tables_never_exceed_the_width(view: RunView, width: int) -> None:
    free = ("@", "errata ", "infra ", "unavailable ", "documented fix", "environments, the")
    for line in _screen(view, width).splitlines():
        assert len(line) <= width or any(words in line for words in free), line


@pytest.mark.parametrize("verbose", [False, True])
def test_nothing_from_a_script_reaches_the_terminal_raw(view: RunView, verbose: bool) -> None:
    text = _screen(view, 120, verbose=verbose)
    kinds = {unicodedata.category(c) for c in text.replace("\n", "")}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn"}


@pytest.mark.parametrize("markup", [True, False])
def test_markup_of_a_script_is_not_interpreted(view: RunView, markup: bool) -> None:
    out = io.StringIO()
    render(view, Console(file=out, width=200, color_system=None, markup=markup))
    assert "[red]not red[/red] [link=https://example.invalid]x[/] :warning:" in out.getvalue()


def test_a_long_message_is_cut_with_its_count(view: RunView) -> None:
    assert "characters]" in _screen(view, 200)


def test_a_difference_at_the_end_of_a_long_message_is_shown(view: RunView) -> None:
    screen = _screen(view, 200)
    assert "[-ENDED-]" in screen
    assert "{+END+}" in screen


def test_no_colour_means_marks(view: RunView) -> None:
    out = io.StringIO()
    terminal = Console(
        file=out, width=120, force_terminal=True, color_system="standard", no_color=True
    )
    render(view, terminal)
    assert "{+a larger shape+}" in out.getvalue()


def test_no_line_ends_in_a_blank(view: RunView) -> None:
    assert not [line for line in _screen(view, 80).splitlines() if line.endswith(" ")]


def test_commands_and_ids_are_not_broken(view: RunView) -> None:
    screen = _screen(view, 40)
    for change in view.changes:
        assert change.again in screen
        assert change.ids[0] in screen


def test_many_trials_of_one_change_are_counted(
    make_case: MakeCase, make_finding: MakeFinding, make_facts: MakeFacts
) -> None:
    fails = Expectation(outcome=Outcome.RAISED)
    case = make_case("torch/x", expectations=[fails])
    findings = [make_finding(case, f"2.{n}.0", PASSED, expected=fails) for n in range(11)]
    view = build_view(findings, make_facts(findings))
    assert "and 3 more" in _screen(view, 80)
    assert "torch/x@torch-2.10.0:eager:cpu\n" not in _screen(view, 80)
    assert "torch/x@torch-2.10.0:eager:cpu\n" in _screen(view, 80, verbose=True)


def test_the_summary_is_one_line(quiet: RunView) -> None:
    assert summary(quiet) == (
        "4 trials: 4 as expected · 60 cells run, 28 reused · 2 environments · 12.3 s"
    )


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.04, "0.0 s"), (59.9, "59.9 s"), (61.2, "1 min 01 s")]
)
def test_long_times_are_in_minutes(quiet: RunView, seconds: float, words: str) -> None:
    view = replace(quiet, facts=replace(quiet.facts, wall_s=seconds))
    assert summary(view).endswith(f" · {words}")


def test_an_interrupted_run_says_how_to_go_on(quiet: RunView) -> None:
    facts = replace(quiet.facts, interrupted=True, unfinished=7)
    screen = _screen(replace(quiet, facts=facts, exit_code=130), 80)
    assert "interrupted, 7 trials unfinished: errata run --resume goes on" in screen
    assert screen.splitlines()[-1].startswith("! ")


def test_a_run_without_trials_still_closes(make_facts: MakeFacts) -> None:
    assert "0 trials" in _screen(build_view([], make_facts([])), 80)
