from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

import pytest
from factories import CASE_TOML, PASSED, REPOSITORY, make_raised, write_case

from harness.accepting import Acceptance, accept_run
from harness.model.case import Script
from harness.model.errors import NothingSelected
from harness.model.outcome import Isolation, Outcome, ScriptResult
from harness.plan.frameworks import load_frameworks
from harness.plan.load import load_corpora
from harness.project import Project
from harness.store.base import EnvironmentFacts, RunInfo, StoredResult
from harness.store.memory import MemoryStore
from harness.store.observed import read_record

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=timezone.utc)
UNAVAILABLE = ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no device")


class Accepting:
    """A corpus of two torch cases and a store with one run of them."""

    def __init__(self, folder: Path) -> None:
        for name in ("one", "two"):
            write_case(folder / "cases" / "torch" / name, CASE_TOML)
        self.project = Project(
            root=folder,
            corpora=(folder / "cases",),
            table=REPOSITORY / "envs",
            record=folder / "observed",
            database="",
        )
        self.store = MemoryStore()
        self.run = self.store.begin_run(RunInfo(argv="", harness_version="1", started=NOW))

    def add(self, case: str, version: str, broken: ScriptResult, repeat: int = 0) -> None:
        place = f"torch-{version}:eager:cpu"
        for script, result in (("broken", broken), ("fixed", PASSED)):
            stored = StoredResult(
                cell=f"torch/{case}@{place}:{script}",
                case=f"torch/{case}",
                script=script,
                environment=f"torch-{version}",
                mode="eager",
                backend="cpu",
                key=f"{self.content(case, script)}.{case}{version}{repeat}",
                result=result,
                measured=NOW,
                repeat=repeat,
            )
            self.store.add(self.run, stored)
        facts = EnvironmentFacts(
            environment=f"torch-{version}",
            framework_version=f"{version}+cpu",
            python_version="3.11.7",
        )
        self.store.add_environment(self.run, facts)

    def content(self, case: str, script: str) -> str:
        """Return what a key begins with: the start of the script's digest."""
        frameworks = load_frameworks(self.project.table)
        [loaded] = [
            c for c in load_corpora(self.project.corpora, frameworks) if c.id == f"torch/{case}"
        ]
        return loaded.digest(Script(script))[:12]

    def accept(self, patterns: Sequence[str] = (), *, dry_run: bool = False) -> Acceptance:
        run = self.store.run(self.run)
        return accept_run(self.project, self.store, run, patterns, dry_run=dry_run)

    def recorded(self) -> dict[str, str]:
        record = read_record(self.project.record)
        return {name: str(observation.verdict) for name, observation in record.items()}


@pytest.fixture
def accepting(tmp_path: Path) -> Accepting:
    made = Accepting(tmp_path)
    made.add("one", "2.5.1", make_raised())
    made.add("one", "2.15.0", PASSED)
    made.add("two", "2.5.1", make_raised())
    return made


ONE_OLD = "torch/one@torch-2.5.1:eager:cpu"
ONE_NEW = "torch/one@torch-2.15.0:eager:cpu"
TWO_OLD = "torch/two@torch-2.5.1:eager:cpu"


def test_everything_that_was_said_is_recorded(accepting: Accepting) -> None:
    accepted = accepting.accept()
    assert sorted(accepted.lines) == [
        f"{ONE_NEW}: new -> healed",
        f"{ONE_OLD}: new -> reproduces",
        f"{TWO_OLD}: new -> reproduces",
    ]
    assert accepting.recorded() == {
        ONE_OLD: "reproduces",
        ONE_NEW: "healed",
        TWO_OLD: "reproduces",
    }
    assert accepting.accept() == Acceptance(lines=(), same=3, unsaid=0)


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("torch/one", {ONE_OLD, ONE_NEW}),
        ("two", {TWO_OLD}),
        ("*@torch-2.5.1:*", {ONE_OLD, TWO_OLD}),
        (ONE_NEW, {ONE_NEW}),
        (f"{ONE_NEW}:broken", {ONE_NEW}),
    ],
)
def test_only_what_was_named_is_recorded(
    accepting: Accepting, pattern: str, expected: set[str]
) -> None:
    accepting.accept([pattern])
    assert set(accepting.recorded()) == expected


@pytest.mark.parametrize("pattern", ["torch/three", "torch/one@torch-2.0.1:*"])
def test_what_names_nothing_in_the_run_is_refused(accepting: Accepting, pattern: str) -> None:
    with pytest.raises(NothingSelected):
        accepting.accept([pattern])
    assert accepting.recorded() == {}


def test_a_dry_run_writes_nothing(accepting: Accepting) -> None:
    assert len(accepting.accept(dry_run=True).lines) == 3
    assert accepting.recorded() == {}


def test_trials_of_which_nothing_was_said_never_touch_the_record(accepting: Accepting) -> None:
    accepting.accept()
    before = accepting.recorded()
    accepting.add("two", "2.0.1", UNAVAILABLE)
    assert accepting.accept() == Acceptance(lines=(), same=3, unsaid=1)
    assert accepting.recorded() == before


def test_repeats_are_joined_before_they_are_recorded(accepting: Accepting) -> None:
    accepting.add("two", "2.5.1", PASSED, repeat=1)
    assert f"{TWO_OLD}: new -> flaky" in accepting.accept().lines


def test_results_of_scripts_edited_since_are_not_recorded(accepting: Accepting) -> None:
    broken = accepting.project.corpora[0] / "torch" / "one" / "broken.py"
    broken.write_text(broken.read_text() + "\n# edited\n")
    accepted = accepting.accept()
    assert accepted.stale == 2
    assert set(accepting.recorded()) == {TWO_OLD}


def test_scripts_that_ran_in_different_isolations_are_one_trial(tmp_path: Path) -> None:
    made = Accepting(tmp_path)
    made.add("one", "2.5.1", replace(make_raised(), isolation=Isolation.FRESH))
    assert made.accept().lines == (f"{ONE_OLD}: new -> reproduces",)
