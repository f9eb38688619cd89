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
from factories import CASE_TOML, REPOSITORY, make_raised
from jsonschema import Draft202012Validator
from stored_runs import FIRST_NIGHT, StoredRuns

from errata.__main__ import main
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


def errata(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["errata", *arguments])
    return main()


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
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert errata(monkeypatch, "accept", "torch/one", "--run", "1", "--expectations") == 2
    shown = capsys.readouterr()
    assert shown.out.startswith(f"run 1, {NOW:%Y-%m-%d %H:%M} UTC: errata run --night 1\n")
    assert '+message = "shapes never fit at all"' in shown.out
    assert "new: reproduces" in shown.out
    assert "nothing was written" in shown.err
    assert "errata accept torch/one --run 1 --expectations --yes" in shown.err
    assert files(place) == NOTHING


def test_yes_writes_without_asking(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert errata(monkeypatch, "accept", "--yes") == 0
    shown = capsys.readouterr().out
    assert "run 1: 2 trials recorded, 0 unchanged" in shown
    assert "1 trial did not do what case.toml documents" in shown
    assert files(place) == (True, CASE_TOML)
    assert errata(monkeypatch, "accept", "--expectations", "--yes") == 0
    assert "1 trial recorded, 1 documented anew, 1 unchanged" in capsys.readouterr().out
    assert errata(monkeypatch, "check") == 0


def test_a_dry_run_writes_nothing_and_asks_nothing(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert errata(monkeypatch, "accept", "--expectations", "--dry-run") == 0
    assert "2 trials would be recorded, 1 documented anew" in capsys.readouterr().out
    assert files(place) == NOTHING


def test_nothing_to_write_asks_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    errata(monkeypatch, "accept", "--yes")
    assert errata(monkeypatch, "accept") == 0
    assert "0 trials recorded, 2 unchanged" in capsys.readouterr().out


def test_a_terminal_is_asked_and_yes_is_yes(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = answer(monkeypatch, "y\n")
    assert errata(monkeypatch, "accept", "--expectations") == 0
    assert "write 2 files? [y/N]" in screen.getvalue()
    is_recorded, text = files(place)
    assert is_recorded
    assert text != CASE_TOML


@pytest.mark.parametrize("said", ["n\n", "\n"])
def test_anything_else_is_no(place: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    screen = answer(monkeypatch, said)
    assert errata(monkeypatch, "accept", "--expectations") == 1
    assert "run 1: nothing was written" in screen.getvalue()
    assert files(place) == NOTHING


def test_what_is_left_to_a_person_shows_in_the_exit_code(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store_run(place, {"2.15.0": make_raised(at="import torch")})
    assert errata(monkeypatch, "accept", "--run", "2", "--expectations", "--yes") == 1
    assert "Left to you" in capsys.readouterr().out
    assert errata(monkeypatch, "accept", "--run", "2", "--yes") == 0


# Results that travel --------------------------------------------------------------------------


def exported(monkeypatch: pytest.MonkeyPatch, *names: str) -> Sequence[Path]:
    for name in names:
        assert errata(monkeypatch, "export", name) == 0
    return [Path(name) for name in names]


def elsewhere(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    monkeypatch.setenv("ERRATA_DB", str(place / "elsewhere.sqlite"))


def test_several_files_are_imported_and_each_says_what_came(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    exported(monkeypatch, "1.jsonl")
    store_run(place, {"2.0.1": make_raised()})
    assert errata(monkeypatch, "export", "--run", "2", "2.jsonl") == 0
    elsewhere(monkeypatch, place)
    capsys.readouterr()
    assert errata(monkeypatch, "import", "1.jsonl", "2.jsonl", "1.jsonl") == 0
    assert [line.partition(" (")[0] for line in capsys.readouterr().out.splitlines()] == [
        "1.jsonl: run 1: 4 new results of 4, 2 environments",
        "2.jsonl: run 2: 2 new results of 2, 1 environment",
        "1.jsonl: run 1: known already, 0 new results of 4, 2 environments",
    ]


def test_a_bad_file_does_not_cost_the_good_ones(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    [good] = exported(monkeypatch, "good.jsonl")
    lines = good.read_text().splitlines()
    Path("cut.jsonl").write_text("\n".join(lines[:-1]))
    Path("other.jsonl").write_text('{"hello": 1}\n')
    Path("noise.jsonl").write_bytes(b"\xff\xfe")
    elsewhere(monkeypatch, place)
    capsys.readouterr()
    names = ["cut.jsonl", "good.jsonl", "other.jsonl", "noise.jsonl", "absent.jsonl"]
    assert errata(monkeypatch, "import", *names) == 2
    shown = capsys.readouterr()
    assert "good.jsonl: run 1: 4 new results" in shown.out
    for name in ("cut.jsonl", "other.jsonl", "noise.jsonl", "absent.jsonl"):
        assert f"{name}:" in shown.err
    assert "4 of 5 files were not imported; the others were imported" in shown.err
    assert "fetch them again from where they were measured" in shown.err


def test_a_file_that_is_not_there_is_not_exported_again(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert errata(monkeypatch, "import", "absent.jsonl") == 2
    shown = capsys.readouterr()
    assert "absent.jsonl: cannot be read" in shown.err
    assert "name files that errata export or a kit wrote" in shown.err
    assert "fetch them again" not in shown.err


def test_a_run_travels_through_a_pipe(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert errata(monkeypatch, "export", "-") == 0
    text = capsys.readouterr().out
    elsewhere(monkeypatch, place)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert errata(monkeypatch, "import", "-") == 0
    assert "standard input: run 1: 4 new results" in capsys.readouterr().out


def test_runs_are_listed_and_keep_to_their_schema(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert errata(monkeypatch, "runs") == 0
    table = capsys.readouterr().out
    assert errata(monkeypatch, "runs", "--json", "-") == 0
    document = json.loads(capsys.readouterr().out)
    schema = json.loads((REPOSITORY / "docs" / "schema" / "runs.schema.json").read_text("utf-8"))
    Draft202012Validator(schema).validate(document)
    [run] = document["runs"]
    assert (run["run"], run["state"], run["exit_code"]) == (1, "finished", 0)
    assert "exit 0" in table
    assert run["command"] in table


def test_costs_are_shown_beside_those_that_came_with_errata_and_not_written(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.rmtree(place / "cases")
    assert errata(monkeypatch, "costs") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("run 1: costs: 0 new, 0 changed, 0 gone; ")
    assert "--write" not in shown
    assert errata(monkeypatch, "costs", "--write") == 2
    assert "whose corpus is only read" in capsys.readouterr().err


def test_a_latest_run_that_is_not_a_whole_run_is_named(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert errata(monkeypatch, "alerts", "--peek") == 0
    assert capsys.readouterr().err == ""
    store = open_store(find_project(place).database)
    store.begin_run(RunHeader(argv="errata upgrade torch A B", harness_version="1", started=NOW))
    store.close()
    for command in (("export", "-"), ("alerts", "--dry-run")):
        errata(monkeypatch, *command)
        warning = capsys.readouterr().err
        assert "latest run is 2, which did not finish: errata upgrade torch A B" in warning
        errata(monkeypatch, *command, "--run", "1")
        assert capsys.readouterr().err == ""


def test_a_traceback_is_read_from_a_pipe_without_a_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = b"Traceback (most recent call last):\nRuntimeError: nothing like it\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert errata(monkeypatch, "diagnose") == 1
    assert "not known" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert errata(monkeypatch, "diagnose") == 2
    assert "no FILE was given" in capsys.readouterr().err
