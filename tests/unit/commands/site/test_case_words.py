from __future__ import annotations

from dataclasses import replace

import pytest
from case_pages import failing, full_page, make_page, seen

from errata.commands.site.gather import CasePage
from errata.commands.site.page_case import (
    bare,
    commands,
    describe,
    summarise,
    where_seen,
)
from errata.model.case import Expectation
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict


def page(*verdicts: str, mode: str = "eager") -> CasePage:
    return make_page(
        *(
            seen(f"2.{n}.0", failing(), verdict=Verdict(verdict), mode=mode)
            for n, verdict in enumerate(verdicts)
        )
    )


@pytest.mark.parametrize(
    ("verdicts", "words"),
    [
        (["reproduces"], "reproduces on torch 2.0.0 in eager"),
        (["reproduces"] * 3, "reproduces on torch 2.0.0 to 2.2.0 in eager"),
        (
            ["reproduces", "healed", "healed"],
            "reproduces on torch 2.0.0, healed from 2.1.0 on in eager",
        ),
        (
            ["healed", "drifted", "healed"],
            "passes on torch 2.0.0, fails in other words on 2.1.0, healed on 2.2.0 in eager",
        ),
        (["healed", "healed"], "passes on torch 2.0.0 to 2.1.0 in eager"),
        (["unavailable"], "no result in eager"),
        ([], "not measured yet"),
    ],
)
def test_one_line_says_where_a_case_fails(verdicts: list[str], words: str) -> None:
    assert summarise(page(*verdicts)) == words


def test_modes_that_do_the_same_are_named_together() -> None:
    both = make_page(
        *(seen("2.0.0", failing(), mode=mode) for mode in ("eager", "compile")),
        seen("2.0.0", verdict=Verdict.HEALED, mode="export"),
        seen("2.0.0", verdict=Verdict.HEALED, mode="script"),
    )
    assert summarise(both) == (
        "reproduces on torch 2.0.0 in eager and compile; not in export or script"
    )


def test_many_changes_are_cut() -> None:
    words = summarise(page(*["reproduces", "healed"] * 5))
    assert words.endswith("and 5 changes later in eager")


def test_where_a_letter_was_seen_is_told_in_stretches() -> None:
    timeline = full_page().timeline
    assert timeline is not None
    assert where_seen(timeline, failing()) == [
        "1.13.1 to 2.0.1, 2.2.2, 2.4.1 to 2.5.1 in eager, cpu"
    ]


def test_modes_with_the_same_stretches_share_them() -> None:
    places = [seen("2.0.0", failing(), mode=mode) for mode in ("eager", "compile")]
    timeline = make_page(*places).timeline
    assert timeline is not None
    assert where_seen(timeline, failing()) == ["2.0.0 in eager and compile, cpu"]


@pytest.mark.parametrize(
    ("expectation", "where", "does"),
    [
        (Expectation(outcome=Outcome.PASSED), "every release", "passes"),
        (
            Expectation(outcome=Outcome.RAISED, type="E", releases=">=2", modes=("a", "b")),
            "torch >=2, a and b",
            "raises E",
        ),
        (
            Expectation(outcome=Outcome.PASSED, warning="w"),
            "every release",
            "passes, with a warning",
        ),
        (
            Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV"),
            "every release",
            "crashes with SIGSEGV",
        ),
        (Expectation(outcome=Outcome.EXITED, exit_code=3), "every release", "exits with code 3"),
        (Expectation(outcome=Outcome.TIMED_OUT), "every release", "does not end in time"),
    ],
)
def test_an_expectation_is_put_into_words(expectation: Expectation, where: str, does: str) -> None:
    assert describe(expectation, "torch") == (where, does)


def test_commands_name_the_newest_release_that_fails() -> None:
    lines = [line for line, _ in commands(page("reproduces", "reproduces", "healed"))]
    assert lines == [
        "errata run torch/slug --env torch==2.1.0",
        "python cases/torch/slug/broken.py",
        "errata history torch/slug",
        "errata bisect torch/slug",
        "errata bundle torch/slug -o slug.zip",
    ]


def test_commands_name_the_mode_where_there_are_several() -> None:
    lines = [line for line, _ in commands(full_page())]
    assert lines[0].endswith(" --mode eager")
    assert lines[1].startswith("ERRATA_MODE=eager python ")


def test_commands_are_quoted_for_the_shell() -> None:
    hostile = replace(page("reproduces"), id="torch/a b; rm -rf ~")
    assert "errata history 'torch/a b; rm -rf ~'" in [line for line, _ in commands(hostile)]


@pytest.mark.parametrize(
    ("release", "alone"),
    [("2.0.1", "2.0.1"), ("2.1.2-py3.10+theseus-ai==0.2.3", "2.1.2"), ("2.15.0+timm", "2.15.0")],
)
def test_what_an_environment_adds_is_not_part_of_the_release(release: str, alone: str) -> None:
    assert bare(release) == alone
