"""Tie a program to this process: it ends, with its process group, when this process ends.

However this process ends, `kill -9` included, its end of a pipe closes. A small process between the
two waits at the other end: `tether.py DESCRIPTOR COMMAND…`, run by path, standard library only.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

_NOT_STARTED = 127
STRAY_ROUNDS = 100
EMPTY_ROUNDS = 3


@contextmanager
def tether() -> Iterator[tuple[list[str], int]]:
    """Yield the arguments to put before a command, and the descriptor to pass on to it.

    The command ends when the block is left, when this process ends, and when the started process
    gets SIGTERM; the started process ends after it. It must lead a session of its own.
    """
    reader, writer = os.pipe()
    try:
        yield [sys.executable, "-I", "-S", os.path.abspath(__file__), str(reader)], reader  # noqa: PTH100 - no pathlib where this is a program
    finally:
        os.close(reader)
        os.close(writer)


def run_tied(
    command: Sequence[str], *, env: Mapping[str, str], cwd: str, timeout_s: float
) -> subprocess.CompletedProcess[str]:
    """Run a command that ends with this process; raises as `subprocess.run` does.

    Raises OSError if the command cannot be started.
    """
    with (
        tether() as (before, descriptor),
        subprocess.Popen(
            [*before, *command],
            env=dict(env),
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            pass_fds=(descriptor,),
            start_new_session=True,
        ) as process,
    ):
        try:
            out, err = process.communicate(timeout=timeout_s)
        except BaseException:
            process.terminate()
            raise
    if process.returncode == _NOT_STARTED:
        raise OSError(err.strip() or f"{command[0]} did not start")
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def end_strays(folder: bytes) -> None:
    """Kill every process that started with `folder` in its environment variables.

    A zygote ends all that it started; this ends what outlives a zygote that was itself killed.
    """
    empty = 0
    for _ in range(STRAY_ROUNDS):
        pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
        strays = [pid for pid in pids if folder in _initial_environment(pid)]
        for pid in strays:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        # One look misses a process that was forked while it looked, if the parent ended meanwhile.
        empty = 0 if strays else empty + 1
        if empty == EMPTY_ROUNDS:
            return
        time.sleep(0.01)


def _initial_environment(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return b""


def main() -> int:
    """Run the command and return its exit status; end its group at the end of the pipe."""
    descriptor, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(descriptor, False)
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    for number in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    child = os.fork()
    if child == 0:
        _become(command)
    with contextlib.suppress(OSError):  # the child does it too; either may be first
        os.setpgid(child, child)
    poller = select.poll()
    poller.register(descriptor, select.POLLIN)
    poller.register(woken, select.POLLIN)
    while True:
        ready = {source for source, _ in poller.poll()}
        signals = os.read(woken, 4096) if woken in ready else b""
        if descriptor in ready or signal.SIGTERM in signals:
            os.killpg(child, signal.SIGKILL)
            return _same_end(os.waitpid(child, 0)[1])
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid == child:
            return _same_end(status)


def _become(command: list[str]) -> None:
    """Turn this new process into the command; never returns."""
    try:
        os.setpgid(0, 0)
        signal.set_wakeup_fd(-1)
        # Python ignores the last two; programs expect them.
        for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_DFL)
        os.execv(command[0], command)  # noqa: S606 - no shell is wanted
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    finally:
        os._exit(_NOT_STARTED)


def _same_end(status: int) -> int:
    """Return an exit status; end by the same signal as the command did."""
    if os.WIFSIGNALED(status):
        with contextlib.suppress(OSError):  # SIGKILL needs none
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
        os.kill(os.getpid(), os.WTERMSIG(status))
    return os.waitstatus_to_exitcode(status)


if __name__ == "__main__":
    sys.exit(main())
