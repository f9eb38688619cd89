"""The alerts of a night: what is told once, on the screen, as Markdown and as JSON."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest
from documents import Gold, load_schema, obeyed, screen
from factories import PASSED, make_raised
from hypothesis import given, settings
from hypothesis import strategies as st
from stored_runs import CONFIRMED, DRIFTED, INFRA, UNAVAILABLE, StoredRuns

from errata.commands.history.alerts import ALERTS, Alerts, alerts_document, find_alerts
from errata.model.outcome import ScriptResult
from errata.model.runs import RunHeader
from errata.report.markdown import ISSUE_BYTES, LEAST_BYTES, to_markdown

FAILS = make_raised()
NEW, OLD = "torch-2.15.0", "torch-2.5.1"
NIGHTLIES = ("torch-2.17.0.dev20261119", "torch-2.17.0.dev20261120")
HOSTILE = make_raised("```\n</details><script> [red]no[/] \x1b[31m\u202e @someone", at="f()")


class Alerting(StoredRuns):
    """Nights of one case, each looked at for alerts."""

    number = 0

    def begin(self) -> RunHeader:
        self.number += 1
        return self.night(self.number)

    def look(self, run: RunHeader, *, peek: bool = False) -> Alerts:
        return find_alerts(self.project, self.store, run, peek=peek)

    def told(self, broken: ScriptResult, environment: str = NEW) -> tuple[str, ...]:
        """Return what a night tells that saw this, and confirmed it."""
        run = self.begin()
        self.confirm(run, environment, broken)
        return kinds(self.look(run))


def kinds(view: Alerts) -> tuple[str, ...]:
    return tuple(one.kind for one in view.alerts)


@pytest.fixture
def alerting(tmp_path: Path) -> Alerting:
    return Alerting(tmp_path)


def test_what_differs_from_the_documentation_is_raised_once(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.confirm(run, NEW, DRIFTED)
    view = alerting.look(run)
    assert kinds(view) == ("raised",)
    (raised,) = view.of_kind("raised")
    assert raised.state.startswith("drifted raised:")
    assert raised.id == "torch/one@torch-2.15.0:eager:cpu"
    assert view.exit_code == 1
    again = alerting.begin()
    alerting.confirm(again, NEW, DRIFTED)
    view = alerting.look(again)
    assert (kinds(view), view.exit_code) == (("standing",), 0)
    assert view.alerts[0].told_by_run == run.id


def test_what_was_seen_only_once_raises_nothing(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.say(run, NEW, DRIFTED)
    view = alerting.look(run)
    assert (view.alerts, view.exit_code) == ((), 0)
    assert [finding.id for finding in view.unconfirmed] == ["torch/one@torch-2.15.0:eager:cpu"]


def test_repeats_alone_are_no_confirmation(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.say(run, NEW, DRIFTED, repeats=[0, 1, 2])
    assert alerting.look(run).alerts == ()


def test_repeats_that_disagree_are_told_once_and_raise_nothing(alerting: Alerting) -> None:
    for expected in (("flaky",), ()):
        run = alerting.begin()
        alerting.say(run, NEW, DRIFTED)
        alerting.say(run, NEW, FAILS, repeats=[CONFIRMED])
        view = alerting.look(run)
        assert (kinds(view), view.exit_code) == (expected, 0)


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

    def healed(self, alerting: Alerting, control: ScriptResult | None) -> Alerts:
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
        assert view.alerts[0].state == "healed passed passed"

    def test_without_that_it_is_not_confirmed(self, recorded: Alerting) -> None:
        view = self.healed(recorded, UNAVAILABLE)
        assert view.alerts == ()
        assert len(view.unconfirmed) == 1

    def test_where_the_known_failure_is_gone_too_it_is_flaky(self, recorded: Alerting) -> None:
        assert kinds(self.healed(recorded, PASSED)) == ("flaky",)

    def test_where_nothing_was_known_to_fail_it_is_believed(self, alerting: Alerting) -> None:
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
        assert alerting.look(run).alerts == ()


def test_a_peek_tells_the_same_again(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.confirm(run, NEW, DRIFTED)
    for peek in (True, True, False):
        assert kinds(alerting.look(run, peek=peek)) == ("raised",)
    assert kinds(alerting.look(run)) == ("standing",)


def test_results_of_edited_scripts_are_left_out(alerting: Alerting) -> None:
    run = alerting.begin()
    alerting.confirm(run, NEW, DRIFTED)
    alerting.edit()
    view = alerting.look(run)
    assert (view.alerts, view.stale) == ((), 1)


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


@settings(max_examples=20)
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
                    (one.kind, one.state.partition(" ")[0])
                    for one in view.alerts
                    if one.kind in ("raised", "resolved")
                ]
    states = [CONFIRMED_STATES[name] for name in series if name in CONFIRMED_STATES]
    changes = [state for state, _ in groupby(["", *states])][1:]
    assert said == [("raised" if state else "resolved", state) for state in changes]


# How it is shown


class Nights(StoredRuns):
    """A first night that is told, and a second one in which everything moves."""

    def __init__(self, folder: Path) -> None:
        names = ("drift", "edit", "evil", "flake", "once", "resolve", "stand")
        super().__init__(folder, [f"torch/{name}" for name in names])
        first = self.night(18)
        self.confirm(first, NEW, DRIFTED, case="torch/resolve")
        self.confirm(first, NIGHTLIES[0], PASSED, case="torch/stand")
        self.first = find_alerts(self.project, self.store, first)
        self.second = self.night(19)
        for environment in (NEW, OLD):
            self.confirm(self.second, environment, DRIFTED, case="torch/drift")
        self.confirm(self.second, NEW, HOSTILE, case="torch/evil")
        self.say(self.second, NEW, FAILS, case="torch/resolve")
        self.confirm(self.second, NIGHTLIES[1], PASSED, case="torch/stand")
        self.say(self.second, NEW, DRIFTED, case="torch/once")
        self.say(self.second, NEW, DRIFTED, case="torch/flake")
        self.say(self.second, NEW, FAILS, case="torch/flake", repeats=[CONFIRMED])
        self.confirm(self.second, NEW, DRIFTED, case="torch/edit")
        self.edit(case="torch/edit")

    def look(self, *, peek: bool = False) -> Alerts:
        return find_alerts(self.project, self.store, self.second, peek=peek)


@pytest.fixture
def nights(tmp_path: Path) -> Nights:
    return Nights(tmp_path)


@pytest.fixture
def view(nights: Nights) -> Alerts:
    return nights.look()


def test_screens_and_page_are_as_in_the_gold_files(view: Alerts, gold: Gold) -> None:
    for width in (80, 120):
        gold(f"alerts-{width}.txt", screen(alerts_document(view), width))
    gold("alerts.md", to_markdown(alerts_document(view)))


@pytest.mark.parametrize("limit", [LEAST_BYTES, 20_000, ISSUE_BYTES])
def test_the_markdown_of_a_bad_night_still_fits_an_issue(view: Alerts, limit: int) -> None:
    first = next(one for one in view.alerts if one.kind == "raised")
    wide = tuple(
        replace(first, finding=replace(first.finding, changes=(f"{n}" + "\u6c49" * 300,) * 3))
        for n in range(300)
    )
    bad = replace(view, alerts=wide, unconfirmed=view.unconfirmed * 300)
    text = to_markdown(alerts_document(bad), limit_bytes=limit)
    assert len(text.encode()) <= limit
    assert text.startswith("## ≠ errata: alerts of run 2, started")
    assert f"**Cut at {limit:,} bytes.**" in text
    assert "changes" in text.splitlines()[-1]
    assert text.endswith("Everything is in the JSON report (`errata alerts --json FILE`).\n")
    assert f"#### ≠ drifted: `{first.case}`" in text
    assert obeyed(text) == []


def test_a_night_without_news_is_short(nights: Nights, gold: Gold) -> None:
    nights.look()
    gold("alerts-quiet.txt", screen(alerts_document(nights.look(peek=True)), 80))


def test_json_says_what_each_alert_is_about(view: Alerts) -> None:
    document = json.loads(ALERTS.text(view))
    assert (document["exit_code"], document["stale"]) == (1, 1)
    told = {(one["case"], one["series"]): one["kind"] for one in document["alerts"]}
    assert told == {
        ("torch/drift", NEW): "raised",
        ("torch/drift", OLD): "raised",
        ("torch/evil", NEW): "raised",
        ("torch/flake", NEW): "flaky",
        ("torch/resolve", NEW): "resolved",
        ("torch/stand", "torch-nightly"): "standing",
    }
    assert [one["case"] for one in document["unconfirmed"]] == ["torch/once"]


def test_the_json_keeps_to_its_schema(view: Alerts, nights: Nights) -> None:
    kept = load_schema("alerts")
    for seen in (nights.first, view, nights.look(peek=True)):
        document = json.loads(ALERTS.text(seen))
        kept.validate(document)
        document["alerts"][0]["surprise"] = 1
        assert not kept.is_valid(document)
