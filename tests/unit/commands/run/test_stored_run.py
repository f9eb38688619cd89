"""A stored run is judged again with the cases as they are now, and its findings are located."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from factories import CASE_TOML, PASSED, make_raised
from stored_runs import CONFIRMED, DRIFTED, FIRST_NIGHT, INFRA, UNAVAILABLE, StoredRuns

from errata.commands.run.report import ReportedRun
from errata.commands.run.stored_run import (
    locate_findings,
    read_reference,
    replay_run,
    repository_root,
)
from errata.compare.judge import Finding, Status, compare
from errata.evidence import read_run
from errata.measuring.options import RunOptions, to_plain
from errata.measuring.stored import BISECTION
from errata.model.errors import EXIT_CHANGED, EXIT_INTERRUPTED
from errata.model.outcome import Isolation, ScriptResult
from errata.model.runs import RunHeader
from errata.model.verdict import Verdict
from errata.plan.matrix import Selection

NEW, OLD = "torch-2.15.0", "torch-2.5.1"
FAILS = make_raised()


class Telling(StoredRuns):
    """Runs of one case, told again."""

    def begin(
        self, *, isolation: str = "fork", choices: RunOptions | None = None, minutes: int = 0
    ) -> RunHeader:
        info = RunHeader(
            argv="errata run",
            harness_version="0.1.0",
            started=FIRST_NIGHT + timedelta(minutes=minutes),
            selection="everything",
            isolation=isolation,
            options=to_plain(choices) if choices else {},
        )
        return self.store.run(self.store.begin_run(info))

    def end(
        self, run: RunHeader, code: int = 0, counts: Mapping[str, int] | None = None
    ) -> RunHeader:
        self.store.finish_run(run.id, code, counts or {})
        return self.store.run(run.id)

    def retold(self, run: RunHeader) -> ReportedRun:
        return replay_run(self.project, self.store, self.store.run(run.id))


@pytest.fixture
def telling(tmp_path: Path) -> Telling:
    return Telling(tmp_path)


def verdicts(view: ReportedRun) -> dict[str, Verdict]:
    return {
        trial.finding.judgement.trial.environment.id: trial.finding.judgement.verdict
        for trial in view.trials
    }


def test_every_trial_is_judged_and_compared(telling: Telling) -> None:
    run = telling.begin()
    telling.say(run, NEW, DRIFTED)
    telling.say(run, OLD, FAILS)
    view = telling.retold(telling.end(run, EXIT_CHANGED))
    assert verdicts(view) == {OLD: Verdict.REPRODUCES, NEW: Verdict.DRIFTED}
    assert view.exit_code == EXIT_CHANGED
    assert view.counts.status == {Status.CHANGED: 1, Status.NEW: 1}
    assert [change.ids for change in view.changes] == [(f"torch/one@{NEW}:eager:cpu",)]


def test_the_facts_are_those_of_the_run(telling: Telling) -> None:
    run = telling.begin(isolation="fork")
    telling.say(run, NEW, FAILS)
    facts = telling.retold(telling.end(run))
    assert (facts.run, facts.version, facts.selection) == (run.id, "0.1.0", "everything")
    assert (facts.isolation, facts.interrupted, facts.unfinished) == ("fork", False, 0)
    assert [(e.environment, e.framework_version, e.python_version) for e in facts.environments] == [
        (NEW, "2.15.0+cpu", "3.11.7")
    ]
    assert facts.notes == ()


def test_what_was_taken_over_from_an_earlier_run_counts_as_reused(telling: Telling) -> None:
    earlier = telling.begin()
    ids = telling.say(earlier, NEW, FAILS)
    later = telling.begin(minutes=60)
    telling.store.link(later.id, ids)
    telling.say(later, OLD, FAILS)
    facts = telling.retold(later)
    assert facts.cells == {"run": 2, "reused": 2}


def test_the_place_of_a_change_is_relative_to_the_project(telling: Telling) -> None:
    run = telling.begin()
    telling.say(run, NEW, DRIFTED)
    [change] = telling.retold(run).changes
    assert change.place is not None
    assert (change.place.file, change.place.line) == ("cases/torch/one/broken.py", 3)


def test_what_a_bisection_saw_counts_beside_a_confirmation(telling: Telling) -> None:
    run = telling.begin()
    telling.confirm(run, NEW, DRIFTED)
    telling.say(run, NEW, FAILS, repeats=[BISECTION])
    assert verdicts(telling.retold(run)) == {NEW: Verdict.FLAKY}


def test_of_a_trial_that_ran_in_both_ways_the_forked_result_is_shown(telling: Telling) -> None:
    run = telling.begin(isolation="both")
    for isolation in (Isolation.FRESH, Isolation.FORK):
        broken = replace(DRIFTED, traceback=str(isolation), isolation=isolation)
        telling.say(run, NEW, broken, replace(PASSED, isolation=isolation))
    telling.say(run, NEW, DRIFTED, repeats=[CONFIRMED])
    view = telling.retold(run)
    assert [t.finding.judgement.broken.traceback for t in view.trials] == ["fork"]
    assert verdicts(view) == {NEW: Verdict.DRIFTED}


def test_a_trial_that_only_confirmed_another_is_not_told(telling: Telling) -> None:
    run = telling.begin()
    telling.confirm(run, NEW, PASSED)
    telling.say(run, OLD, FAILS, repeats=[CONFIRMED])
    view = telling.retold(run)
    assert verdicts(view) == {NEW: Verdict.HEALED}


def test_trials_of_edited_scripts_are_left_out_and_named(telling: Telling) -> None:
    run = telling.begin()
    telling.say(run, NEW, FAILS)
    telling.edit()
    view = telling.retold(telling.end(run))
    assert view.trials == ()
    [note] = view.notes
    assert "1 trial left out: their scripts were edited after the run" in note
    assert f"torch/one@{NEW}:eager:cpu" in note


def test_cases_that_are_gone_are_named(tmp_path: Path) -> None:
    telling = Telling(tmp_path, ("torch/one", "torch/two"))
    run = telling.begin()
    telling.say(run, NEW, FAILS)
    telling.say(run, NEW, FAILS, case="torch/two")
    for file in (telling.project.corpora[0] / "torch" / "two").iterdir():
        file.unlink()
    (telling.project.corpora[0] / "torch" / "two").rmdir()
    view = telling.retold(telling.end(run))
    assert len(view.trials) == 1
    assert "cases no longer exist: torch/two@" in view.notes[0]


def test_trials_without_any_result_are_counted(telling: Telling) -> None:
    run = telling.begin()
    telling.say(run, NEW, FAILS)
    ended = telling.end(run, 3, {"reproduces": 1, "unavailable": 2, "infra": 1})
    [note] = telling.retold(ended).notes
    assert note == "3 trials have no stored result, and so no reason"


def test_stored_words_of_a_failure_are_told(telling: Telling) -> None:
    run = telling.begin()
    telling.say(run, NEW, INFRA, INFRA)
    telling.say(run, OLD, UNAVAILABLE, UNAVAILABLE)
    ended = telling.end(run, 3, {"unavailable": 1, "infra": 1})
    view = telling.retold(ended)
    assert [failure.words for failure in view.infra] == ["the server was lost"]
    assert [group.words for group in view.unavailable] == ["no device"]
    assert view.notes == ()


def test_a_run_that_was_killed_says_so_and_counts_what_is_missing(telling: Telling) -> None:
    choices = RunOptions(selection=Selection(environments=("torch-2.5.1", "torch-2.15.0")))
    run = telling.begin(choices=choices)
    telling.say(run, NEW, FAILS)
    telling.say(run, OLD, FAILS, None)
    view = telling.retold(run)
    assert verdicts(view) == {NEW: Verdict.REPRODUCES}
    assert view.exit_code == EXIT_INTERRUPTED
    assert view.unfinished == 1
    assert "has not finished" in view.notes[0]


def test_an_interrupted_run_is_told_as_one(telling: Telling) -> None:
    run = telling.begin()
    telling.say(run, NEW, FAILS)
    view = telling.retold(telling.end(run, EXIT_INTERRUPTED))
    assert view.interrupted
    assert view.exit_code == EXIT_INTERRUPTED


def test_an_imported_run_is_not_called_unfinished(telling: Telling) -> None:
    run = telling.night(1, imported=True)
    telling.say(run, NEW, FAILS)
    view = telling.retold(run)
    assert not view.interrupted
    assert view.notes == ()


def test_trials_of_another_interpreter_are_run_again_in_it(telling: Telling) -> None:
    choices = RunOptions(selection=Selection(), python="/opt/torch/bin/python")
    run = telling.begin(choices=choices)
    telling.say(run, "torch-2.15.0-external", DRIFTED)
    [change] = telling.retold(telling.end(run, EXIT_CHANGED)).changes
    assert "--python /opt/torch/bin/python" in change.again


def test_what_runs_are_judged_by_is_read_once_for_many(
    telling: Telling, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = telling.begin()
    telling.say(run, NEW, FAILS)
    known = read_reference(telling.project, set())
    monkeypatch.setattr("errata.commands.run.stored_run.load_known", None)
    assert len(replay_run(telling.project, telling.store, run, known).trials) == 1


# Locations ------------------------------------------------------------------------------------

TRIAL = "torch/one@torch-2.15.0:eager:cpu"


@pytest.fixture
def checkout(tmp_path: Path) -> StoredRuns:
    return StoredRuns(tmp_path / "checkout" / "corpus")


def finding(checkout: StoredRuns, broken: ScriptResult) -> Finding:
    run = checkout.night(1)
    checkout.say(run, "torch-2.15.0", broken)
    gathered = read_run(
        checkout.store, run, checkout.store.results(run.id), checkout.cases(), checkout.frameworks
    )
    judged = gathered[TRIAL].judge()
    assert judged is not None
    return compare(judged, None)


def test_files_are_named_from_the_folder_with_git(checkout: StoredRuns, tmp_path: Path) -> None:
    (tmp_path / "checkout" / ".git").mkdir()
    places = locate_findings([finding(checkout, DRIFTED)], checkout.project)
    assert places[TRIAL].file == "corpus/cases/torch/one/broken.py"
    assert places[TRIAL].statement == "result = model(x)"


def test_a_worktree_counts_as_a_repository(checkout: StoredRuns, tmp_path: Path) -> None:
    (tmp_path / "checkout" / ".git").write_text("gitdir: elsewhere\n")
    assert repository_root(checkout.project.root) == (tmp_path / "checkout").resolve()


def test_without_git_the_project_is_the_root(checkout: StoredRuns) -> None:
    if repository_root(checkout.project.root) != checkout.project.root.resolve():
        pytest.fail("the tests' folder lies in a repository")
    places = locate_findings([finding(checkout, DRIFTED)], checkout.project)
    assert places[TRIAL].file == "cases/torch/one/broken.py"


def test_what_healed_is_placed_at_its_expectation(checkout: StoredRuns) -> None:
    toml = checkout.project.corpora[0] / "torch" / "one" / "case.toml"
    # Text that only looks like a table.
    toml.write_text(CASE_TOML.replace('"Because."', "'''\n[[expect]]\nBecause.'''"))
    place = locate_findings([finding(checkout, PASSED)], checkout.project)[TRIAL]
    lines = toml.read_text().splitlines()
    assert place.file == "cases/torch/one/case.toml"
    assert lines[place.line - 1] == "[[expect]]"
    assert place.line > lines.index("Because.'''")


def test_a_case_outside_the_repository_has_no_place(checkout: StoredRuns, tmp_path: Path) -> None:
    outside = StoredRuns(tmp_path / "elsewhere")
    assert locate_findings([finding(outside, DRIFTED)], checkout.project) == {}


def test_a_case_that_is_gone_by_now_is_placed_all_the_same(checkout: StoredRuns) -> None:
    found = finding(checkout, PASSED)
    (checkout.project.corpora[0] / "torch" / "one" / "case.toml").unlink()
    assert locate_findings([found], checkout.project)[TRIAL].line == 1
