"""The plain way: a generated pytest file that runs each script with `subprocess.run`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

# Script name -> exit status, its standard error, and how many seconds it took.
Verdicts = dict[str, tuple[int, str, float]]

_SUITE = '''"""Generated: run each script in a fresh interpreter."""

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
SETTINGS = json.loads((FOLDER / "settings.json").read_text())
SHARE = json.loads(os.environ["SHARE"])


@pytest.mark.parametrize("name", SHARE)
def test_script(name, tmp_path):
    started = time.perf_counter()
    plain = SETTINGS["scripts"][name]
    done = subprocess.run(
        [SETTINGS["python"], plain["script"]],
        cwd=tmp_path,
        env=plain["variables"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    took = time.perf_counter() - started
    found = [done.returncode, done.stderr, took]
    (FOLDER / (name + ".found")).write_text(json.dumps(found))
    assert plain["fails"] in (None, done.returncode != 0), done.stderr
'''


@dataclass(frozen=True, kw_only=True)
class Plain:
    """A script, its variables, and whether its test fails unless it `fails`; None: never."""

    script: str
    variables: Mapping[str, str]
    fails: bool | None = None


def write_suite(folder: Path, python: Path, scripts: Mapping[str, Plain]) -> Path:
    """Write the test file and its settings; the scripts are by name."""
    plain = {name: asdict(script) for name, script in scripts.items()}
    settings = {"python": str(python), "scripts": plain}
    (folder / "settings.json").write_text(json.dumps(settings))
    suite = folder / "test_scripts.py"
    suite.write_text(_SUITE)
    return suite


def run_pytest(suite: Path, shares: Sequence[Sequence[str]], variables: Mapping[str, str]) -> None:
    """Run the suite's scripts: one pytest for each share, all at once.

    Raises SystemExit with pytest's words when a test fails.
    """
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:errata"]
    running = [
        subprocess.Popen(
            [*command, f"--basetemp={suite.parent / f'tmp{number}'}", str(suite)],
            cwd=suite.parent,
            env={**variables, "SHARE": json.dumps(list(share))},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for number, share in enumerate(shares)
    ]
    outputs = [process.communicate()[0] for process in running]
    failed = [text for text, process in zip(outputs, running, strict=True) if process.returncode]
    if failed:
        raise SystemExit("the plain suite fails:\n" + failed[0])


def read_verdicts(suite: Path) -> Verdicts:
    """Return what the scripts did in the last run of the suite."""
    found: Verdicts = {}
    for path in sorted(suite.parent.glob("*.found")):
        status, words, took = json.loads(path.read_text())
        found[path.stem] = (status, words, took)
    return found


def balance(verdicts: Verdicts, count: int) -> list[list[str]]:
    """Divide the scripts so that every share takes about as long: the best case for pytest."""
    shares: list[list[str]] = [[] for _ in range(count)]
    loads = [0.0] * count
    for name, (_, _, took) in sorted(verdicts.items(), key=lambda item: -item[1][2]):
        lightest = loads.index(min(loads))
        shares[lightest].append(name)
        loads[lightest] += took
    return shares
