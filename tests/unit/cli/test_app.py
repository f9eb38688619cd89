"""The command line starts quickly, and clears up first."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from factories import REPOSITORY
from outside import Errata, run_program
from typer.main import get_command
from typer.testing import CliRunner

from errata import __version__
from errata.cli.app import app

HEAVY = {"packaging", "pydantic", "requests", "rich.console", "sqlalchemy", "statistics", "tomlkit"}


def loaded_by(*words: str) -> set[str]:
    """Return the modules that a command has loaded at its end."""
    script = (
        f"import sys; from errata.__main__ import main; sys.argv = ['errata', *{words!r}]; main(); "
        "print(*sys.modules, file=sys.stderr)"
    )
    done = run_program(sys.executable, "-c", script, cwd=REPOSITORY, code=0)
    return set(done.err.split())


def test_the_help_loads_none_of_what_the_commands_need() -> None:
    loaded = loaded_by("--help")
    assert "errata.commands.run.command" in loaded
    assert not (HEAVY - {"rich.console"}) & loaded
    assert not {
        name
        for name in loaded
        if name.startswith(("errata.environments", "errata.running", "errata.store"))
    }


def test_a_list_of_cases_loads_no_tables_no_rich_and_no_other_room() -> None:
    loaded_by("list")  # loads the cases that are kept from then on
    loaded = loaded_by("list")
    unwanted = {"rich.console", "sqlalchemy", "errata.plan.framework", "errata.plan.load"}
    assert not unwanted & loaded
    rooms = {name.split(".")[2] for name in loaded if name.startswith("errata.commands.")}
    assert rooms == {"cases"}


@pytest.mark.parametrize(
    "words",
    [
        ("plan", "torch/mse-broadcast"),
        ("upgrade", "torch", "2.14.1", "2.15.0", "torch/mse-broadcast"),
        ("show", "torch/mse-broadcast"),
    ],
)
def test_without_a_store_no_database_is_loaded(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLAlchemy takes half a second."""
    monkeypatch.setenv("ERRATA_DB", str(tmp_path / "none.sqlite"))
    assert "sqlalchemy" not in loaded_by(*words)


def every_command(group: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    yield name, group
    for word, child in getattr(group, "commands", {}).items():
        yield from every_command(child, f"{name} {word}".strip())


def screens() -> Iterator[tuple[str, Any, list[str]]]:
    """Yield every command with the lines of its help at 80 columns."""
    for name, command in every_command(get_command(app)):
        shown = CliRunner().invoke(app, [*name.split(), "--help"], env={"COLUMNS": "80"}).output
        yield name, command, shown.splitlines()


def test_help_is_in_one_voice() -> None:
    """Placeholders are capitals, no type or bound of Python shows, every option has its line."""
    found = []
    for name, command, lines in screens():
        shown = "\n".join(lines)
        found += [f"{name}: {word}" for word in ("<", "list[", "[[", "{", "x>=") if word in shown]
        for one in command.params:
            if not one.help or not one.help.endswith((".", ")", "…")):
                found.append(f"{name}: {one.name} has no line")
            is_flag = one.param_type_name == "option" and one.is_flag
            if not is_flag and one.metavar != str(one.metavar).upper():
                found.append(f"{name}: {one.name} has the placeholder {one.metavar}")
    assert found == []


def test_help_names_the_exit_codes_of_every_command() -> None:
    found = []
    for name, command, _ in screens():
        *_, last = command.help.split("\n\n")
        codes = [int(code) for code in re.findall(r"(?:^Exit code: |, )(\d+) ", last)]
        if not last.startswith("Exit code: 0 ") or codes != sorted({*codes}) or 2 not in codes:
            found.append(f"{name}: {last}")
    assert [one for one in found if not one.startswith("envs:")] == []


def test_paragraphs_of_the_help_are_wrapped_once() -> None:
    """A line ends only where the next word would not have fitted."""
    found = []
    for name, _, lines in screens():
        # the paragraphs stand between the line of usage and the first frame
        end = next(number for number, line in enumerate(lines) if line.startswith("╭"))
        text = [line.strip() for line in lines[2:end]]
        for line, following in pairwise(text):
            if line and following and len(line) + 1 + len(following.split()[0]) <= 78:
                found.append(f"{name}: {line} | {following}")
    assert found == []


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("run --repeat x", "'--repeat': it must be a whole number"),
        ("run --repeat 900", "'--repeat': it must be at most 100"),
        ("reduce x --max-time x", "'--max-time': it must be a number"),
        ("plan --shards 0", "'--shards': it must be at least 1"),
        ("run --isolation never", "'never' is not one of 'fork', 'fresh', 'both'"),
        ("history torch/x --since yesterday", "--since 'yesterday' is not a day"),
        ("schema --output .", "cannot write '.': it is a folder"),
        ("envs build nope", "no listed environment matches 'nope'"),
    ],
)
def test_a_wrong_value_is_refused_in_plain_words(words: str, message: str, errata: Errata) -> None:
    assert message in errata(*words.split(), code=2).err


def test_any_command_removes_what_a_killed_one_left(tmp_path: Path) -> None:
    left = tmp_path / "errata-pool-4194305-1-01ab"
    (left / "run").mkdir(parents=True)
    variables = {**os.environ, "TMPDIR": str(tmp_path)}
    assert run_program(sys.executable, "-m", "errata", "schema", variables=variables).code == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["plan --env torch", "envs list", "envs path torch-2.15.0"])
def test_a_home_that_is_a_file_is_refused_with_one_message(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.chdir(REPOSITORY)
    monkeypatch.setenv("ERRATA_HOME", str(tmp_path / "file"))
    shown = errata(*command.split(), code=2).err
    assert shown.startswith("errata: environments cannot be kept in ")
    assert "Not a directory" in shown
    assert "set ERRATA_HOME" in shown


def test_doctor_says_what_cannot_be_read_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    (tmp_path / "file").touch()
    for name in ("ERRATA_HOME", "PYENV_ROOT", "UV_PYTHON_INSTALL_DIR"):
        monkeypatch.setenv(name, str(tmp_path / "file"))
    found = json.loads(errata("doctor", "--json", "-").out)
    assert [fact["name"] for fact in found["environments"]] == ["not read"]
    unread = [fact["value"] for fact in found["interpreters"] if fact["name"] == "not read"]
    assert len(unread) == 3  # both folders, and what uv makes of them
    assert all("Not a directory" in words for words in unread[:2])
    assert found["sandbox"]


def test_every_command_is_documented() -> None:
    text = (REPOSITORY / "docs" / "commands.md").read_text(encoding="utf-8")
    names = [name for name, _ in every_command(get_command(app)) if name and " " not in name]
    assert [name for name in names if f"`errata {name}" not in text] == []


@pytest.mark.parametrize("option", ["-V", "--version"])
def test_the_version_is_shown(option: str) -> None:
    done = CliRunner().invoke(app, [option])
    assert (done.exit_code, done.output) == (0, f"errata {__version__}\n")
