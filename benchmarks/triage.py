"""Sorting the failures of a log of 500 MB: `errata triage` beside looking at each line once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.environments import REPOSITORY
from benchmarks.timing import in_turns, median_cpu, median_ratio, median_wall

_BYTES = 500_000_000
_EVERY = 20_000  # lines between two failures
_FAILURE = """\
Traceback (most recent call last):
  File "/app/train.py", line 7, in <module>
    y = layer(x)
RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x{number} and 5x2)
"""
_PLAIN = """
import sys
found = 0
with open(sys.argv[1], encoding="utf-8") as lines:
    for line in lines:
        found += "Traceback (most recent call last)" in line
print(found)
"""
_PEAK = """
import resource, subprocess, sys
done = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024)
"""


def measure_triage(rounds: int) -> dict[str, Any]:
    """Sort one log of a CI job, with a failure every 20,000 lines and one cluster in all."""
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        log = Path(name) / "job.log"
        lines = _write(log)
        variables = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPATH": str(REPOSITORY)}
        triage = [sys.executable, "-m", "errata", "triage", str(log), "--json", "-"]
        plain = [sys.executable, "-c", _PLAIN, str(log)]

        def run(command: list[str]) -> str:
            done = subprocess.run(
                command, cwd=REPOSITORY, env=variables, capture_output=True, text=True, check=False
            )
            return done.stdout

        clusters = json.loads(run(triage))["clusters"]
        failures = sum(len(one["places"]) for one in clusters)
        expected = int(run(plain))
        samples = in_turns({"plain": lambda: run(plain), "triage": lambda: run(triage)}, rounds)
        peak = float(run([sys.executable, "-c", _PEAK, *triage]))
    return {
        "log_mb": _BYTES / 1e6,
        "lines": lines,
        "plain_s": median_wall(samples["plain"]),
        "triage_s": median_wall(samples["triage"]),
        "triage_cpu_s": median_cpu(samples["triage"]),
        "ratio": median_ratio(samples["triage"], samples["plain"]),
        "peak_mb": peak,
        "disagreements": []
        if (failures, len(clusters)) == (expected, 1)
        else [f"{failures} failures in {len(clusters)} clusters, {expected} tracebacks"],
    }


def _write(log: Path) -> int:
    """Write a log as GitHub Actions prints it; returns the number of its lines."""
    lines = size = 0
    with log.open("w", encoding="utf-8") as stream:
        while size < _BYTES:
            lines += 1
            stamp = f"2026-11-20T01:02:{lines % 60:02d}.1234567Z "
            if lines % 3:
                text = f"{stamp}INFO step {lines} loss 0.{lines % 9973:04d} on 8 devices\n"
            else:
                text = f"{stamp}tests/test_{lines % 977}.py::test_forward[{lines % 13}] PASSED\n"
            if lines % _EVERY == 0:
                shown = _FAILURE.format(number=lines).splitlines(keepends=True)
                text += "".join(stamp + line for line in shown)
                lines += len(shown)
            size += stream.write(text)
    return lines
