"""Start the real command without waiting for its imports: forked from a process that has them.

A start of `python -m errata` spends a second of processor time on imports before it does anything,
and tests start it hundreds of times. Here a host imports them once for all tests of a process.
Each command is forked from it, gets its own arguments, folder, environment variables and streams,
and ends as an interpreter does. What a command loads by itself, `tests/unit/cli/test_app.py` asks
of fresh interpreters.
"""

from __future__ import annotations

import functools
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO

FIRST_REPLY_S = 120
# Python reads these when it starts, so a forked one would not know them.
_READ_AT_START = (
    "PYTHONHASHSEED",
    "PYTHONIOENCODING",
    "PYTHONUTF8",
    "PYTHONWARNINGS",
    "LANG",
    "LC_",
)
# Modules that are programs of other interpreters, and rooms that bring pytest or the MCP SDK.
_NOT_LOADED = ("child", "probes", "survey", "probe_import", "pytest", "mcp", "replay", "proposer")


def run_command(
    arguments: Sequence[str],
    *,
    cwd: Path,
    variables: Mapping[str, str],
    program: str = "errata",
    given: str = "",
    timeout: float = 600,
) -> subprocess.CompletedProcess[str]:
    """Run `python -m PROGRAM` (`errata` or `pytest`) in a folder, with these variables only.

    Raises `subprocess.TimeoutExpired` after `timeout` seconds, the command having been killed.
    """
    words = [sys.executable, "-m", program, *arguments]
    if any(
        variables.get(name) != os.environ.get(name)
        for name in {*variables, *os.environ}
        if name.startswith(_READ_AT_START)
    ):
        return subprocess.run(
            words,
            cwd=cwd,
            env=variables,
            input=given,
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )
    request = {"program": program, "cwd": str(cwd), "variables": dict(variables)}
    with ExitStack() as stack:
        streams = [stack.enter_context(tempfile.TemporaryFile()) for _ in range(3)]
        streams[0].write(given.encode())
        streams[0].seek(0)
        code = _ask({**request, "arguments": list(arguments)}, streams, timeout)
        if code is None:
            raise subprocess.TimeoutExpired(words, timeout)
        return subprocess.CompletedProcess(words, code, *map(_read, streams[1:]))


def _read(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode().replace("\r\n", "\n")


def _ask(request: Mapping[str, object], streams: Sequence[IO[bytes]], timeout: float) -> int | None:
    """Let the host run a command, and return its exit code, or `None` after `timeout` seconds."""
    ours, theirs = socket.socketpair()
    with ours, theirs, tempfile.TemporaryFile() as asked:
        asked.write(json.dumps(request).encode())
        asked.seek(0)
        descriptors = [theirs.fileno(), asked.fileno(), *(one.fileno() for one in streams)]
        socket.send_fds(_host(os.getpid()), [b"."], descriptors)
        theirs.close()
        replies = ours.makefile("r")
        ours.settimeout(FIRST_REPLY_S)
        pid = int(replies.readline())
        ours.settimeout(timeout)
        try:
            return os.waitstatus_to_exitcode(int(replies.readline()))
        except TimeoutError:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            return None


@functools.cache
def _host(owner: int) -> socket.socket:
    """Start the host of this process; it ends with the socket through which it is asked."""
    ours, theirs = socket.socketpair()
    subprocess.run(
        [sys.executable, os.path.abspath(__file__), str(theirs.fileno())],  # noqa: PTH100
        cwd="/",
        pass_fds=[theirs.fileno()],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    theirs.close()
    return ours


def _serve(requests: socket.socket) -> Callable[[], int] | None:
    """Fork for each request; return in the forked process, with what it has to do."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those in between
    while True:
        message, descriptors, *_ = socket.recv_fds(requests, 1, 5)
        if not message:
            return None
        if os.fork() == 0:
            break
        for one in descriptors:
            os.close(one)
    requests.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    replies, asked, *streams = descriptors
    child = os.fork()
    if child:
        for one in (asked, *streams):
            os.close(one)
        with suppress(BrokenPipeError):  # who asked has given up
            os.write(replies, b"%d\n" % child)
            os.write(replies, b"%d\n" % os.waitpid(child, 0)[1])
        os._exit(0)
    os.close(replies)
    with os.fdopen(asked, encoding="utf-8") as text:
        request = json.load(text)
    for wanted, one in enumerate(streams):
        os.dup2(one, wanted)
        os.close(one)
    return functools.partial(_become, **request)


def _become(*, program: str, arguments: list[str], cwd: str, variables: Mapping[str, str]) -> int:
    """Be the command: in its folder, with its variables and arguments."""
    import random

    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(variables)
    time.tzset()
    random.seed()
    sys.path[0] = cwd
    sys.path[1:1] = [one for one in variables.get("PYTHONPATH", "").split(os.pathsep) if one]
    module = sys.modules.get(f"{program}.__main__") or __import__(f"{program}.__main__").__main__
    sys.modules["__main__"] = module  # click says how a program was started
    sys.argv = [str(module.__file__), *arguments]
    if program == "errata":
        return int(module.main())
    import pytest

    return int(pytest.console_main())


def _load() -> None:
    """Import what commands need."""
    import importlib
    import pkgutil

    import errata

    for module in pkgutil.walk_packages(errata.__path__, "errata."):
        if not any(part.startswith(_NOT_LOADED) for part in module.name.split(".")[1:]):
            importlib.import_module(module.name)
    for name in ("rich.console", "rich.progress", "sqlalchemy.dialects.sqlite", "typer.rich_utils"):
        importlib.import_module(name)


def main() -> int:
    """Serve until nobody can ask any more; in a forked process, be what was asked for."""
    import gc

    with socket.socket(fileno=int(sys.argv[1])) as requests:
        if os.fork():  # nobody has to wait for the host
            return 0
        _load()
        gc.collect()
        gc.freeze()
        command = _serve(requests)
    return command() if command else 0


if __name__ == "__main__":
    sys.exit(main())
