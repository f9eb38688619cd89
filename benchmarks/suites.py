"""Twenty realistic scripts: a plain pytest suite against Errata, zygote start included."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.environments import REPOSITORY, same_variables
from benchmarks.plain import Plain, Verdicts, balance, read_verdicts, run_pytest, write_suite
from benchmarks.timing import in_turns, median_cpu, median_ratio, median_wall
from errata.environments.built import BuiltEnvironment
from errata.running.pool import default_slots

SCRIPTS = Path(__file__).with_name("scripts")


def measure_suite(built: BuiltEnvironment, rounds: int) -> dict[str, Any]:
    """Run the framework's scripts all three ways in turns and compare times and outcomes."""
    scripts = SCRIPTS / built.spec.framework
    files = {path.stem: path for path in sorted(scripts.glob("*.py"))}
    names = list(files)
    slots = default_slots()
    answers: list[dict[str, list[str | None]]] = []
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as folder:
        own = same_variables(Path(folder))
        plain = {
            name: Plain(script=str(path), variables=own, fails=name.startswith("fails_"))
            for name, path in files.items()
        }
        suite = write_suite(Path(folder), built.python, plain)
        variables = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # byte code for both tools
        run_pytest(suite, [names], variables)  # unmeasured: fills the page cache, balances shares
        shares = balance(read_verdicts(suite), slots)

        def pool() -> None:
            words = [built.spec.module, built.spec.version, str(built.python), str(scripts)]
            command = [sys.executable, "-m", "benchmarks.through_pool", *words]
            done = subprocess.run(
                command, cwd=REPOSITORY, env=variables, stdout=subprocess.PIPE, check=True
            )
            answers.append(json.loads(done.stdout))

        ways = {
            "pytest": lambda: run_pytest(suite, [names], variables),
            "parallel": lambda: run_pytest(suite, shares, variables),
            "errata": pool,
        }
        samples = in_turns(ways, rounds)
        verdicts = read_verdicts(suite)
    return {
        "environment": built.spec.id,
        "scripts": len(names),
        "slots": slots,
        "pytest_s": median_wall(samples["pytest"]),
        "parallel_s": median_wall(samples["parallel"]),
        "errata_s": median_wall(samples["errata"]),
        "ratio": median_ratio(samples["pytest"], samples["errata"]),
        "parallel_ratio": median_ratio(samples["parallel"], samples["errata"]),
        "pytest_cpu_s": median_cpu(samples["pytest"]),
        "errata_cpu_s": median_cpu(samples["errata"]),
        "forked": sum(answer[2] == "fork" for answer in answers[-1].values()),
        "disagreements": [d for answer in answers for d in disagreements(verdicts, answer)],
    }


def disagreements(plain: Verdicts, errata: dict[str, list[str | None]]) -> list[str]:
    """Say for which scripts the two sides saw different outcomes or exceptions."""
    found = []
    for name, (status, words, _) in plain.items():
        outcome, kind, _ = errata.get(name, [None, None, None])
        if status == 0:
            agree = outcome == "passed"
        else:
            shown = re.search(rf"^{re.escape(kind or '?')}(:|$)", words, re.MULTILINE)
            agree = outcome == "raised" and status == 1 and shown is not None
        if not agree:
            found.append(f"{name}: exit status {status} plainly, {outcome} {kind} in Errata")
    return found
