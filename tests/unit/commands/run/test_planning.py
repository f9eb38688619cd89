"""What a plan is called exactly, so that every shard means the same releases."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from factories import make_case, make_environment, make_trial

from errata.model.case import Requirements
from errata.model.cell import Trial
from errata.plan.matrix import Matrix
from errata.project import Project
from errata.workflow import Plan, exact_releases

NIGHT = "2.17.0.dev20261119"


def plan(*trials: Trial) -> Plan:
    folder = Path("project")
    project = Project(
        root=folder, corpora=(folder,), table=folder, record=folder, database="store.sqlite"
    )
    return Plan(project=project, frameworks={}, cases=(), matrix=Matrix(trials=trials))


def trial(version: str, python: str = "3.11", *, pinned: str | None = None) -> Trial:
    requires = Requirements(releases="torch", python=pinned)
    return make_trial(
        case=make_case(requires=requires),
        environment=replace(make_environment("torch", version), python=python),
    )


def test_every_release_is_named_once_in_the_order_of_the_plan() -> None:
    assert exact_releases(plan(trial("2.5.1"), trial(NIGHT), trial("2.5.1"))) == (
        "torch-2.5.1",
        f"torch-{NIGHT}",
    )


def test_an_interpreter_that_a_case_asks_for_is_not_the_release_s() -> None:
    assert exact_releases(plan(trial("2.5.1", "3.10", pinned="3.10"))) == ("torch-2.5.1",)


def test_an_interpreter_that_the_index_left_as_the_only_one_is_named() -> None:
    both = (trial(NIGHT, "3.10", pinned="3.10"), trial(NIGHT, "3.13"))
    assert exact_releases(plan(*both)) == (f"torch-{NIGHT}-py3.13",)
    assert exact_releases(plan(*reversed(both))) == (f"torch-{NIGHT}-py3.13",)
