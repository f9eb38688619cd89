from __future__ import annotations

import importlib
import pkgutil

import pytest

import errata
from errata.model import errors
from errata.model.errors import CaseProblems, EnvironmentFailed, ErrataError, InvalidTable, Problem

DESIGNED_CODES = {0, 1, 2, 3, 130}


def every_error() -> list[type[ErrataError]]:
    """Find the subclasses wherever they are defined; probes need a framework to be imported."""
    for module in pkgutil.walk_packages(errata.__path__, "errata."):
        if ".probes." not in module.name and not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found: list[type[ErrataError]] = [ErrataError]
    for kind in found:
        found.extend(kind.__subclasses__())
    return found


@pytest.mark.parametrize("kind", every_error(), ids=lambda kind: kind.__name__)
def test_every_error_has_an_exit_code_for_failures(kind: type[ErrataError]) -> None:
    assert kind.exit_code in DESIGNED_CODES - {errors.EXIT_AS_EXPECTED, errors.EXIT_CHANGED}
    assert kind.__doc__


def test_the_exit_codes_are_those_of_the_design() -> None:
    codes = {value for name, value in vars(errors).items() if name.startswith("EXIT_")}
    assert codes == DESIGNED_CODES


PROBLEM = Problem(file="cases/a/case.toml", key="expect[1].at", message="no such statement")


@pytest.mark.parametrize(
    ("problem", "expected"),
    [
        (PROBLEM, "cases/a/case.toml: [expect[1].at] no such statement"),
        (Problem(file="f", key="", message="m", hint="h", line=3), "f:3: m (h)"),
    ],
)
def test_a_problem_reads_as_place_key_message_and_hint(problem: Problem, expected: str) -> None:
    assert str(problem) == expected


def test_problems_are_counted() -> None:
    assert str(CaseProblems([PROBLEM])) == "1 problem in the corpus"
    assert str(CaseProblems([PROBLEM] * 2)) == "2 problems in the corpus"
    assert CaseProblems([PROBLEM]).problems == (PROBLEM,)


def test_an_error_says_its_own_message() -> None:
    assert str(InvalidTable([PROBLEM])) == "1 problem in the framework table"
    assert str(InvalidTable([PROBLEM, PROBLEM])) == "2 problems in the framework table"
    failed = EnvironmentFailed("torch-2.15.0", "cannot be locked", words="no such version")
    assert str(failed) == failed.message == "torch-2.15.0: cannot be locked"
