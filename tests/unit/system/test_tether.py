"""What a process started ends with it, whatever ends the process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from errata.system.files import process_start
from errata.system.tether import run_tied, tether

# It starts a shell, which starts another program, and says both numbers.
HARNESS = """
import sys
from pathlib import Path
from errata.environments.uv import Uv
uv = Uv(sys.argv[1])
uv.run([], env={}, cwd=Path.cwd(), timeout_s=600, on_line=lambda line: print(line, flush=True))
"""
DEADLINE_S = 30.0


def run(*command: str, timeout_s: float = DEADLINE_S) -> subprocess.CompletedProcess[str]:
    return run_tied(command, env={"X": "there"}, cwd="/", timeout_s=timeout_s)


def wait_for_end(pids: list[int]) -> None:
    deadline = time.monotonic() + DEADLINE_S
    while any(process_start(pid) for pid in pids):
        assert time.monotonic() < deadline, "they still work"
        time.sleep(0.01)


def test_status_streams_and_variables_are_the_commands_own() -> None:
    done = run("/bin/sh", "-c", "echo $X $(pwd); echo words >&2; exit 3")
    assert (done.returncode, done.stdout, done.stderr) == (3, "there /\n", "words\n")


def test_a_signal_that_ended_the_command_is_told() -> None:
    assert run("/bin/sh", "-c", "kill -TERM $$").returncode == -signal.SIGTERM


def test_a_command_that_does_not_exist_is_told() -> None:
    with pytest.raises(OSError, match="/nonexistent/program: No such file or directory"):
        run("/nonexistent/program")


def test_signals_are_as_a_program_expects_them() -> None:
    done = run(sys.executable, "-c", "print(open('/proc/self/status').read())")
    # Python itself ignores SIGPIPE and SIGXFSZ; what runs in the background may ignore others.
    expected = (1 << signal.SIGPIPE - 1) | (1 << signal.SIGXFSZ - 1)
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        if signal.getsignal(number) is signal.SIG_IGN:
            expected |= 1 << number - 1
    ignored = next(line for line in done.stdout.splitlines() if line.startswith("SigIgn"))
    assert int(ignored.split()[1], 16) == expected


def test_what_takes_too_long_ends_with_all_it_started() -> None:
    with pytest.raises(subprocess.TimeoutExpired) as caught:
        run("/bin/sh", "-c", "echo $$; sleep 600 & echo $!; wait", timeout_s=1)
    said = caught.value.stdout
    text = said.decode() if isinstance(said, bytes) else str(said)
    wait_for_end([int(word) for word in text.split()])


def test_leaving_the_block_ends_the_command() -> None:
    with tether() as (before, descriptor):
        process = subprocess.Popen(
            [*before, "/bin/sh", "-c", "echo $$; sleep 600"],
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=(descriptor,),
            start_new_session=True,
        )
        assert process.stdout
        with process.stdout:
            pid = int(process.stdout.readline())
    assert process.wait(DEADLINE_S) == -signal.SIGKILL
    wait_for_end([pid])


def test_a_killed_harness_leaves_no_uv_and_nothing_that_uv_started(tmp_path: Path) -> None:
    program = tmp_path / "uv"
    program.write_text("#!/bin/sh\nsleep 600 &\necho $$ >&2\necho $! >&2\nwait\n")
    program.chmod(0o755)
    with subprocess.Popen(
        [sys.executable, "-c", HARNESS, str(program)], stdout=subprocess.PIPE, text=True
    ) as harness:
        assert harness.stdout
        pids = [int(harness.stdout.readline()) for _ in range(2)]
        os.kill(harness.pid, signal.SIGKILL)
    wait_for_end(pids)
