from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from factories import CASE_TOML, FAILS, make_case, make_framework, write_case

from errata.model.case import Case, Expectation, Requirements, Script
from errata.model.errors import CaseProblems, HarnessFailure
from errata.model.outcome import Outcome
from errata.plan.load import check_meaning, load_case, recheck
from errata.plan.toml_tables import TomlFile

TORCH = make_framework(versions=["1.13.1", "2.5.1"], variants={"cpu": "", "gpu": ">=2"})
FRAMEWORKS = {"torch": make_framework()}
FILE = TomlFile(name="case.toml", text="", data={})
PASSES = Expectation(outcome=Outcome.PASSED)
ASKS = "import torch, os\nresult = model(x)\n# ERRATA_MODE ERRATA_DEVICE\n"


def keys(case: Case, *, readable: tuple[Script, ...] = tuple(Script)) -> list[str]:
    return [problem.key for problem in check_meaning(case, TORCH, readable, FILE)]


def make(*expectations: Expectation, specifier: str = "", **requires: Any) -> Case:
    releases = f"torch {specifier}".rstrip()
    needs = Requirements(releases=releases, **requires)
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
    assert keys(case) == [f"expect[{number + 1}]" for number in dead]


def test_without_a_framework_it_is_not_asked_which_expectation_is_reached() -> None:
    assert check_meaning(make(FAILS, OLD), None, Script, FILE) == []


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
    assert keys(case) == ([] if found else ["expect[1].at"])
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
    requires: dict[str, Any], needed: list[str], script: Script
) -> None:
    case = make(FAILS, **requires)
    silent = "result = model(x)\n"
    is_broken = script is Script.BROKEN
    case = replace(case, broken=silent) if is_broken else replace(case, fixed=silent)
    problems = check_meaning(case, None, Script, FILE)
    assert [(problem.file, problem.message.split()[2].rstrip(",")) for problem in problems] == [
        (str(case.folder / script.filename), name) for name in needed
    ]


@pytest.fixture
def case(tmp_path: Path) -> Case:
    return load_case(write_case(tmp_path / "slug"), "torch/slug", FRAMEWORKS)


def test_the_case_comes_back_with_its_new_expectations(case: Case) -> None:
    after = f'{CASE_TOML}[[expect]]\noutcome = "passed"\n'.replace(
        'type = "RuntimeError"', 'type = "E"\nreleases = "<2.5"'
    )
    changed = recheck(case, CASE_TOML, after, FRAMEWORKS)
    assert [e.outcome for e in changed.expectations] == [Outcome.RAISED, Outcome.PASSED]
    assert changed.expectations[0].type == "E"
    assert (changed.id, changed.broken) == (case.id, case.broken)


def test_it_is_what_loading_the_written_file_gives(case: Case) -> None:
    after = CASE_TOML.replace("shapes do not fit", "shapes never fit")
    changed = recheck(case, CASE_TOML, after, FRAMEWORKS)
    (case.folder / "case.toml").write_text(after)
    assert changed == load_case(case.folder, case.id, FRAMEWORKS)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('outcome = "raised"', 'outcome = "crashed"', "needs `signal`"),
        ("result = model(x)", "nowhere at all", "has no statement"),
        ("[[expect]]", '[[expect]]\nreleases = ">=99"', "can match no cell"),
        ("[[expect]]", '[[expect]]\nmodes = ["graph"]', "has no mode"),
        ("shapes do not fit: …", "…", "too unspecific"),
    ],
)
def test_what_errata_check_would_refuse_is_refused(
    case: Case, old: str, new: str, words: str
) -> None:
    with pytest.raises(CaseProblems) as caught:
        recheck(case, CASE_TOML, CASE_TOML.replace(old, new), FRAMEWORKS)
    assert words in str(caught.value.problems[0])


def test_more_than_expectations_must_not_change(case: Case) -> None:
    with pytest.raises(HarnessFailure, match="more than its expectations"):
        recheck(case, CASE_TOML, CASE_TOML.replace("Because", "Why"), FRAMEWORKS)
