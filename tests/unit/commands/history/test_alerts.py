"""The alerts of a night: on the screen, as Markdown and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from documents import obeyed, screen
from factories import PASSED, REPOSITORY, make_raised
from jsonschema import Draft202012Validator
from stored_runs import CONFIRMED, DRIFTED, StoredRuns

from errata.commands.history.alerts import ALERTS, AlertsView, alerts_document, alerts_json
from errata.commands.history.comparing import find_alerts
from errata.report.markdown import ISSUE_BYTES, LEAST_BYTES
from errata.report.to_markdown import to_markdown

Gold = Callable[[str, str], None]

FAILS = make_raised()
NEW, OLD = "torch-2.15.0", "torch-2.5.1"
NIGHTLIES = ("torch-2.17.0.dev20261119", "torch-2.17.0.dev20261120")
HOSTILE = make_raised("```\n</details><script> [red]no[/] \x1b[31m\u202e @someone", at="f()")


SCHEMA = json.loads(
    (REPOSITORY / "docs" / "schema" / "alerts.schema.json").read_text(encoding="utf-8")
)


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
        script = folder / "cases/torch/edit/broken.py"
        script.write_text(script.read_text() + "\n# edited\n")

    def look(self, *, peek: bool = False) -> AlertsView:
        return find_alerts(self.project, self.store, self.second, peek=peek)


@pytest.fixture
def nights(tmp_path: Path) -> Nights:
    return Nights(tmp_path)


@pytest.fixture
def view(nights: Nights) -> AlertsView:
    return nights.look()


@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_is_as_in_the_gold_file(view: AlertsView, gold: Gold, width: int) -> None:
    gold(f"alerts-{width}.txt", screen(alerts_document(view), width))


def test_the_markdown_is_as_in_the_gold_file(view: AlertsView, gold: Gold) -> None:
    gold("alerts.md", to_markdown(alerts_document(view)))


@pytest.mark.parametrize("limit", [LEAST_BYTES, 20_000, ISSUE_BYTES])
def test_the_markdown_of_a_bad_night_still_fits_an_issue(view: AlertsView, limit: int) -> None:
    (change, *_) = view.changes
    wide = replace(change, changes=("\u6c49" * 300,) * 3)
    bad = replace(view, changes=(wide,) * 300, unconfirmed=view.unconfirmed * 300)
    text = to_markdown(alerts_document(bad), limit_bytes=limit)
    assert len(text.encode()) <= limit
    assert text.startswith("## ≠ errata: alerts of run 2, started")
    assert f"**Cut at {limit:,} bytes.**" in text
    assert "changes" in text.splitlines()[-1]
    assert text.endswith("Everything is in the JSON report (`errata alerts --json FILE`).\n")
    assert f"#### ≠ drifted: `{change.case}`" in text
    assert obeyed(text) == []


def test_a_night_without_news_is_short(nights: Nights, gold: Gold) -> None:
    nights.look()
    gold("alerts-quiet.txt", screen(alerts_document(nights.look(peek=True)), 80))


def test_json_says_what_each_alert_is_about(view: AlertsView) -> None:
    document = json.loads(alerts_json(view))
    assert (document["errata"], document["schema"]) == ("alerts", ALERTS.version)
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


def test_the_json_keeps_to_its_schema(view: AlertsView, nights: Nights) -> None:
    for seen in (nights.first, view, nights.look(peek=True)):
        document = json.loads(alerts_json(seen))
        Draft202012Validator(SCHEMA).validate(document)
        document["alerts"][0]["surprise"] = 1
        assert not Draft202012Validator(SCHEMA).is_valid(document)
