"""Two stored runs are compared by what their scripts did, with the cases as they are now."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest
from factories import PASSED, make_raised
from hypothesis import given, settings
from hypothesis import strategies as st
from stored_runs import CONFIRMED, DRIFTED, INFRA, UNAVAILABLE, StoredRuns

from errata.commands.history.alerts import AlertsView
from errata.commands.history.comparing import compare_runs, find_alerts
from errata.commands.history.comparison import ComparisonView, Heading
from errata.compare.transitions import Change
from errata.model.outcome import ScriptResult
from errata.model.runs import RunHeader

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


class Alerting(StoredRuns):
    """Nights of one case, each looked at for alerts."""

    number = 0

    def begin(self) -> RunHeader:
        self.number += 1
        return self.night(self.number)

    def look(self, run: RunHeader, *, peek: bool = False) -> AlertsView:
        return find_alerts(self.project, self.store, run, peek=peek)

    def told(self, broken: ScriptResult, environment: str = NEW) -> tuple[str, ...]:
        """Return what a night tells that saw this, and confirmed it."""
        run = self.begin()
        self.confirm(run, environment, broken)
        return kinds(self.look(run))


def kinds(view: AlertsView) -> tuple[str, ...]:
    return tuple(str(notice.kind) for notice in view.notices)


@pytest.fixture
def alerting(tmp_path: Path) -> Alerting:
    return Alerting(tmp_path)


def test_what_differs_from_the_documentation_is_raised_once(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.confirm(run, NEW, DRIFTED)
    view = alerting.look(run)
    assert kinds(view) == ("raised",)
    assert view.raised[0].state.startswith("drifted raised:")
    assert [change.ids for change in view.changes] == [("torch/one@torch-2.15.0:eager:cpu",)]
    assert view.exit_code == 1
    again = alerting.begin()
    alerting.confirm(again, NEW, DRIFTED)
    view = alerting.look(again)
    assert (kinds(view), view.exit_code) == (("standing",), 0)
    assert view.standing[0].run == run.id


def test_what_is_as_documented_is_resolved_once(alerting: Alerting) -> None:
    assert alerting.told(FAILS) == ()
    assert alerting.told(DRIFTED) == ("raised",)
    assert alerting.told(FAILS) == ("resolved",)
    assert alerting.told(FAILS) == ()


def test_what_was_seen_only_once_raises_nothing(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.say(run, NEW, DRIFTED)
    view = alerting.look(run)
    assert (view.notices, view.exit_code) == ((), 0)
    assert [finding.id for finding in view.unconfirmed] == ["torch/one@torch-2.15.0:eager:cpu"]


def test_repeats_alone_are_no_confirmation(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.say(run, NEW, DRIFTED, repeats=[0, 1, 2])
    assert alerting.look(run).notices == ()


def test_what_was_seen_only_once_resolves_nothing_either(alerting: Alerting) -> None:
    alerting.told(DRIFTED)
    run = alerting.begin()
    alerting.say(run, NEW, make_raised("another message", at="elsewhere()"))
    assert alerting.look(run).notices == ()
    assert alerting.told(DRIFTED) == ("standing",)


def test_repeats_that_disagree_are_told_once_and_raise_nothing(alerting: Alerting) -> None:
    for expected in (("flaky",), ()):
        run = alerting.begin()
        alerting.say(run, NEW, DRIFTED)
        alerting.say(run, NEW, FAILS, repeats=[CONFIRMED])
        view = alerting.look(run)
        assert (kinds(view), view.exit_code) == (expected, 0)


@pytest.mark.parametrize("nothing", [UNAVAILABLE, INFRA])
def test_what_cannot_be_said_neither_raises_nor_resolves(
    alerting: Alerting, nothing: ScriptResult
) -> None:
    assert alerting.told(nothing) == ()
    assert alerting.told(DRIFTED) == ("raised",)
    assert alerting.told(nothing) == ()
    assert alerting.told(DRIFTED) == ("standing",)


def test_what_the_record_says_is_expected(alerting: Alerting) -> None:
    assert alerting.told(DRIFTED) == ("raised",)
    before = alerting.begin()
    alerting.confirm(before, NEW, FAILS)
    alerting.accept(before)
    other = make_raised("shapes do not fit: 7 and 8")
    assert alerting.told(FAILS) == ("resolved",)
    assert alerting.told(other) == ("raised",)


class TestHealed:
    @pytest.fixture
    def recorded(self, alerting: Alerting) -> Alerting:
        """A case whose failure is on record on an older release."""
        run = alerting.begin()
        alerting.say(run, OLD, FAILS)
        alerting.accept(run)
        return alerting

    def healed(self, alerting: Alerting, control: ScriptResult | None) -> AlertsView:
        run = alerting.begin()
        alerting.confirm(run, NEW, PASSED)
        if control is not None:
            alerting.say(run, OLD, control, repeats=[CONFIRMED])
        return alerting.look(run)

    def test_it_is_believed_once_the_failure_was_seen_where_it_is_known(
        self, recorded: Alerting
    ) -> None:
        view = self.healed(recorded, FAILS)
        assert kinds(view) == ("raised",)
        assert view.raised[0].state == "healed passed passed"

    def test_without_that_it_is_not_confirmed(self, recorded: Alerting) -> None:
        for control in (None, UNAVAILABLE):
            view = self.healed(recorded, control)
            assert view.notices == ()
            assert len(view.unconfirmed) == 1

    def test_where_the_known_failure_is_gone_too_it_is_flaky(self, recorded: Alerting) -> None:
        assert kinds(self.healed(recorded, PASSED)) == ("flaky",)

    def test_where_nothing_is_known_to_fail_it_is_believed(self, alerting: Alerting) -> None:
        assert kinds(self.healed(alerting, None)) == ("raised",)


class TestNightlies:
    def test_all_nights_of_a_series_have_one_alert(self, alerting: Alerting) -> None:
        assert alerting.told(DRIFTED, "torch-2.17.0.dev20261119") == ("raised",)
        assert alerting.told(DRIFTED, "torch-2.17.0.dev20261120") == ("standing",)
        assert alerting.told(FAILS, "torch-2.18.0.dev20261121") == ("resolved",)

    def test_they_are_apart_from_releases(self, alerting: Alerting) -> None:
        assert alerting.told(DRIFTED, "torch-2.17.0.dev20261119") == ("raised",)
        assert alerting.told(DRIFTED) == ("raised",)

    def test_of_two_nights_in_one_run_the_newer_counts(self, alerting: Alerting) -> None:
        run = alerting.begin()
        alerting.confirm(run, "torch-2.17.0.dev20261119", DRIFTED)
        alerting.say(run, "torch-2.17.0.dev20261120", FAILS)
        assert alerting.look(run).notices == ()


def test_a_peek_tells_the_same_again(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.confirm(run, NEW, DRIFTED)
    for peek in (True, True, False):
        assert kinds(alerting.look(run, peek=peek)) == ("raised",)
    assert kinds(alerting.look(run)) == ("standing",)


def test_results_of_edited_scripts_are_left_out(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.confirm(run, NEW, DRIFTED)
    broken = alerting.project.root / "cases/torch/one/broken.py"
    broken.write_text(broken.read_text() + "\n# edited\n")
    view = alerting.look(run)
    assert (view.notices, view.stale) == ((), 1)


def test_the_time_a_script_took_is_no_other_state(alerting: Alerting) -> None:
    assert alerting.told(replace(DRIFTED, wall_s=1.0, traceback="one")) == ("raised",)
    assert alerting.told(replace(DRIFTED, wall_s=2.0, traceback="two")) == ("standing",)


def flaky(alerting: Alerting, run: RunHeader) -> None:
    alerting.say(run, NEW, DRIFTED)
    alerting.say(run, NEW, FAILS, repeats=[CONFIRMED])


NIGHTS: dict[str, Callable[[Alerting, RunHeader], object]] = {
    "as documented": lambda a, run: a.say(run, NEW, FAILS),
    "drifted": lambda a, run: a.confirm(run, NEW, DRIFTED),
    "masked": lambda a, run: a.confirm(run, NEW, make_raised("gone", at="elsewhere()")),
    "drifted, seen once": lambda a, run: a.say(run, NEW, DRIFTED),
    "flaky": flaky,
    "unavailable": lambda a, run: a.confirm(run, NEW, UNAVAILABLE),
    "infra": lambda a, run: a.confirm(run, NEW, INFRA),
    "nothing": lambda a, run: None,
}
CONFIRMED_STATES = {"as documented": "", "drifted": "drifted", "masked": "masked"}


@settings(max_examples=40)
@given(st.lists(st.sampled_from(sorted(NIGHTS)), max_size=7))
def test_any_series_of_nights_raises_exactly_the_confirmed_changes(series: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        alerting = Alerting(Path(folder))
        said: list[tuple[str, str]] = []
        for name in series:
            run = alerting.begin()
            NIGHTS[name](alerting, run)
            for view in (alerting.look(run), alerting.look(run)):
                said += [
                    (str(notice.kind), notice.state.partition(" ")[0])
                    for notice in (*view.raised, *view.resolved)
                ]
    states = [CONFIRMED_STATES[name] for name in series if name in CONFIRMED_STATES]
    changes = [state for state, _ in groupby(["", *states])][1:]
    assert said == [("raised" if state else "resolved", state) for state in changes]
