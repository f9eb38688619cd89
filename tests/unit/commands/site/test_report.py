"""`errata report` tells a stored run in every format, and publishes everything as a site."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from factories import make_raised
from outside import Errata
from stored_runs import StoredRuns

from errata.commands.site import build as publishing
from errata.commands.site.build import Published
from errata.model.outcome import ScriptResult
from errata.project import Project, find_project
from errata.store.sql import Store, open_store

DATABASE = ".errata/errata.sqlite"


pytestmark = pytest.mark.usefixtures("place")


def store_run(root: Path, broken: ScriptResult, code: int) -> str:
    """Store a run of the case on one release; returns its uuid."""
    stored = StoredRuns(root, (), store=open_store(find_project(root).database))
    night = stored.night(1)
    stored.say(night, "torch-2.15.0", broken)
    stored.store.finish_run(night.id, code, {})
    stored.store.close()
    return night.uuid


@pytest.fixture
def runs(place: Path) -> Sequence[str]:
    """Store two runs: as documented, then with other words."""
    return [
        store_run(place, make_raised(), 0),
        store_run(place, make_raised("shapes never fit at all"), 1),
    ]


@pytest.mark.usefixtures("runs")
def test_the_latest_run_is_shown_as_it_ended(errata: Errata) -> None:
    shown = errata("report").out
    assert shown.startswith("run 2, 2026-11-02 03:00 UTC: errata run --night 1\n\n")
    assert "≠ drifted" in shown
    assert "≠ 1 trial: 1 changed · 2 cells run, 0 reused · 1 environment" in shown


def test_a_run_is_named_by_number_or_uuid(runs: Sequence[str], errata: Errata) -> None:
    for name in ("1", "latest~1", runs[0][:12]):
        assert errata("report", name).out.startswith("run 1, ")


@pytest.mark.usefixtures("runs")
def test_several_formats_are_written_at_once_and_named(place: Path, errata: Errata) -> None:
    files = {name: f"out.{name}" for name in ("json", "junit", "markdown", "sarif")}
    options = [word for name, file in files.items() for word in (f"--{name}", file)]
    assert errata("report", *options).out.splitlines() == [
        f"run 2: {file}" for file in files.values()
    ]
    report = json.loads((place / "out.json").read_text())
    assert (report["run"], report["version"], report["exit_code"]) == (2, "1", 1)
    assert report["trials"][0]["place"]["file"] == "cases/torch/one/broken.py"
    log = json.loads((place / "out.sarif").read_text())
    assert [one["ruleId"] for one in log["runs"][0]["results"]] == ["drifted"]


@pytest.mark.usefixtures("runs")
def test_a_document_on_the_screen_stands_there_alone(errata: Errata) -> None:
    shown = errata("report", "1", "--json", "-", "--junit", "x.xml")
    assert json.loads(shown.out)["run"] == 1
    assert shown.err == "run 1: x.xml\n"


@pytest.mark.usefixtures("runs")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--json", "-", "--sarif", "-"], "only one document can go to standard output"),
        (["--junit", "gone/x.xml"], "there is no folder"),
        (["9"], "no run 9 in the store"),
        (["--html", "site", "2"], "--html writes all cases"),
        (["--markdown-limit", "9000"], "--markdown-limit without --markdown"),
    ],
)
def test_what_makes_no_sense_is_one_message(
    arguments: list[str], words: str, place: Path, errata: Errata
) -> None:
    before = sorted(place.iterdir())
    said = errata("report", *arguments, code=2)
    assert words in said.err
    assert said.out == ""
    assert sorted(place.iterdir()) == before


def test_looking_for_a_run_makes_no_store(place: Path, errata: Errata) -> None:
    assert "no run is stored yet" in errata("report", code=2).err
    assert not (place / DATABASE).exists()


def test_the_site_needs_no_store_and_makes_none(
    place: Path, monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    asked: list[Store | None] = []

    def publish(
        _project: Project, store: Store | None, directory: Path, _progress: object = None
    ) -> Published:
        asked.append(store)
        index = directory / "index.html"
        return Published(pages=1_234, seconds=2.34, index=index, bytes=5 * 2**20)

    monkeypatch.setattr(publishing, "publish", publish)
    shown = errata("report", "--html", "site").out
    assert shown.splitlines() == [
        "1,234 pages, 5.0 MiB, in 2.3 s: site",
        f"open {(place / 'site' / 'index.html').as_uri()}",
    ]
    assert asked == [None]
    assert not (place / DATABASE).exists()


@pytest.mark.usefixtures("runs")
def test_a_site_and_a_document_can_be_written_at_once(place: Path, errata: Errata) -> None:
    shown = errata("report", "--html", "site", "--markdown", "x.md").out
    assert (place / "site" / "index.html").is_file()
    assert (place / "x.md").is_file()
    assert shown.startswith("run 2: x.md\n")


@pytest.mark.usefixtures("runs")
def test_a_run_of_edited_scripts_says_so(place: Path, errata: Errata) -> None:
    (place / "cases/torch/one/fixed.py").write_text("import torch  # edited\n")
    shown = " ".join(errata("report").out.split())
    assert "! 1 trial left out: their scripts were edited after the run: torch/one@" in shown


@pytest.mark.usefixtures("runs")
def test_reading_a_damaged_store_is_one_message(place: Path, errata: Errata) -> None:
    (place / DATABASE).write_bytes(b"not a database" * 100)
    assert "Traceback" not in errata("report", code=3).err
