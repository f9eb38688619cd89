"""A room can be taken away: whatever does not declare it imports and answers without it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from factories import CASE_TOML, REPOSITORY, write_case

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

COMMANDS = REPOSITORY / "harness" / "errata" / "commands"
ROOMS = sorted(path.stem for path in COMMANDS.iterdir() if not path.stem.startswith(("_", ".")))
DECLARED = re.compile(r"errata\.commands\.(\w+)(?:\.\*\*)? -> errata\.commands\.(\w+)\.\*\*")

WITHOUT = """
import importlib, pkgutil, sys
from errata import commands

gone, present = sys.argv[1], sys.argv[2].split(",")

class Refused:
    def find_spec(self, name, path=None, target=None):
        if f"{name}.".startswith(f"errata.commands.{gone}."):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Refused())
for module in pkgutil.walk_packages(commands.__path__, "errata.commands."):
    if module.name.split(".")[2] in present:
        importlib.import_module(module.name)

from errata.__main__ import main

for words in (["--help"], ["list"], ["run", "--help"]):
    sys.argv = ["errata", *words]
    print("answered", *words, main())
"""


def declared() -> dict[str, set[str]]:
    """Return the rooms that each room imports, themselves or through others."""
    tables = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))
    contracts = tables["tool"]["importlinter"]["contracts"]
    [rooms] = [one for one in contracts if one["id"] == "rooms"]
    needs: dict[str, set[str]] = {room: set() for room in ROOMS}
    for line in rooms["ignore_imports"]:
        found = DECLARED.fullmatch(line)
        assert found, line
        needs[found[1]].add(found[2])
    for _ in ROOMS:
        for theirs in needs.values():
            theirs.update(*(needs[one] for one in theirs))
    return needs


def test_every_declared_room_is_there() -> None:
    assert set().union(*declared().values()) <= set(ROOMS)


@pytest.mark.parametrize("gone", ROOMS)
def test_a_room_can_be_taken_away(gone: str, tmp_path: Path) -> None:
    write_case(tmp_path / "cases" / "torch" / "one", CASE_TOML)
    present = [room for room, needs in declared().items() if gone not in {room, *needs}]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, gone, ",".join(present)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers = {line for line in done.stdout.splitlines() if line.startswith("answered")}
    owners = {"--help": "", "list": "cases", "run --help": "run"}
    wanted = {f"answered {words} {2 if room == gone else 0}" for words, room in owners.items()}
    assert answers == wanted, done.stdout + done.stderr
