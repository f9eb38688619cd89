"""A run's page says what it was asked, how it ended, and what changed."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from factories import PASSED, make_raised, make_trial
from factories import make_environment as make_spec
from hostile_runs import make_report
from site_facts import MOMENT, make_environment_page, make_run, make_site

from errata.commands.run.report import ReportedRun
from errata.commands.site import pages_runs
from errata.commands.site.facts import EnvironmentPage, RunPage
from errata.commands.site.pages_runs import (
    render_environment,
    render_environments,
    render_run,
    render_runs,
)
from errata.commands.site.rendering import make_environment
from errata.compare.judge import compare_all, judge
from errata.model.cell import EnvironmentSpec
from errata.model.outcome import Outcome, ScriptResult

ENVIRONMENT = make_environment(version="1.2", newest=MOMENT)


def view_of(results: dict[EnvironmentSpec, ScriptResult], **facts: Any) -> ReportedRun:
    judged = [
        judge(make_trial(environment=spec), broken, PASSED) for spec, broken in results.items()
    ]
    return make_report(compare_all(judged, {}), cells={"run": 2, "reused": 1200}, **facts)


def page(run: RunPage, *others: RunPage) -> str:
    runs = sorted([run, *others], key=lambda one: -one.number)
    return render_run(run, make_site(runs=runs), ENVIRONMENT)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "as expected"),
        ({"exit_code": 1}, "something changed"),
        ({"exit_code": None, "finished": None}, "not finished"),
        ({"exit_code": None, "imported": True}, "imported"),
        ({"exit_code": 77}, "exit code 77"),
    ],
)
def test_the_list_says_how_runs_ended(changes: dict[str, object], words: str) -> None:
    text = render_runs(make_site(runs=[make_run(4, **changes)]), ENVIRONMENT)
    assert words in text
    assert 'href="../runs/4.html"' in text
    assert "1,200" in text


@pytest.mark.parametrize(
    ("seconds", "words"), [(12.25, "12.2 s"), (600, "10 min"), (36_000, "10.0 h"), (-5, "0.0 s")]
)
def test_the_list_says_how_long_runs_took(seconds: float, words: str) -> None:
    run = make_run(4, finished=MOMENT + timedelta(seconds=seconds))
    assert words in render_runs(make_site(runs=[run]), ENVIRONMENT)


def test_a_change_is_told_with_both_sides_and_the_way_to_its_case() -> None:
    run = make_run(3, view=view_of({make_spec(): make_raised("shapes do not match: 2")}))
    text = page(run)
    assert 'href="../cases/torch/slug.html#torch-2.15.0:eager:cpu"' in text
    assert "not as documented" in text
    assert "<ins>" in text
    assert "errata run torch/slug@torch-2.15.0:eager:cpu" in text


def test_a_quiet_run_says_that_nothing_changed() -> None:
    text = page(make_run(3, view=view_of({make_spec(): make_raised()})))
    assert "Nothing: every conclusive result" in text
    assert 'class="spot v-reproduces"' in text


def test_failures_and_unavailable_devices_are_told_apart() -> None:
    text = page(
        make_run(
            3,
            view=view_of(
                {
                    make_spec(version="2.5.1"): ScriptResult(
                        outcome=Outcome.HARNESS_ERROR, detail="the server was lost"
                    ),
                    make_spec(): ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no device"),
                },
                notes=("the run has not finished",),
                unfinished=2,
            ),
        )
    )
    assert "the server was lost" in text
    assert "Not available there" in text
    assert "no device" in text
    assert "the run has not finished" in text
    assert "2 trials left without a result" in text


def test_many_rows_and_changes_are_counted_and_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages_runs, "ROWS", 0)
    monkeypatch.setattr(pages_runs, "CHANGES", 0)
    text = page(make_run(3, view=view_of({make_spec(): make_raised("other words")})))
    assert "1 more change: <code>errata report 3</code>" in text
    assert 'class="spot' not in text


def test_a_run_that_is_not_told_says_how_to_see_it() -> None:
    assert "errata report 3" in page(make_run(3, results=80_000))
    assert "80,000 results" in page(make_run(3, results=80_000))


def test_runs_are_linked_with_their_neighbours() -> None:
    text = page(make_run(3), make_run(2), make_run(5))
    assert 'href="5.html" rel="next"' in text
    assert 'href="2.html" rel="prev"' in text


def environment_page(environment: EnvironmentPage) -> str:
    site = make_site(runs=[make_run(3)], environments=[environment])
    return render_environment(environment, site, ENVIRONMENT)


def test_the_list_groups_by_framework_and_links_each() -> None:
    site = make_site(
        environments=[
            make_environment_page("paddle-3.3.1", framework="paddle"),
            make_environment_page("torch-2.15.0+timm"),
            make_environment_page("torch-2.11.0-external", is_listed=False, lock_digest=""),
        ]
    )
    text = render_environments(site, ENVIRONMENT)
    assert text.count('<h2 id="') == 3  # one is of the box for errors
    assert 'href="../environments/torch-2.15.0+timm.html"' in text
    assert text.count("not in the table") == 1
    assert "abcdef012345" in text


def test_a_page_has_the_lock_its_reasons_and_the_commands() -> None:
    text = environment_page(make_environment_page())
    assert "# a lock\ntorch==2.15.0" in text
    assert "compiled against NumPy 2" in text
    assert "errata envs build 'torch-2.15.0'" in text
    assert "<li>numpy==2.3.0</li>" in text


def test_what_ran_there_leads_to_its_place_and_its_run() -> None:
    text = environment_page(make_environment_page())
    assert 'href="../cases/torch/slug.html#torch-2.15.0:eager:cpu"' in text
    assert 'href="../runs/3.html"' in text
    assert "v-drifted unexpected" in text
    assert "0.25 s" in text


def test_an_unlisted_environment_names_no_command_that_would_fail() -> None:
    text = environment_page(make_environment_page("torch-2.11.0-external", is_listed=False))
    assert "errata envs build" not in text
    assert "not in the framework table" in text


def test_an_environment_of_which_nothing_is_known_says_so() -> None:
    text = environment_page(
        make_environment_page(
            trials=(), packages=(), lock="", lock_digest="", python="", platforms=(), why=()
        )
    )
    assert "Nothing was measured or recorded there yet" in text
    assert "not known" in text
    assert "<h2>Lock" not in text


def test_more_trials_than_there_is_room_for_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages_runs, "TRIALS", 0)
    assert "1 more trial" in environment_page(make_environment_page())
