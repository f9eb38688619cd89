"""`errata accept`, `export` and `import`, in a project of its own without any framework."""

from __future__ import annotations

import io
import json
import shutil
import sys
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest
from documents import load_schema
from factories import CASE_TOML, make_raised
from outside import Errata
from stored_runs import FIRST_NIGHT, StoredRuns

from errata.model.outcome import ScriptResult
from errata.model.runs import RunHeader
from errata.project import find_project
from errata.store.sql import open_store

NOW = FIRST_NIGHT + timedelta(days=1)
RECORD = "reports/observed/torch/one.json"


@pytest.fixture(autouse=True)
def _ran(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the case run on two releases."""
    monkeypatch.setenv("COLUMNS", "120")
    store_run(place, {"2.5.1": make_raised(), "2.15.0": make_raised("shapes never fit at all")})


def store_run(root: Path, broken: dict[str, ScriptResult]) -> None:
    runs = StoredRuns(root, store=open_store(find_project(root).database))
    run = runs.night(1)
    for version, result in broken.items():
        runs.say(run, f"torch-{version}", result)
    runs.store.finish_run(run.id, 0, {})
    runs.store.close()


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def answer(monkeypatch: pytest.MonkeyPatch, text: str) -> Terminal:
    monkeypatch.setattr(sys, "stdin", Terminal(text))
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    return screen


def files(place: Path) -> tuple[bool, str]:
    return (place / RECORD).exists(), (place / "cases/torch/one/case.toml").read_text()


NOTHING = (False, CASE_TOML)


def test_without_a_terminal_the_differences_are_shown_and_nothing_is_written(
    place: Path, errata: Errata
) -> None:
    shown = errata("accept", "torch/one", "--run", "1", "--expectations", code=2)
    assert shown.out.startswith(f"run 1, {NOW:%Y-%m-%d %H:%M} UTC: errata run --night 1\n")
    assert '+message = "shapes never fit at all"' in shown.out
    assert "new: reproduces" in shown.out
    assert "nothing was written" in shown.err
    assert "errata accept torch/one --run 1 --expectations --yes" in shown.err
    assert files(place) == NOTHING


def test_yes_writes_without_asking(place: Path, errata: Errata) -> None:
    shown = errata("accept", "--yes").out
    assert "run 1: 2 trials recorded, 0 unchanged" in shown
    assert "1 trial did not do what case.toml documents" in shown
    assert files(place) == (True, CASE_TOML)
    said = errata("accept", "--expectations", "--yes").out
    assert "1 trial recorded, 1 documented anew, 1 unchanged" in said
    errata("check")


def test_a_dry_run_writes_nothing_and_asks_nothing(place: Path, errata: Errata) -> None:
    said = errata("accept", "--expectations", "--dry-run").out
    assert "2 trials would be recorded, 1 documented anew" in said
    assert files(place) == NOTHING


def test_nothing_to_write_asks_nothing(errata: Errata) -> None:
    errata("accept", "--yes")
    assert "0 trials recorded, 2 unchanged" in errata("accept").out


def test_a_terminal_is_asked_and_yes_is_yes(
    place: Path, monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    screen = answer(monkeypatch, "y\n")
    errata("accept", "--expectations")
    assert "write 2 files? [y/N]" in screen.getvalue()
    is_recorded, text = files(place)
    assert is_recorded
    assert text != CASE_TOML


@pytest.mark.parametrize("said", ["n\n", "\n"])
def test_anything_else_is_no(
    place: Path, monkeypatch: pytest.MonkeyPatch, said: str, errata: Errata
) -> None:
    screen = answer(monkeypatch, said)
    errata("accept", "--expectations", code=1)
    assert "run 1: nothing was written" in screen.getvalue()
    assert files(place) == NOTHING


def test_what_is_left_to_a_person_shows_in_the_exit_code(place: Path, errata: Errata) -> None:
    store_run(place, {"2.15.0": make_raised(at="import torch")})
    assert "Left to you" in errata("accept", "--run", "2", "--expectations", "--yes", code=1).out
    errata("accept", "--run", "2", "--yes")


# Results that travel --------------------------------------------------------------------------


def exported(errata: Errata, *names: str) -> Sequence[Path]:
    for name in names:
        errata("export", name)
    return [Path(name) for name in names]


def elsewhere(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    monkeypatch.setenv("ERRATA_DB", str(place / "elsewhere.sqlite"))


def test_several_files_are_imported_and_each_says_what_came(
    place: Path, monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    exported(errata, "1.jsonl")
    store_run(place, {"2.0.1": make_raised()})
    errata("export", "--run", "2", "2.jsonl")
    elsewhere(monkeypatch, place)
    said = errata("import", "1.jsonl", "2.jsonl", "1.jsonl").out
    assert [line.partition(" (")[0] for line in said.splitlines()] == [
        "1.jsonl: run 1: 4 new results of 4, 2 environments",
        "2.jsonl: run 2: 2 new results of 2, 1 environment",
        "1.jsonl: run 1: known already, 0 new results of 4, 2 environments",
    ]


def test_a_bad_file_does_not_cost_the_good_ones(
    place: Path, monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    [good] = exported(errata, "good.jsonl")
    lines = good.read_text().splitlines()
    Path("cut.jsonl").write_text("\n".join(lines[:-1]))
    Path("other.jsonl").write_text('{"hello": 1}\n')
    Path("noise.jsonl").write_bytes(b"\xff\xfe")
    elsewhere(monkeypatch, place)
    names = ["cut.jsonl", "good.jsonl", "other.jsonl", "noise.jsonl", "absent.jsonl"]
    shown = errata("import", *names, code=2)
    assert "good.jsonl: run 1: 4 new results" in shown.out
    for name in ("cut.jsonl", "other.jsonl", "noise.jsonl", "absent.jsonl"):
        assert f"{name}:" in shown.err
    assert "4 of 5 files were not imported; the others were imported" in shown.err
    assert "fetch them again from where they were measured" in shown.err


def test_a_file_that_is_not_there_is_not_exported_again(place: Path, errata: Errata) -> None:
    shown = errata("import", "absent.jsonl", code=2)
    assert "absent.jsonl: cannot be read" in shown.err
    assert "name files that errata export or a kit wrote" in shown.err
    assert "fetch them again" not in shown.err


def test_a_run_travels_through_a_pipe(
    place: Path, monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    text = errata("export", "-").out
    elsewhere(monkeypatch, place)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert "standard input: run 1: 4 new results" in errata("import", "-").out


def test_runs_are_listed_and_keep_to_their_schema(place: Path, errata: Errata) -> None:
    table = errata("runs").out
    document = json.loads(errata("runs", "--json", "-").out)
    load_schema("runs").validate(document)
    [run] = document["runs"]
    assert (run["run"], run["state"], run["exit_code"]) == (1, "finished", 0)
    assert "exit 0" in table
    assert run["command"] in table


def test_costs_are_shown_beside_those_that_came_with_errata_and_not_written(
    place: Path, errata: Errata
) -> None:
    shutil.rmtree(place / "cases")
    shown = errata("costs").out
    assert shown.startswith("run 1: costs: 0 new, 0 changed, 0 gone; ")
    assert "--write" not in shown
    assert "whose corpus is only read" in errata("costs", "--write", code=2).err


def test_a_latest_run_that_is_not_a_whole_run_is_named(place: Path, errata: Errata) -> None:
    assert errata("alerts", "--dry-run").err == ""
    store = open_store(find_project(place).database)
    store.begin_run(RunHeader(argv="errata upgrade torch A B", harness_version="1", started=NOW))
    store.close()
    for command in (("export", "-"), ("alerts", "--dry-run")):
        warning = errata(*command, code=None).err
        assert "latest run is 2, which did not finish: errata upgrade torch A B" in warning
        assert errata(*command, "--run", "1", code=None).err == ""


def test_a_traceback_is_read_from_a_pipe_without_a_name(
    monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    text = b"Traceback (most recent call last):\nRuntimeError: nothing like it\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert "not known" in errata("diagnose", code=1).out
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert "no FILE was given" in errata("diagnose", code=2).err
