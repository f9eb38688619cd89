"""Stored results are judged as `case.toml` says now."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from factories import (
    PASSED,
    REPOSITORY,
    make_case,
    make_environment,
    make_framework,
    make_raised,
    make_trial,
)
from stored_runs import CONFIRMED, StoredRuns

from errata.measuring.stored import PROTOCOL, StoredTrial, cell_key, environment_of, gather_trials
from errata.model.case import Requirements, Script
from errata.model.cell import Cell, Trial
from errata.model.outcome import Isolation
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Verdict

PLACE = "torch/one@torch-2.15.0:eager:cpu"


@pytest.fixture
def runs(tmp_path: Path) -> StoredRuns:
    return StoredRuns(tmp_path)


def gathered(runs: StoredRuns, run_id: int) -> dict[str, StoredTrial]:
    results, facts = runs.store.results(run_id), runs.store.environments(run_id)
    return gather_trials(results, facts, runs.cases(), runs.frameworks)


class TestEnvironment:
    @pytest.mark.parametrize(
        ("name", "version", "series", "variant"),
        [
            ("torch-2.15.0", "2.15.0", "torch-2.15.0", "cpu"),
            ("torch-2.15.0-gpu-py3.10+timm", "2.15.0", "torch-2.15.0-gpu-py3.10+timm", "gpu"),
            ("torch-2.15.0-external", "2.15.0", "torch-2.15.0-external", "cpu"),
            ("torch-2.17.0.dev20261119", "2.17.0.dev20261119", "torch-nightly", "cpu"),
            ("torch-2.17.0.dev20261119-gpu", "2.17.0.dev20261119", "torch-nightly-gpu", "gpu"),
            ("torch-2.15.0rc1", "2.15.0rc1", "torch-2.15.0rc1", "cpu"),
            ("torch-9banana", "0", "torch-9banana", "cpu"),
            ("elsewhere", "0", "elsewhere", "cpu"),
        ],
    )
    def test_an_identifier_tells_all_that_is_needed(
        self, name: str, version: str, series: str, variant: str
    ) -> None:
        spec = environment_of(make_framework(), EnvironmentFacts(environment=name))
        assert (spec.id, spec.version, spec.series, spec.variant) == (
            name,
            version,
            series,
            variant,
        )


class TestTrials:
    def test_both_scripts_are_judged_by_the_case(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        judged = gathered(runs, run.id)[PLACE].judge()
        assert judged is not None
        assert judged.verdict is Verdict.REPRODUCES
        assert judged.trial.id == PLACE

    def test_without_one_of_the_scripts_nothing_is_judged(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised(), None)
        assert gathered(runs, run.id)[PLACE].judge() is None

    def test_repeats_that_disagree_are_flaky(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        runs.say(run, "torch-2.15.0", PASSED, repeats=[CONFIRMED])
        judged = gathered(runs, run.id)[PLACE].judge()
        assert judged is not None
        assert judged.verdict is Verdict.FLAKY

    def test_confirmed_is_what_ran_again_with_both_scripts(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        assert not gathered(runs, run.id)[PLACE].is_confirmed
        runs.say(run, "torch-2.15.0", make_raised(), None, repeats=[CONFIRMED])
        assert not gathered(runs, run.id)[PLACE].is_confirmed
        runs.say(run, "torch-2.15.0", None, PASSED, repeats=[CONFIRMED])
        assert gathered(runs, run.id)[PLACE].is_confirmed

    def test_a_control_ran_only_to_confirm_another(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", PASSED, repeats=[0, CONFIRMED])
        runs.say(run, "torch-2.5.1", make_raised(), repeats=[CONFIRMED])
        found = gathered(runs, run.id)
        assert not found[PLACE].is_control
        assert found["torch/one@torch-2.5.1:eager:cpu"].is_control

    def test_an_edited_script_makes_results_old(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        assert gathered(runs, run.id)[PLACE].is_current
        broken = runs.project.root / "cases/torch/one/broken.py"
        broken.write_text(broken.read_text() + "\n# edited\n")
        assert not gathered(runs, run.id)[PLACE].is_current

    def test_results_of_cases_that_are_gone_are_left_out(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        results = runs.store.results(run.id)
        assert gather_trials(results, [], {}, runs.frameworks) == {}


CASE = make_case()
CELL = make_trial(case=CASE).cells[0]
KEY = cell_key(CELL, "lock", Isolation.FORK, 0)


def in_trial(trial: Trial) -> Cell:
    return trial.cells[0]


def test_the_same_cell_has_the_same_key() -> None:
    assert cell_key(in_trial(make_trial(case=make_case())), "lock", Isolation.FORK, 0) == KEY


def test_everything_that_decides_a_result_changes_the_key() -> None:
    edited = replace(CASE, script_digests=((Script.BROKEN, "e" * 64), (Script.FIXED, "f" * 64)))
    slower = replace(CASE, requires=Requirements(releases="torch", timeout_s=5))
    wider = replace(CASE, requires=Requirements(releases="torch", processes=600))
    others = [
        cell_key(CELL, "another lock", Isolation.FORK, 0),
        cell_key(CELL, "lock", Isolation.FRESH, 0),
        cell_key(CELL, "lock", Isolation.FORK, 1),
        cell_key(make_trial(case=CASE).cells[1], "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=CASE, mode="compile")), "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=edited)), "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=slower)), "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=wider)), "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=make_case("torch/twin"))), "lock", Isolation.FORK, 0),
        cell_key(
            in_trial(make_trial(case=CASE, environment=make_environment(version="2.0.1"))),
            "lock",
            Isolation.FORK,
            0,
        ),
    ]
    assert len({KEY, *others}) == len(others) + 1


def test_an_edited_expectation_does_not_change_the_key() -> None:
    trial = make_trial(None, case=replace(CASE, expectations=()))
    assert cell_key(in_trial(trial), "lock", Isolation.FORK, 0) == KEY


def test_all_code_that_decides_what_is_stored_is_hashed() -> None:
    package = REPOSITORY / "harness" / "errata"
    inside = {f"running/{path.name}" for path in (package / "running").glob("child*.py")}
    assert inside - {"running/child_as_is.py"} <= set(PROTOCOL), "that one runs no case"
    replies = (package / "running" / "replies.py").read_text(encoding="utf-8")
    read = set(re.findall(r"^from errata\.model\.(\w+) import", replies, re.MULTILINE))
    data = {"outcome", "signature"}  # frozen data, whose fields are what is stored
    assert {f"model/{name}.py" for name in read - data} <= set(PROTOCOL)
