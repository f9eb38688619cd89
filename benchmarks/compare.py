"""Comparing two runs of 300,000 outcomes each: `errata compare` beside reading both whole."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from benchmarks.environments import REPOSITORY
from benchmarks.timing import in_turns, median_cpu, median_ratio, median_wall
from errata.model.case import Script
from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, Signature
from errata.model.runs import RunHeader
from errata.project import find_project, read_known
from errata.store.sql import open_store
from errata.store.tables import behaviour_hash, payload_of

CASES, RELEASES, MODES = 60, 1250, ("eager", "compile")
OUTCOMES = CASES * RELEASES * len(MODES) * len(Script)
DIFFERING = 300  # trials
_STARTED = datetime(2026, 11, 20, 3, tzinfo=timezone.utc)
_CASE = """
title = "A failure made for a benchmark"
kind = "exception"
areas = ["tests"]
cause = "It raises."
fix = "It does not raise."
sources = [{ url = "https://example.org/issue" }]
[requires]
releases = "torch >=1.13"
modes = ["eager", "compile"]
[[expect]]
outcome = "raised"
type = "RuntimeError"
message = "mat1 and mat2 shapes cannot be multiplied (…)"
at = "result = model(x)"
"""
_BROKEN = """import os

import torch

if os.environ.get("ERRATA_MODE", "eager") == "compile":
    print({n})
x = torch.ones(4, 8)
model = torch.nn.Linear(3, {n})
result = model(x)
"""
_FIXED = _BROKEN.replace("Linear(3", "Linear(8")


def measure_compare(rounds: int) -> dict[str, Any]:
    """Compare two runs that ran everything anew and differ in some hundred trials."""
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        root = Path(name)
        database = _make_project(root)
        variables = {
            **{key: value for key, value in os.environ.items() if key != "ERRATA_DB"},
            "PYTHONDONTWRITEBYTECODE": "",  # as an installed command has its byte code
            "PYTHONPATH": str(REPOSITORY),
        }
        compare = [sys.executable, "-m", "errata", "compare", "1", "2", "--json", "found.json"]
        plain = [sys.executable, "-m", "benchmarks.compare", str(database)]
        found = json.loads(_run(compare, root, variables) and (root / "found.json").read_text())
        differing = int(_run(plain, root, variables))
        samples = in_turns(
            {
                "plain": lambda: _run(plain, root, variables),
                "compare": lambda: _run(compare, root, variables),
            },
            rounds,
        )
        size_mb = database.stat().st_size / 2**20
    return {
        "outcomes": OUTCOMES,
        "database_mb": size_mb,
        "plain_s": median_wall(samples["plain"]),
        "compare_s": median_wall(samples["compare"]),
        "worst_s": max(sample.wall_s for sample in samples["compare"]),
        "compare_cpu_s": median_cpu(samples["compare"]),
        "ratio": median_ratio(samples["plain"], samples["compare"]),
        "disagreements": []
        if found["counts"]["differing_trials"] == differing == DIFFERING
        else [f"{found['counts']['differing_trials']} and {differing} trials differ"],
    }


def _run(command: list[str], folder: Path, variables: Mapping[str, str]) -> str:
    """Run a command and return what it printed; 0 and 1 mean that it worked."""
    done = subprocess.run(
        command, cwd=folder, env=variables, capture_output=True, text=True, check=False
    )
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command[:4])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


# The data ----------------------------------------------------------------------------------


def _make_project(root: Path) -> Path:
    """Write a corpus and two stored runs of it; returns the database."""
    for number in range(CASES):
        folder = root / "cases" / "torch" / f"failure-made-for-a-benchmark-{number:02d}"
        folder.mkdir(parents=True)
        (folder / "case.toml").write_text(_CASE)
        (folder / "broken.py").write_text(_BROKEN.format(n=number))
        (folder / "fixed.py").write_text(_FIXED.format(n=number))
    shutil.copytree(REPOSITORY / "envs", root / "envs")
    (root / "pyproject.toml").touch()
    database = root / ".errata" / "errata.sqlite"
    with closing(open_store(database)) as store:
        for number in (1, 2):
            started = _STARTED + timedelta(days=number)
            info = RunHeader(argv="errata run --env all", harness_version="0", started=started)
            store.finish_run(store.begin_run(info), 0, {})
    project = find_project(root)
    contents = {
        case.id: {script: case.digest(script)[:12] for script in Script}
        for case in read_known(project, project.corpora)[0].values()
    }
    with closing(sqlite3.connect(database)) as connection:
        for run in (1, 2):
            rows = list(_rows(run, contents))
            # As a pool finishes them: in an order that no index has.
            random.Random(run).shuffle(rows)  # noqa: S311 - no secret
            first = (run - 1) * OUTCOMES + 1
            connection.executemany(
                f"INSERT INTO errata_results VALUES ({', '.join('?' * 16)})",  # noqa: S608
                ((number, *row) for number, row in enumerate(rows, first)),
            )
            connection.executemany(
                "INSERT INTO errata_reported VALUES (?, ?)",
                ((run, first + number) for number in range(len(rows))),
            )
            connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return database


def _rows(run: int, contents: Mapping[str, Mapping[Script, str]]) -> Iterator[tuple[Any, ...]]:
    every = OUTCOMES // len(Script) // DIFFERING
    measured = f"{_STARTED + timedelta(days=run):%Y-%m-%d %H:%M:%S.%f}"
    number = 0
    for case, digests in contents.items():
        for release in range(RELEASES):
            for mode in MODES:
                other = run == 2 and number % every == 0
                environment = f"torch-2.{release}.0"
                for script in Script:
                    cell = f"{case}@{environment}:{mode}:cpu:{script}"
                    result = _result(script, other=other)
                    key = f"{digests[script]}.{number:020d}{run}"
                    fields = (cell, case, str(script), environment, mode, "cpu", key, measured, 0)
                    yield (*fields, *_columns(cell, result))
                number += 1


def _columns(cell: str, result: ScriptResult) -> tuple[Any, ...]:
    signature = result.signature
    return (
        str(result.outcome),
        signature.type if signature else None,
        signature.digest if signature else None,
        result.wall_s,
        payload_of(result),
        behaviour_hash(cell, result),
    )


def _result(script: Script, *, other: bool) -> ScriptResult:
    """Make a result as large as real ones are: 1.7 KB on average in the corpus' own store."""
    passed = ScriptResult(
        outcome=Outcome.PASSED,
        wall_s=0.02,
        cpu_s=0.02,
        peak_mb=310.0,
        isolation=Isolation.FORK,
        framework_version="2.0.0+cpu",
        digest={"shape": [4, 4], "dtype": "float32", "mean": 0.25, "sample": [0.1] * 8},
    )
    if script is Script.FIXED:
        return passed
    shapes = "(4x8 and 2x4)" if other else "(4x8 and 2x3)"
    message = f"mat1 and mat2 shapes cannot be multiplied {shapes}"
    frames = tuple(
        Frame(file=f"torch/nn/modules/module{n}.py", line=1500 + n, function="_wrapped_call_impl")
        for n in range(8)
    )
    return replace(
        passed,
        outcome=Outcome.RAISED,
        digest=None,
        signature=Signature(
            type="RuntimeError", message=message, at="result = model(x)", frames=frames
        ),
        traceback="Traceback (most recent call last):\n"
        + "".join(f'  File "{f.file}", line {f.line}, in {f.function}\n' for f in frames)
        + f"RuntimeError: {message}\n",
        stderr="UserWarning: something\n" * 20,
    )


# The plain way -----------------------------------------------------------------------------


def main() -> None:
    """Read both runs of a database whole and print how many trials differ."""
    query = (
        "SELECT cell, payload FROM errata_results JOIN errata_reported ON result_id = id"
        " WHERE run_id = ?"
    )
    sides: list[dict[str, object]] = []
    with closing(sqlite3.connect(sys.argv[1])) as connection:
        for run in (1, 2):
            found: dict[str, object] = {}
            for cell, payload in connection.execute(query, (run,)):
                plain = json.loads(payload)
                signature = plain.get("signature") or {}
                found[cell] = [plain["outcome"], signature.get("message"), plain.get("digest")]
            sides.append(found)
    differing = {cell.rpartition(":")[0] for cell in sides[0] if sides[0][cell] != sides[1][cell]}
    print(len(differing))


if __name__ == "__main__":
    main()
