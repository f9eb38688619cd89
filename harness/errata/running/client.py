"""The harness's side of a zygote: start it, ask it for servers, run scripts, end it."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from errata.model.errors import HarnessFailure, SandboxMissing
from errata.running import child
from errata.running.boundary import Boundary, Group, make_group
from errata.running.replies import ScriptRequest, read_versions
from errata.system.files import refuse_full, remove_tree
from errata.system.tether import end_strays

BOOT_TIMEOUT_S = 180.0
CLOSE_TIMEOUT_S = 5.0
GATHER_AFTER = 24  # scripts: gathering a zygote's memory costs what it saves in 10 to 50 forks
FRESH_ALLOWANCE_S = 15.0  # a fresh interpreter also imports the framework and finalises
REPLY_ALLOWANCE_S = 30.0  # after the script's own deadline: sweep and reply
_CHILD = Path(__file__).with_name("child.py")
_RUNNER = Path(__file__).with_name("child_script.py")
_RUNNER_AS_IS = Path(__file__).with_name("child_as_is.py")
_LOADED = "loaded.json"
INDUCTOR_CACHE = "TORCHINDUCTOR_CACHE_DIR"


class ServerLost(HarnessFailure):
    """A server vanished in the middle of a script: the script may have killed it."""


class _Killed(HarnessFailure):
    """A zygote was killed from outside while it booted: its import may be fine."""


@dataclass(frozen=True, kw_only=True)
class ZygoteFacts:
    """What a zygote reported when it was ready.

    `objection` says why no script may run with its layer, or is empty.
    """

    python: str
    version: str | None
    import_s: float
    warnings: tuple[tuple[str, str], ...]
    objection: str = ""


@dataclass(kw_only=True)
class _Connection:
    """A server of a zygote: its socket, the folder that is its own, and its cgroup, if any.

    `gathered` is whether it was forked from gathered memory.
    """

    sock: socket.socket
    folder: Path
    group: Group | None
    gathered: bool
    _numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def make_folder(self) -> Path:
        """Make an empty folder for the next script.

        Its name is short: a socket's path, which a script makes below it, has 107 characters.
        """
        folder = self.folder / f"r{next(self._numbers)}"
        folder.mkdir()
        return folder

    def close(self) -> None:
        """End the server and everything below it, and remove what is left of them."""
        self.sock.close()
        if self.group is not None:
            self.group.remove()
        remove_tree(self.folder)


class Server:
    """One server process of a zygote; runs one script at a time. Not shared between threads."""

    def __init__(self, zygote: Zygote) -> None:
        """Fork the process; raises HarnessFailure when the zygote cannot be had."""
        self._zygote = zygote
        self._connect()

    def _connect(self) -> None:
        self._connection = self._zygote.connect()
        self._lines = child.Lines(self._connection.sock)

    def run(
        self, request: ScriptRequest, sleeps: Callable[[bool], None] | None = None
    ) -> dict[str, Any]:
        """Run one script to its end and return the server's reply.

        `sleeps` is told when the script and all that it started begin to sleep, and when they go
        on. Raises ServerLost when the server ends without one, SandboxMissing when it could not be
        confined, and OSError where there is no room for a script's files.
        """
        if self._zygote.should_gather and not self._connection.gathered:
            self._move()
        connection = self._connection
        refuse_full(connection.folder)
        folder = connection.make_folder()
        if connection.group:
            connection.group.allow(request.processes)
        kills = connection.group.kills_for_memory() if connection.group else 0
        try:
            message = self._zygote.message(request, folder)
            longest = message["timeout"] + message["patience"]
            connection.sock.settimeout(longest + REPLY_ALLOWANCE_S)
            with contextlib.suppress(BrokenPipeError):
                self._lines.send(message)
            reply = self._lines.receive()
            while reply is not None and "sleeps" in reply:
                if sleeps is not None:
                    sleeps(reply["sleeps"])
                reply = self._lines.receive()
            versions = read_versions(folder / _LOADED) if request.cwd else None
        finally:
            remove_tree(folder)
        if reply is None:
            raise ServerLost("the process that watches the script ended before the script did")
        if "refused" in reply:
            raise SandboxMissing(reply["refused"])
        refuse_full(connection.folder)  # by others: its own files are gone
        was_killed = reply["signal"] == signal.SIGKILL and not reply["ended_by"]
        # Where only what it started was killed, it may wait for that in vain.
        ended = was_killed or reply["ended_by"] == "timeout"
        if ended and connection.group and connection.group.kills_for_memory() > kills:
            return {**reply, "ended_by": "memory"}
        return {**reply, "loaded": versions} if versions is not None else dict(reply)

    @property
    def is_grouped(self) -> bool:
        """Whether the kernel limits memory and number of the processes that it starts."""
        return self._connection.group is not None

    def _move(self) -> None:
        """Go on with a server that is forked from gathered memory, so that its forks are cheap."""
        old = self._connection
        with contextlib.suppress(HarnessFailure):  # then the old server goes on
            self._connect()
            old.close()

    def close(self) -> None:
        """End the server and everything below it."""
        self._connection.close()


class Zygote:
    """A process with the framework imported (or, with `module` None, with nothing)."""

    def __init__(
        self,
        python: Path,
        module: str | None,
        scratch: Path,
        environment: Mapping[str, str],
        boundary: Boundary | None = None,
        *,
        layer: Sequence[str] = (),
    ) -> None:
        """Start the process, confined by `boundary` where there is one.

        It imports `module` and then the modules of `layer`.

        Raises HarnessFailure with the process' own words when it cannot boot, and SandboxMissing
        when it cannot be confined.
        """
        self.scratch = Path(tempfile.mkdtemp(prefix="zygote-", dir=scratch))
        self._slots = self.scratch / "s"
        self._numbers = itertools.count(1)
        self._slots.mkdir()
        self._boundary = boundary
        plan = boundary.plan(self.scratch) if boundary is not None else None
        config = json.dumps({"module": module, "layer": list(layer), "sandbox": plan})
        self._command = [str(python), str(_CHILD), config]
        # Its own folder as HOME: what an import writes goes with the zygote, and whatever
        # descends from it can be recognised by this path.
        self._environment = {**environment, "HOME": str(self.scratch)}
        if layer:  # else an import chooses a folder for all processes, and sets the variable
            self._environment[INDUCTOR_CACHE] = str(self.scratch / "inductor")
        self._given = dict(environment)
        self._lock = threading.Lock()
        self._closed = False
        self._log = self.scratch / "zygote.log"
        self._neutral = self.scratch / "empty"
        self._neutral.mkdir()
        self._sock = socket.socket(socket.AF_UNIX)
        self._process: subprocess.Popen[bytes] | None = None
        self._scripts = 0
        self._gathers = module is not None
        try:
            self.facts = self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> ZygoteFacts:
        """Start the process, again if it was killed before it was ready."""
        try:
            return self._start_once()
        except _Killed:
            return self._start_once()

    def _start_once(self) -> ZygoteFacts:
        self._refuse_if_closed()
        self._sock.close()
        self._sock, theirs = socket.socketpair()
        self._control = child.Lines(self._sock)
        with theirs, self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command,
                stdin=theirs.fileno(),
                stdout=log,
                stderr=log,
                cwd=self._neutral,
                env=self._environment,
                start_new_session=True,
            )
        self._refuse_if_closed()  # by another thread, which may not have seen this process
        return self._await_boot(self._process)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            self._end()
            raise HarnessFailure("the zygote has been closed")

    def _await_boot(self, process: subprocess.Popen[bytes]) -> ZygoteFacts:
        self._sock.settimeout(BOOT_TIMEOUT_S)
        facts = self._control.receive()
        self._sock.settimeout(None)
        if facts is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)  # it may have ended by itself
            by_itself = process.returncode is not None
            process.kill()
            status = process.wait()
            was_killed = by_itself and status == -signal.SIGKILL and not self._closed
            kind = _Killed if was_killed else HarnessFailure
            raise kind(f"no answer while importing (status {status}): {self.log()}")
        if not facts["ready"] and "sandbox" in facts:
            raise SandboxMissing(facts["sandbox"])
        if not facts["ready"]:
            problem = facts["problem"]
            raise HarnessFailure(f"{problem['type']}: {problem['message']}")
        return ZygoteFacts(
            python=facts["python"],
            version=facts["version"],
            import_s=facts.get("import_s", 0.0),
            warnings=tuple((kind, text) for kind, text in facts["warnings"]),
            objection=facts.get("objection", ""),
        )

    def log(self) -> str:
        """Return the end of what the process printed while it booted."""
        with contextlib.suppress(OSError):
            return self._log.read_text(errors="replace")[-2000:].strip()
        return ""

    @property
    def pid(self) -> int | None:
        """The process that runs now, which a script may have replaced; None where none started."""
        return self._process.pid if self._process is not None else None

    @property
    def should_gather(self) -> bool:
        """Whether enough scripts ran for cheaper forks to be worth their price."""
        return self._gathers and self._scripts >= GATHER_AFTER

    def server(self) -> Server:
        """Fork another server, from a new process if a script ended this one.

        Raises HarnessFailure when the process cannot be started again.
        """
        return Server(self)

    def connect(self) -> _Connection:
        """Fork a server process."""
        ours, theirs = socket.socketpair()
        with self._lock, theirs:
            gather = self.should_gather
            pid = self._hand_over(theirs, gather)
            if pid is None:
                self._end()
                try:
                    self.facts = self._start()
                except BaseException:
                    ours.close()
                    raise
                pid = self._hand_over(theirs, gather)
        folder = self._slots / str(next(self._numbers))
        folder.mkdir()
        group = self._group(pid)
        with contextlib.suppress(OSError):  # a server that is gone is noticed when it is asked
            ours.sendall(json.dumps({"folder": str(folder)}).encode() + b"\n")
        return _Connection(sock=ours, folder=folder, group=group, gathered=gather)

    def _group(self, pid: int | None) -> Group | None:
        """Limit what a server's scripts use; it forks none before it knows its folder."""
        boundary = self._boundary
        if boundary is None or pid is None:
            return None
        group = make_group(memory_mb=boundary.memory_mb, processes=boundary.processes)
        if group is not None:
            try:
                group.add(pid)
            except OSError:  # the process is gone
                group.remove()
                return None
        return group

    def _hand_over(self, sock: socket.socket, gather: bool) -> int | None:
        """Give the process a socket to serve; return its server, or None where it is not alive."""
        request = json.dumps({"gather": gather}).encode() + b"\n"
        try:
            socket.send_fds(self._sock, [request], [sock.fileno()])
            reply = self._control.receive()
        except OSError:
            return None
        return None if reply is None else int(reply["server"])

    def message(self, request: ScriptRequest, folder: Path) -> dict[str, Any]:
        """Prepare a run's folder and write the request in the form that servers read."""
        self._scripts += 1  # unlocked: a lost count only delays what it decides
        paths = {name: folder / name for name in ("work", "home", "tmp")}
        timeout_s = request.timeout_s + (FRESH_ALLOWANCE_S if request.is_fresh else 0.0)
        report = folder / "report.json"
        report.touch()
        message = {
            "script": str(request.script),
            "module": request.module,
            "report": str(report),
            "fresh": request.is_fresh,
            "file": str(folder / "request.json"),
            "runner": str(_RUNNER),
            "folders": [str(path) for path in paths.values()],
            "cwd": str(paths["work"]),
            "env": {
                "HOME": str(paths["home"]),
                "TMPDIR": str(paths["tmp"]),
                INDUCTOR_CACHE: str(paths["tmp"] / "inductor"),
                **request.variables,
            },
            "launch_env": self._environment if request.is_fresh else {},
            "layers": list(request.layers),
            "import_warnings": [] if request.is_fresh else [list(w) for w in self.facts.warnings],
            "timeout": timeout_s if request.hang_s is None else min(timeout_s, request.hang_s),
            "patience": timeout_s * child.supervise.LONGEST_WAIT,
            "memory_mb": request.memory_mb,
            "processes": request.processes,
        }
        if request.cwd is not None:
            # A user's own program: its own folder and variables, none of ours.
            message |= {
                "runner": str(_RUNNER_AS_IS),
                "modules": list(request.modules),
                "loaded": str(folder / _LOADED),
                "arguments": list(request.arguments),
                "folders": [],
                "cwd": str(request.cwd),
                "env": {},
                "launch_env": self._given,
                "timeout": request.timeout_s,
                "patience": request.timeout_s * child.supervise.LONGEST_WAIT,
            }
        if request.is_fresh:
            (folder / "request.json").write_text(json.dumps(message), encoding="utf-8")
        return message

    def close(self) -> None:
        """End the zygote, its servers and their scripts, and remove their files."""
        self._closed = True
        self._end()
        remove_tree(self.scratch)

    def _end(self) -> None:
        if self._process is None:  # it could not even be started
            self._sock.close()
            return
        with contextlib.suppress(OSError):
            # The far end closes when the process has ended: sooner seen than by waiting for it.
            self._sock.shutdown(socket.SHUT_WR)
            self._sock.settimeout(CLOSE_TIMEOUT_S)
            while self._sock.recv(4096):
                pass
        self._sock.close()
        try:
            status = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            status = self._process.wait()
        if status != 0:
            end_strays(str(self.scratch).encode())
