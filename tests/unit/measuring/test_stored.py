"""The key of a cell hashes everything that decides its result."""

from __future__ import annotations

import re
from dataclasses import replace

from factories import REPOSITORY, make_case, make_environment, make_trial

from errata.measuring.stored import PROTOCOL, cell_key
from errata.model.case import Requirements, Script
from errata.model.cell import Cell, Trial
from errata.model.outcome import Isolation

CASE = make_case()
CELL = make_trial(case=CASE).cells[0]
KEY = cell_key(CELL, "lock", Isolation.FORK, 0)


def in_trial(trial: Trial) -> Cell:
    return trial.cells[0]


def test_the_same_cell_has_the_same_key() -> None:
    assert cell_key(in_trial(make_trial(case=make_case())), "lock", Isolation.FORK, 0) == KEY


def test_everything_that_decides_a_result_changes_the_key() -> None:
    edited = replace(CASE, script_digests=((Script.BROKEN, "e" * 64), (Script.FIXED, "f" * 64)))
    slower = replace(CASE, requires=Requirements(releases="torch", timeout_s=5))
    wider = replace(CASE, requires=Requirements(releases="torch", processes=600))
    others = [
        cell_key(CELL, "another lock", Isolation.FORK, 0),
        cell_key(CELL, "lock", Isolation.FRESH, 0),
        cell_key(CELL, "lock", Isolation.FORK, 1),
        cell_key(make_trial(case=CASE).cells[1], "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=CASE, mode="compile")), "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=edited)), "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=slower)), "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=wider)), "lock", Isolation.FORK, 0),
        cell_key(in_trial(make_trial(case=make_case("torch/twin"))), "lock", Isolation.FORK, 0),
        cell_key(
            in_trial(make_trial(case=CASE, environment=make_environment(version="2.0.1"))),
            "lock",
            Isolation.FORK,
            0,
        ),
    ]
    assert len({KEY, *others}) == len(others) + 1


def test_an_edited_expectation_does_not_change_the_key() -> None:
    trial = make_trial(None, case=replace(CASE, expectations=()))
    assert cell_key(in_trial(trial), "lock", Isolation.FORK, 0) == KEY


def test_all_code_that_decides_what_is_stored_is_hashed() -> None:
    package = REPOSITORY / "harness" / "errata"
    inside = {f"running/{path.name}" for path in (package / "running").glob("child*.py")}
    assert inside - {"running/child_as_is.py"} <= set(PROTOCOL), "that one runs no case"
    replies = (package / "running" / "replies.py").read_text(encoding="utf-8")
    read = set(re.findall(r"^from errata\.model\.(\w+) import", replies, re.MULTILINE))
    data = {"outcome", "signature"}  # frozen data, whose fields are what is stored
    assert {f"model/{name}.py" for name in read - data} <= set(PROTOCOL)
