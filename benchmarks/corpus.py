"""The corpus on the default profile: `errata run` against pytest and `subprocess.run`, per release.

The plain way takes a second or more for each script, so it runs every tenth one, and what it takes
is multiplied by ten; Errata runs all of them. Scripts that are documented to hang are left out on
both sides: how long they take is a matter of limits.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks.command import run_command
from benchmarks.environments import REPOSITORY, newest_built, same_variables
from benchmarks.plain import Plain, read_verdicts, run_pytest, write_suite
from benchmarks.timing import Sample, run_timed
from errata.environments.built import BuiltEnvironment
from errata.measuring.lending import variables_of
from errata.model.cell import Cell, Trial
from errata.model.outcome import Outcome
from errata.plan.matrix import Selection
from errata.project import find_project
from errata.running.pool import default_slots
from errata.workflow import make_plan

EVERY = 10


def measure_corpus(wanted: Sequence[str], every: int = EVERY) -> Iterator[dict[str, Any]]:
    """Yield a row for the newest built release of each framework, and one for all of them."""
    rows = []
    for built in newest_built(wanted):
        rows.append(_measure(built, every))
        yield rows[-1]
    sums = {
        key: sum(row[key] for row in rows)
        for key in ("cells", "sampled", "plain_s", "errata_s", "plain_cpu_s", "errata_cpu_s")
    }
    wrong = [words for row in rows for words in row["disagreements"]]
    yield {"environment": "in all", **sums, **_ratios(sums), "disagreements": wrong}


def _measure(built: BuiltEnvironment, every: int) -> dict[str, Any]:
    plan = make_plan(find_project(REPOSITORY), Selection(environments=(built.spec.id,)))
    here = [trial for trial in plan.matrix.trials if trial.environment.id == built.spec.id]
    trials = [trial for trial in here if not _hangs(trial)]
    cells = [cell for trial in trials for cell in trial.cells]
    sampled = sorted(cells, key=lambda cell: cell.id)[::every]
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        folder = Path(name)
        variables = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # byte code for both tools
        own = same_variables(folder)
        framework = plan.frameworks[built.spec.framework]
        suite = write_suite(
            folder,
            built.python,
            {
                str(number): Plain(
                    script=str(cell.trial.case.folder.resolve() / cell.script.filename),
                    variables={**own, **variables_of(cell.trial, framework)},
                )
                for number, cell in enumerate(sampled)
            },
        )
        numbers, slots = [*map(str, range(len(sampled)))], default_slots()
        shares = [numbers[slot::slots] for slot in range(slots)]
        plain = run_timed(lambda: run_pytest(suite, shares, variables))
        found = read_verdicts(suite)
        variables["ERRATA_DB"] = str(folder / "bench.sqlite")
        command = [sys.executable, "-m", "errata", "run", "--force", "--quiet"]
        command += [trial.id for trial in trials]
        errata = run_timed(lambda: run_command(command, REPOSITORY, variables))
    scale = len(cells) / len(sampled)
    row = {
        "environment": built.spec.id,
        "cells": len(cells),
        "sampled": len(sampled),
        **_times("plain", plain, scale),
        **_times("errata", errata, 1.0),
    }
    wrong = [
        f"{cell.id}: exit status {found[str(number)][0]} plainly"
        for number, cell in enumerate(sampled)
        if not _fits(cell, found[str(number)][0])
    ]
    return {**row, **_ratios(row), "disagreements": wrong}


def _hangs(trial: Trial) -> bool:
    return trial.expectation is not None and trial.expectation.outcome is Outcome.TIMED_OUT


def _fits(cell: Cell, status: int) -> bool:
    """Return whether a script ended plainly as its case says."""
    expected = cell.trial.expectation
    if cell.script.filename == "fixed.py" or expected is None:
        return status == 0
    return (status == 0) is (expected.outcome is Outcome.PASSED) or (
        expected.outcome is Outcome.EXITED
    )


def _times(name: str, sample: Sample, scale: float) -> dict[str, float]:
    return {f"{name}_s": sample.wall_s * scale, f"{name}_cpu_s": sample.cpu_s * scale}


def _ratios(row: dict[str, Any]) -> dict[str, float]:
    return {
        "ratio": row["plain_s"] / row["errata_s"],
        "cpu_ratio": row["plain_cpu_s"] / row["errata_cpu_s"],
    }
