"""A user's code: `errata scan` beside parsing each file once, and a step with `errata watch`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.environments import REPOSITORY, newest_built
from benchmarks.timing import in_turns, median_cpu, median_ratio, median_wall

_PLAIN = """
import ast, pathlib, sys, warnings
warnings.simplefilter("ignore")
lines = 0
for path in pathlib.Path(sys.argv[1]).rglob("*.py"):
    source = path.read_text(encoding="utf-8", errors="replace")
    lines += source.count("\\n") + 1
    try:
        ast.parse(source)
    except (SyntaxError, ValueError):
        pass
print(lines)
"""


def measure_scan(rounds: int) -> dict[str, Any]:
    """Scan the newest built PyTorch: every file anew, then with nothing changed."""
    [torch] = [one for one in newest_built() if one.spec.framework == "torch"]
    [installed] = torch.python.parents[1].glob("lib/python*/site-packages/torch")
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        # A copy: site-packages belong to an environment, which a scan leaves out.
        code, home = Path(name) / "code", Path(name) / "home"
        shutil.copytree(installed, code, ignore=_no_sources)
        variables = {
            **os.environ,
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPATH": str(REPOSITORY),
            "ERRATA_HOME": str(home),
        }
        command = [sys.executable, "-m", "errata", "scan", str(code), "--release", "torch>=1.13"]

        def run(words: list[str]) -> str:
            done = subprocess.run(
                words, cwd=REPOSITORY, env=variables, capture_output=True, text=True, check=False
            )
            return done.stdout

        def anew() -> None:
            shutil.rmtree(home / "scan", ignore_errors=True)
            run(command)

        report = json.loads(run([*command, "--json", "-"]))
        plain = [sys.executable, "-c", _PLAIN, str(code)]
        ways = {"plain": lambda: run(plain), "anew": anew, "again": lambda: run(command)}
        samples = in_turns(ways, rounds)
        expected = int(run(plain))
    return {
        "files": report["files"],
        "lines": report["lines"],
        "findings": len(report["findings"]),
        "plain_s": median_wall(samples["plain"]),
        "scan_s": median_wall(samples["anew"]),
        "scan_cpu_s": median_cpu(samples["anew"]),
        "ratio": median_ratio(samples["anew"], samples["plain"]),
        "again_s": median_wall(samples["again"]),
        "disagreements": []
        if abs(report["lines"] - expected) < expected / 100
        else [f"{report['lines']} lines scanned of {expected}"],
    }


def _no_sources(folder: str, names: list[str]) -> list[str]:
    """Name what is no Python source and no folder."""
    return [
        name for name in names if not name.endswith(".py") and not (Path(folder) / name).is_dir()
    ]


def measure_watch(rounds: int) -> dict[str, Any]:
    """Train a small transformer on the newest built PyTorch, by turns plain and watched."""
    [torch] = [one for one in newest_built() if one.spec.framework == "torch"]
    python = str(torch.python)
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        plan = Path(name) / "plan.json"
        asked = [sys.executable, "-m", "errata", "watch", "--plan", str(plan), "--python", python]
        subprocess.run(asked, cwd=REPOSITORY, check=True)
        measured = subprocess.run(
            [python, "-m", "benchmarks.watched_step", str(plan), str(rounds)],
            cwd=REPOSITORY,
            env={**os.environ, "PYTHONPATH": f"{REPOSITORY}{os.pathsep}{REPOSITORY / 'harness'}"},
            stdout=subprocess.PIPE,
            check=True,
        )
        watched = json.loads(plan.read_text())["triggers"]["torch"]
    found: dict[str, Any] = json.loads(measured.stdout)
    return {"environment": torch.spec.id, "watched": len(watched), **found}
