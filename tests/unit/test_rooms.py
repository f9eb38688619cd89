"""A room can be taken away: whatever does not declare it imports and answers without it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from factories import CASE_TOML, REPOSITORY, write_case
from outside import run_program

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

COMMANDS = REPOSITORY / "harness" / "errata" / "commands"
ROOMS = sorted(path.stem for path in COMMANDS.iterdir() if not path.stem.startswith(("_", ".")))
DECLARED = re.compile(r"errata\.commands\.(\w+)(?:\.\*\*)? -> errata\.commands\.(\w+)\.\*\*")

# The machinery knows no room, so it is imported once; without each room goes a process forked then.
WITHOUT = """
import importlib, json, os, pkgutil, sys
import jinja2, mcp.server, pytest, rich.console, typer.rich_utils
import errata
from errata import commands

class Refused:
    def find_spec(self, name, path=None, target=None):
        if f"{name}.".startswith(f"errata.commands.{gone}."):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

# The table of commands asks which rooms there are when it is imported, so it is not yet.
later = ("errata.cli.app", "errata.running.child", "errata.running.survey")
for one in pkgutil.iter_modules(errata.__path__, "errata."):
    if one.ispkg and one.name != "errata.commands":
        package = importlib.import_module(one.name)
        for module in pkgutil.iter_modules(package.__path__, f"{one.name}."):
            if not module.name.startswith(later):
                importlib.import_module(module.name)
assert not [name for name in sys.modules if name.startswith("errata.commands.")]

for gone, present in json.loads(sys.argv[1]).items():
    sys.stdout.flush()
    if os.fork():
        assert os.wait()[1] == 0, gone
        continue
    sys.meta_path.insert(0, Refused())
    for module in pkgutil.walk_packages(commands.__path__, "errata.commands."):
        if module.name.split(".")[2] in present:
            importlib.import_module(module.name)

    from errata.__main__ import main

    for words in (["--help"], ["list", "--only-own"], ["run", "--help"]):
        sys.argv = ["errata", *words]
        print("without", gone, *words, main())
    break
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


def test_each_room_can_be_taken_away(tmp_path: Path) -> None:
    write_case(tmp_path / "cases" / "torch" / "one", CASE_TOML)
    present = {
        gone: [room for room, needs in declared().items() if gone not in {room, *needs}]
        for gone in ROOMS
    }
    done = run_program(sys.executable, "-c", WITHOUT, json.dumps(present), cwd=tmp_path, code=0)
    answers = {line for line in done.out.splitlines() if line.startswith("without")}
    owners = {"--help": "", "list --only-own": "cases", "run --help": "run"}
    assert answers == {
        f"without {gone} {words} {2 if room == gone else 0}"
        for gone in ROOMS
        for words, room in owners.items()
    }, done.err
