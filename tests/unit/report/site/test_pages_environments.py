"""An environment's page has its lock, says what is held back and why, and what ran in it."""

from __future__ import annotations

import pytest
from site_facts import MOMENT, make_environment_page, make_run, make_site

from errata.report.site import pages_environments
from errata.report.site.facts import EnvironmentPage
from errata.report.site.pages_environments import render_environment, render_environments
from errata.report.site.rendering import make_environment

ENVIRONMENT = make_environment(version="1.2", newest=MOMENT)


def page(environment: EnvironmentPage) -> str:
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
    assert text.count("<h2") == 2
    assert 'href="../environments/torch-2.15.0+timm.html"' in text
    assert text.count("not in the table") == 1
    assert "abcdef012345" in text


def test_a_page_has_the_lock_its_reasons_and_the_commands() -> None:
    text = page(make_environment_page())
    assert "# a lock\ntorch==2.15.0" in text
    assert "compiled against NumPy 2" in text
    assert "errata envs build 'torch-2.15.0'" in text
    assert "<li>numpy==2.3.0</li>" in text


def test_what_ran_there_leads_to_its_place_and_its_run() -> None:
    text = page(make_environment_page())
    assert 'href="../cases/torch/slug.html#torch-2.15.0:eager:cpu"' in text
    assert 'href="../runs/3.html"' in text
    assert "v-drifted unexpected" in text
    assert "0.25 s" in text


def test_an_unlisted_environment_names_no_command_that_would_fail() -> None:
    text = page(make_environment_page("torch-2.11.0-external", is_listed=False))
    assert "errata envs build" not in text
    assert "not in the framework table" in text


def test_an_environment_of_which_nothing_is_known_says_so() -> None:
    text = page(
        make_environment_page(
            trials=(), packages=(), lock="", lock_digest="", python="", platforms=(), why=()
        )
    )
    assert "Nothing was measured or recorded there yet" in text
    assert "not known" in text
    assert "<h2>Lock" not in text


def test_more_trials_than_there_is_room_for_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages_environments, "TRIALS", 0)
    assert "1 more trial" in page(make_environment_page())
