"""Two stored runs are compared by what their scripts did, with the cases as they are now."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from factories import PASSED, make_raised
from stored_runs import DRIFTED, INFRA, UNAVAILABLE, StoredRuns

from errata.compare.transitions import Change
from errata.model.outcome import ScriptResult
from errata.model.runs import RunHeader
from errata.queries.comparing import compare_runs
from errata.report.comparison import ComparisonView, Heading

NEW, OLD = "torch-2.15.0", "torch-2.5.1"
FAILS = make_raised()

MESSAGE = Heading.WORDS.value


class Comparing(StoredRuns):
    """Two nights of two cases."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, ("torch/one", "torch/two"))
        self.before, self.after = self.night(1), self.night(2)

    def both(self, environment: str, before: ScriptResult, after: ScriptResult) -> None:
        self.say(self.before, environment, before)
        self.say(self.after, environment, after)

    def compared(self, before: RunHeader | None = None) -> ComparisonView:
        return compare_runs(self.project, self.store, before or self.before, self.after)


@pytest.fixture
def comparing(tmp_path: Path) -> Comparing:
    return Comparing(tmp_path)


def told(view: ComparisonView) -> dict[str, list[tuple[str, ...]]]:
    return {
        heading.value: [tuple(one.id for one in g) for g in groups]
        for heading, groups in view.groups
    }


def place(environment: str, case: str = "torch/one") -> str:
    return f"{case}@{environment}:eager:cpu"


def test_what_is_alike_is_only_counted(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, FAILS)
    view = comparing.compared()
    assert (view.groups, view.differences, view.exit_code) == ((), (), 0)
    assert view.facts.same == 2


def test_what_differs_is_told_under_its_heading_the_worse_first(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, DRIFTED)
    comparing.both(OLD, PASSED, FAILS)
    comparing.both("torch-2.0.1", FAILS, PASSED)
    view = comparing.compared()
    assert list(told(view)) == ["Worse than before", MESSAGE, "Better than before"]
    assert told(view)["Worse than before"] == [(place(OLD),)]
    assert told(view)[MESSAGE] == [(place(NEW),)]
    assert told(view)["Better than before"] == [(place("torch-2.0.1"),)]
    assert view.counts == (("regressed", 1), ("drifted", 1), ("healed", 1))
    assert view.exit_code == 1


def test_trials_of_one_case_that_differ_alike_are_told_together(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, DRIFTED)
    comparing.both(OLD, FAILS, DRIFTED)
    assert told(comparing.compared()) == {MESSAGE: [(place(OLD), place(NEW))]}


def test_what_got_better_is_a_change_too(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, PASSED)
    assert comparing.compared().exit_code == 1


def test_runs_that_disagree_are_named_as_flaky_either_way(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, FAILS)
    comparing.say(comparing.after, NEW, PASSED, repeats=[1])
    comparing.both(OLD, FAILS, FAILS)
    comparing.say(comparing.before, OLD, PASSED, repeats=[1])
    view = comparing.compared()
    assert told(view) == {Heading.FLAKY.value: [(place(NEW),), (place(OLD),)]}
    assert view.counts == (("flaky", 1), ("no longer flaky", 1))
    assert view.exit_code == 1


def test_repeats_that_agree_are_no_difference(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, FAILS)
    comparing.say(comparing.after, NEW, FAILS, repeats=[1, 1000])
    assert comparing.compared().exit_code == 0


def test_trials_that_one_run_has_are_counted(comparing: Comparing) -> None:
    comparing.say(comparing.before, NEW, FAILS)
    comparing.say(comparing.after, NEW, FAILS, case="torch/two")
    comparing.say(comparing.after, OLD, FAILS, case="torch/two")
    facts = comparing.compared().facts
    assert (facts.only_before, facts.only_after) == (1, 2)


@pytest.mark.parametrize(("after", "code"), [(UNAVAILABLE, 0), (INFRA, 3)])
def test_what_cannot_be_said_is_no_change(
    comparing: Comparing, after: ScriptResult, code: int
) -> None:
    comparing.both(NEW, FAILS, after)
    view = comparing.compared()
    assert view.groups == ()
    assert [names for _, names in view.inconclusive] == [(place(NEW),)]
    assert view.exit_code == code


def test_a_script_edited_between_the_runs_is_not_compared(comparing: Comparing) -> None:
    comparing.say(comparing.before, NEW, FAILS)
    broken = comparing.project.root / "cases/torch/one/broken.py"
    broken.write_text(broken.read_text() + "\n# edited\n")
    comparing.say(comparing.after, NEW, PASSED)
    view = comparing.compared()
    assert view.facts.edited == (place(NEW),)
    assert (view.groups, view.exit_code) == ((), 0)


def test_scripts_edited_after_both_runs_do_not_matter(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, PASSED)
    broken = comparing.project.root / "cases/torch/one/broken.py"
    broken.write_text(broken.read_text() + "\n# edited\n")
    assert comparing.compared().counts == ((str(Change.HEALED), 1),)


def test_a_case_that_is_gone_is_named(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, PASSED)
    shutil.rmtree(comparing.project.root / "cases/torch/one")
    view = comparing.compared()
    assert view.facts.unknown == (place(NEW),)
    assert view.exit_code == 0


def test_a_run_is_the_same_as_itself(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, PASSED)
    view = comparing.compared(before=comparing.after)
    assert (view.groups, view.facts.same) == ((), 2)
