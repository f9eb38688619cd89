"""The whole command: runs, answers from what is known, and the command's own memory."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.environments import REPOSITORY
from benchmarks.timing import in_turns, median_cpu, median_ratio, median_wall, run_timed
from errata.plan.corpus import find_table_folder


def measure_command(rounds: int) -> dict[str, Any]:
    """Run the corpus on the default profile in a copy of the project, then again and again.

    Environments that are missing are built by a run before the measured ones.
    """
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        root = Path(name)
        shutil.copytree(REPOSITORY / "cases", root / "cases")
        shutil.copytree(find_table_folder(REPOSITORY), root / "envs")
        if (REPOSITORY / "reports").is_dir():
            shutil.copytree(REPOSITORY / "reports", root / "reports")
        (root / "pyproject.toml").touch()
        variables = {
            **{key: value for key, value in os.environ.items() if key != "ERRATA_DB"},
            "PYTHONDONTWRITEBYTECODE": "",  # as an installed command has its byte code
            "PYTHONPATH": str(REPOSITORY),
        }
        harness = [sys.executable, "-m", "errata"]
        run_command([*harness, "run"], root, variables)
        peak = [sys.executable, "-m", "benchmarks.with_peak", "peak.txt", "run", "--force"]
        forced = run_timed(lambda: run_command(peak, root, variables))
        peak_mb = int((root / "peak.txt").read_text()) / 1024
        samples = in_turns(
            {
                "python": lambda: run_command([sys.executable, "-c", "pass"], root, variables),
                "again": lambda: run_command([*harness, "run"], root, variables),
            },
            rounds,
        )
    return {
        "first_s": forced.wall_s,
        "first_cpu_s": forced.cpu_s,
        "peak_mb": peak_mb,
        "again_s": median_wall(samples["again"]),
        "again_cpu_s": median_cpu(samples["again"]),
        "python_s": median_wall(samples["python"]),
        "ratio_to_python": median_ratio(samples["again"], samples["python"]),
        "ratio_first_to_again": forced.wall_s / median_wall(samples["again"]),
    }


KNOWN = (
    *("list", "list --search broadcast", "show torch/mse-broadcast"),
    *("history torch/mse-broadcast", "upgrade torch 2.10.0 2.15.0", "diagnose error.txt"),
)
ERROR = "RuntimeError: mat1 and mat2 shapes cannot be multiplied (8x32 and 64x10)\n"


def measure_known(rounds: int) -> Iterator[dict[str, Any]]:
    """Ask what nothing has to run for: once with nothing kept, then again and again.

    Nothing is kept of cases, record and index before the first; no result is stored.
    """
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        folder = Path(name)
        (folder / "error.txt").write_text(ERROR)
        variables = {
            **os.environ,
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(folder / "code"),
            "ERRATA_DB": str(folder / "none.sqlite"),
        }
        errata = [sys.executable, "-m", "errata"]
        run_command([*errata, "--help"], REPOSITORY, {**variables, "ERRATA_HOME": str(folder)})
        for words in KNOWN:
            command = [*errata, *words.replace("error.txt", str(folder / "error.txt")).split()]
            home = {**variables, "ERRATA_HOME": str(folder / words.replace(" ", "-"))}
            ask = partial(run_command, command, REPOSITORY, home)
            run_command(command, REPOSITORY, {**home, "ERRATA_HOME": f"{home['ERRATA_HOME']}-0"})
            first = run_timed(ask)  # byte code is there
            bare = partial(run_command, [sys.executable, "-c", "pass"], REPOSITORY, home)
            samples = in_turns({"python": bare, "again": ask}, rounds)
            yield {
                "command": words,
                "first_s": first.wall_s,
                "again_s": median_wall(samples["again"]),
                "again_cpu_s": median_cpu(samples["again"]),
                "python_s": median_wall(samples["python"]),
                "ratio": median_ratio(samples["again"], samples["python"]),
            }


def run_command(command: Sequence[str], folder: Path, variables: Mapping[str, str]) -> None:
    """Run a command; 0 and 1 mean that it worked."""
    done = subprocess.run(
        command, cwd=folder, env=variables, capture_output=True, text=True, check=False
    )
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command[:4])} failed:\n{done.stdout}{done.stderr}")
