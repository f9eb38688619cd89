from __future__ import annotations

from dataclasses import replace

import pytest
from factories import FAILS, make_case, make_framework

from errata.model.case import Case, Expectation, Requirements, Script
from errata.model.outcome import Outcome
from errata.plan.checks import check_meaning

TORCH = make_framework(versions=["1.13.1", "2.5.1"], variants={"cpu": "", "gpu": ">=2"})
PASSES = Expectation(outcome=Outcome.PASSED)
ASKS = "import torch, os\nresult = model(x)\n# ERRATA_MODE ERRATA_DEVICE\n"


def keys(case: Case, *, readable: tuple[Script, ...] = tuple(Script)) -> list[str]:
    return [problem.key for problem in check_meaning(case, TORCH, readable, "case.toml", "")]


def make(*expectations: Expectation, **requires: object) -> Case:
    needs = Requirements(framework="torch", **requires)  # type: ignore[arg-type]
    return make_case(expectations=expectations, requires=needs, broken=ASKS, fixed=ASKS)


OLD, NEW = replace(FAILS, releases="<2"), replace(FAILS, releases=">=2")
EAGER, COMPILE = replace(FAILS, modes=("eager",)), replace(FAILS, modes=("compile",))
ON_GPU = replace(FAILS, backends=("gpu",))
BOTH = ("eager", "compile")


@pytest.mark.parametrize(
    ("case", "dead"),
    [
        (make(FAILS), []),
        (make(OLD, NEW), []),
        (make(NEW, OLD, PASSES), [2]),
        (make(FAILS, OLD), [1]),
        (make(OLD, FAILS), []),
        (make(OLD, specifier=">=2"), [0]),
        (make(replace(FAILS, releases="==2.4")), [0]),
        # A release that is not listed cannot be asked, a pre-release of a listed one neither.
        (make(replace(FAILS, releases=">2.5.1")), [0]),
        # Modes: those of the case, else the framework's default.
        (make(COMPILE), [0]),
        (make(EAGER, PASSES), [1]),
        (make(EAGER, COMPILE, modes=BOTH), []),
        (make(EAGER, COMPILE, FAILS, modes=BOTH), [2]),
        (make(COMPILE, modes=("eager",)), [0]),
        # Backends: those of the case, where a build exists.
        (make(ON_GPU), [0]),
        (make(ON_GPU, FAILS, backends=("cpu", "gpu")), []),
        (make(replace(ON_GPU, releases="<2"), FAILS, backends=("cpu", "gpu")), [0]),
        (make(replace(FAILS, backends=("ascend",)), FAILS, backends=("cpu", "ascend")), [0]),
    ],
)
def test_an_expectation_must_be_the_first_match_of_a_cell(case: Case, dead: list[int]) -> None:
    assert keys(case) == [f"expect.{number}" for number in dead]


def test_without_a_framework_it_is_not_asked_which_expectation_is_reached() -> None:
    assert check_meaning(make(FAILS, OLD), None, Script, "case.toml", "") == []


@pytest.mark.parametrize(
    ("at", "found"),
    [
        ("result = model(x)", True),
        ("result = …", True),
        ("  result   = model(x)", True),
        ("result = model", False),
        ("model(x)", False),
        ("# ERRATA_MODE ERRATA_DEVICE", False),
    ],
)
def test_a_place_is_a_whole_statement_of_the_broken_script(at: str, found: bool) -> None:
    case = make(replace(FAILS, at=at))
    assert keys(case) == ([] if found else ["expect.0.at"])
    assert keys(case, readable=(Script.FIXED,)) == []


@pytest.mark.parametrize(
    ("requires", "needed"),
    [
        ({}, []),
        ({"modes": ("compile",)}, []),
        ({"modes": BOTH}, ["ERRATA_MODE"]),
        ({"backends": ("gpu",)}, ["ERRATA_DEVICE"]),
        ({"backends": ("cpu", "gpu"), "modes": BOTH}, ["ERRATA_MODE", "ERRATA_DEVICE"]),
    ],
)
@pytest.mark.parametrize("script", list(Script))
def test_a_script_asks_for_what_several_cells_differ_in(
    requires: dict[str, object], needed: list[str], script: Script
) -> None:
    case = make(FAILS, **requires)
    silent = "result = model(x)\n"
    is_broken = script is Script.BROKEN
    case = replace(case, broken=silent) if is_broken else replace(case, fixed=silent)
    problems = check_meaning(case, None, Script, "case.toml", "")
    assert [(problem.file, problem.message.split()[2].rstrip(",")) for problem in problems] == [
        (str(case.folder / script.filename), name) for name in needed
    ]
