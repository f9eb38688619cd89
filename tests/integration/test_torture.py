"""A sample of the torture, through the real command; `nox -s torture` runs all of it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from factories import REPOSITORY
from outside import run_program
from torture.heads import Script, load_scripts
from torture.oracle import as_in_head, run_plain

pytestmark = pytest.mark.integration

SAMPLE = (
    "exceptions/chain",
    "exiting/hard-exit-zero",
    "forging/report-then-raise",
    "hanging/exit-hook",
    "interpreter/builtins-lie",
    "output/closes-every-descriptor",
    "processes/daemon-without-environment",
    "signals/sigsegv",
)


@pytest.mark.parametrize("isolation", ["fork", pytest.param("fresh", marks=pytest.mark.long)])
def test_badly_behaved_scripts_end_rightly_and_leave_nothing(isolation: str) -> None:
    chosen = [word for name in SAMPLE for word in ("--only", name)]
    done = run_program(
        *(sys.executable, "-m", "torture", *chosen),
        *("--isolation", isolation, "--sandbox", "off", "--jobs", "4"),
        variables={**os.environ, "PYTHONPATH": str(REPOSITORY / "tests")},
    )
    assert done.code == 0, done.said
    assert f"{isolation}: {len(SAMPLE)} scripts" in done.out


# Nobody would end what the others leave behind.
ALONE = ("environment", "exceptions", "exiting", "interpreter", "limits", "signals")
HARMLESS = [
    script
    for script in load_scripts()
    if script.plain
    and script.name.startswith(ALONE)
    and script.wanted["fork"].outcome != "timed-out"
]


@pytest.mark.long
@pytest.mark.parametrize("script", HARMLESS, ids=lambda script: script.name)
def test_a_head_says_what_a_plain_run_does(tmp_path: Path, script: Script) -> None:
    done = run_plain(script, tmp_path)
    assert as_in_head(script, done), (done.returncode, done.stderr[-500:])
