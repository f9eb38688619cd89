"""Slots are used: the longest work first, none for what sleeps, little for a documented hang."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from factories import make_case, make_environment, make_trial

from errata.model.case import Expectation, Requirements, Script
from errata.model.cell import Cell
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running import pool as pools
from errata.running.pool import Job, Pool, total_memory_mb
from errata.running.runner import Target

HERE = Target(id="here", python=Path(sys.executable), module="json")
START = "import json, time\n"
SLEEPS = f"{START}time.sleep(1.5)\n"
SPINS = f"{START}while time.process_time() < 1.2: pass\n"
HANGS = Expectation(outcome=Outcome.TIMED_OUT)
SMALL_MB = 256.0
TARGETS: dict[str, Target] = {}  # what the lock of a job means here


def make_job(
    folder: Path,
    name: str,
    text: str,
    *,
    script: Script = Script.BROKEN,
    timeout_s: float = 30.0,
    target: Target = HERE,
) -> Job:
    """Make the job of one script; a case has both of its scripts in the same folder."""
    place = folder / name
    place.mkdir(exist_ok=True)
    (place / script.filename).write_text(text)
    case = make_case(
        f"torch/{name}",
        requires=Requirements(releases="torch", timeout_s=timeout_s),
        expectations=(HANGS,),
        folder=place,
        broken=text,
        fixed=text,
    )
    trial = make_trial(case=case, environment=make_environment())
    lock = repr(target)
    TARGETS[lock] = target
    return Job(cell=Cell(trial=trial, script=script), lock=lock, isolation=Isolation.FORK)


def names(jobs: Sequence[Job], pool: Pool, *, lend: bool = True) -> list[str]:
    """Run jobs; return their cases in the order in which they ended."""
    return [job.cell.trial.case.id.partition("/")[2] for job, _ in pool.run(jobs, lend=lend)]


@pytest.mark.parametrize(
    ("text", "lend", "memory_mb", "backend", "first"),
    [
        pytest.param(SLEEPS, True, SMALL_MB, "cpu", "quick", id="a script that sleeps"),
        pytest.param(SPINS, True, SMALL_MB, "cpu", "slow", id="a script that spins"),
        pytest.param(SLEEPS, True, SMALL_MB, "gpu", "slow", id="it waits for a device"),
        pytest.param(SLEEPS, False, SMALL_MB, "cpu", "slow", id="times are compared"),
        pytest.param(SLEEPS, True, total_memory_mb() * 2, "cpu", "slow", id="no memory for both"),
    ],
)
def test_only_a_script_that_sleeps_gives_its_slot_away_and_only_within_memory(
    tmp_path: Path, text: str, lend: bool, memory_mb: float, backend: str, first: str
) -> None:
    slow, quick = make_job(tmp_path, "slow", text), make_job(tmp_path, "quick", START)
    slow = replace(slow, cell=replace(slow.cell, trial=replace(slow.cell.trial, backend=backend)))
    ended = names([slow, quick], Pool(TARGETS.__getitem__, slots=1, memory_mb=memory_mb), lend=lend)
    assert (ended[0], len(ended)) == (first, 2)


def test_a_script_that_wakes_up_has_a_slot_again(tmp_path: Path) -> None:
    wakes = f"{START}time.sleep(1)\nwhile time.process_time() < 1: pass\n"
    jobs = [make_job(tmp_path, "wakes", wakes)]
    jobs += [make_job(tmp_path, f"busy-{n}", SPINS) for n in range(3)]
    begun: dict[str, float] = {}
    ended: dict[str, float] = {}

    def start(job: Job) -> None:
        begun[job.cell.trial.case.id] = time.monotonic()

    for job, _ in Pool(TARGETS.__getitem__, slots=1, memory_mb=SMALL_MB).run(jobs, start):
        ended[job.cell.trial.case.id] = time.monotonic()
    beside = [name for name in begun if begun[name] < ended["torch/wakes"]]
    assert 2 <= len(beside) < len(jobs), "one ran while it slept, and no further one afterwards"


def test_ctrl_c_while_the_slots_begin_is_no_other_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = threading.Thread.start

    def interrupted(thread: threading.Thread) -> None:
        if thread.name == "slot-1":
            raise KeyboardInterrupt
        start(thread)

    jobs = [make_job(tmp_path, f"slow-{n}", SLEEPS) for n in range(2)]
    pool = Pool(TARGETS.__getitem__, slots=2, memory_mb=SMALL_MB)
    monkeypatch.setattr(threading.Thread, "start", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(pool.run(jobs))
    assert not [one for one in threading.enumerate() if one.name.startswith("slot-")]


def test_of_several_targets_the_one_with_most_seconds_left_goes_first(tmp_path: Path) -> None:
    other = replace(HERE, id="other")
    short = [replace(make_job(tmp_path, f"short-{n}", START), expected_s=0.1) for n in range(3)]
    long = replace(make_job(tmp_path, "long", START, target=other), expected_s=9.0)
    pool = Pool(TARGETS.__getitem__, slots=1, memory_mb=SMALL_MB)
    assert names([*short, long], pool)[0] == "long"


def hang(
    folder: Path, fixed: str, *, isolation: Isolation = Isolation.FORK, timeout_s: float = 2.0
) -> ScriptResult:
    """Run a script that is documented to hang beside its fix."""
    fix = make_job(folder, "hang", fixed, script=Script.FIXED)
    fix = replace(fix, isolation=isolation)
    broken = make_job(folder, "hang", f"{START}time.sleep(99)\n", timeout_s=timeout_s)
    pool = Pool(TARGETS.__getitem__, slots=2, memory_mb=SMALL_MB)
    results = dict(pool.run([replace(broken, fixed=fix), fix]))
    assert [job.cell.script for job in results] == [Script.FIXED, Script.BROKEN]
    return list(results.values())[1]


def test_a_documented_hang_is_believed_after_ten_times_what_its_fix_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "LEAST_HANG_S", 0.5)
    result = hang(tmp_path, START, timeout_s=60.0)  # a busy machine makes the fix slow as well
    assert result.outcome is Outcome.TIMED_OUT
    assert result.wall_s
    assert 0.5 <= result.wall_s < 60.0
    assert result.detail.endswith("s: the documented hang")


@pytest.mark.parametrize(
    ("fixed", "isolation"),
    [
        pytest.param(f"{START}time.sleep(0.3)\n", Isolation.FORK, id="ten times is more"),
        pytest.param(f"{START}raise ValueError\n", Isolation.FORK, id="the fix fails"),
        pytest.param(START, Isolation.FRESH, id="the fix ran in another kind of process"),
    ],
)
def test_what_shows_no_hang_has_the_whole_timeout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fixed: str, isolation: Isolation
) -> None:
    monkeypatch.setattr(pools, "LEAST_HANG_S", 0.5)
    result = hang(tmp_path, fixed, isolation=isolation)
    assert result.wall_s
    assert result.wall_s >= 2.0
    assert result.detail.startswith("still running after 2 s")
    assert "documented" not in result.detail


def test_the_seconds_of_a_fix_that_ran_before_count_as_well(tmp_path: Path) -> None:
    broken = make_job(tmp_path, "hang", f"{START}time.sleep(99)\n")
    known = replace(broken, fixed_s=0.1)
    ((_, result),) = Pool(TARGETS.__getitem__, slots=1, memory_mb=SMALL_MB).run([known])
    assert result.wall_s
    assert 3.0 <= result.wall_s < 30.0
