"""Errata's way: the scripts of a folder through the pool, as a command of its own.

`python -m benchmarks.through_pool FRAMEWORK VERSION PYTHON FOLDER` prints one JSON object: script
name to outcome, type of the exception and isolation.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from errata.model.case import Case, Kind, Requirements, Script
from errata.model.cell import Cell, EnvironmentSpec, Trial
from errata.model.outcome import Isolation
from errata.running.gate import choose_isolation
from errata.running.pool import Job, Pool
from errata.running.runner import Target


def make_cell(script: Path, folder: Path, target: Target) -> Cell:
    """Make a case of one script, as the pool wants it."""
    place = folder / script.stem
    place.mkdir()
    text = script.read_text()
    (place / Script.BROKEN.filename).write_text(text)
    case = Case(
        id=f"{target.module}/{script.stem}",
        folder=place,
        title=script.stem,
        kind=Kind.EXCEPTION,
        areas=(),
        cause="",
        fix="",
        sources=(),
        requires=Requirements(releases=target.module, timeout_s=120.0),
        expectations=(),
        broken=text,
        fixed=text,
    )
    spec = EnvironmentSpec(
        framework=target.module,
        version=target.version,
        distribution=target.module,
        module=target.module,
        python="",
    )
    trial = Trial(case=case, environment=spec, mode="eager", backend="cpu", expectation=None)
    return Cell(trial=trial, script=Script.BROKEN)


def main() -> None:
    """Run the scripts and print what they did."""
    framework, version, python, folder = sys.argv[1:]
    target = Target(
        id=f"{framework}-{version}", python=Path(python), module=framework, version=version
    )
    found = {}
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        jobs = []
        for script in sorted(Path(folder).glob("*.py")):
            cell = make_cell(script, Path(name), target)
            isolation, reason = choose_isolation(cell, target.module, Isolation.FORK)
            jobs.append(Job(cell=cell, lock="", isolation=isolation, isolation_reason=reason))
        for job, result in Pool(lambda _: target).run(jobs):
            kind = result.signature.type if result.signature else None
            found[job.cell.trial.case.title] = [str(result.outcome), kind, str(result.isolation)]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
