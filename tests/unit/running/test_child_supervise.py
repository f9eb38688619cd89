from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from errata.running import child_supervise

used_mb: Any = child_supervise.used_mb  # untyped: it runs on Python 3.7 as well
descendants_of: Any = child_supervise.descendants_of
used_cpu_s: Any = child_supervise.used_cpu_s
waited_s: Any = child_supervise.waited_s
give_way: Any = child_supervise.give_way
LATER_S = 60.0


def test_memory_that_several_share_is_looked_at_only_where_it_matters() -> None:
    mine = [os.getpid(), os.getppid()]
    resident = used_mb(mine, 1e9, time.monotonic() - 1)
    assert resident > 0
    assert 0 < used_mb(mine, 0, time.monotonic() + LATER_S) <= resident * 2


def test_a_look_that_takes_too_long_is_given_up_where_there_are_many() -> None:
    assert used_mb([os.getpid()] * 2, 0, time.monotonic() - 1) > 0
    assert used_mb([os.getpid()] * 60, 0, time.monotonic() - 1) == 0


def test_the_processor_time_of_all_processes_counts_also_of_those_that_have_ended() -> None:
    # Two children: one has ended and been reaped, one sleeps on.
    text = (
        "import os, sys, time\n"
        "for left in (True, False):\n"
        "    pid = os.fork()\n"
        "    if not pid:\n"
        "        while time.process_time() < 0.3: pass\n"
        "        os._exit(0) if left else (os.write(1, b'.'), time.sleep(99))\n"
        "    if left: os.waitpid(pid, 0)\n"
        "time.sleep(99)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", text], stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        assert process.stdout
        process.stdout.read(1)
        pids = [process.pid, *descendants_of(process.pid)]
        used, waited = used_cpu_s(pids), waited_s(pids)
        os.killpg(process.pid, signal.SIGKILL)
    assert len(pids) == 2
    assert 0.55 <= used < 5
    assert waited > 0


def test_processes_that_are_gone_have_used_nothing() -> None:
    assert (used_cpu_s([2**30]), waited_s([2**30])) == (0, 0)


SPINNING = (
    "import threading\nthreading.Thread(target=lambda: print(flush=True)).start()\nwhile 1: 0"
)
SLEEPING = "import time\nprint(flush=True)\ntime.sleep(99)"


@pytest.mark.parametrize(
    ("texts", "niceness"),
    [((SPINNING, SPINNING, SPINNING), 19), ((SPINNING, SLEEPING, SLEEPING), 0)],
)
def test_only_a_crowd_that_wants_to_run_gives_way_to_others(
    monkeypatch: pytest.MonkeyPatch, texts: tuple[str, ...], niceness: int
) -> None:
    monkeypatch.setattr(child_supervise, "CROWD", 1)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})
    before = os.getpriority(os.PRIO_PROCESS, 0)
    with contextlib.ExitStack() as stack:
        started = []
        for text in texts:
            command = [sys.executable, "-c", text]
            process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE))
            stack.callback(process.kill)
            assert process.stdout
            process.stdout.read(1)
            started.append(process.pid)
        give_way([*started, 2**30])
        seen = {os.getpriority(os.PRIO_PROCESS, pid) for pid in started}
    assert seen == {max(niceness, before)}
