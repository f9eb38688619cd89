"""A project to be put under fault, the command in it, and what both leave behind."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from outside import REPOSITORY, Finished, OutsideProject
from small_framework import BROKEN, FIXED, case_toml, documented, offer, raises

HARNESS = REPOSITORY / "harness" / "errata"
CASES = 30
GONE_S = 2.0  # within which everything below a killed process ought to be gone
LEFT_S = 20.0  # after which it counts as left behind
_PATIENCE_S = 120.0
_POLL_S = 0.005
_LAYERS = ("cli", "workflow", "measuring", "model", "plan", "report.run", "store", "answering")
_NEEDED = tuple(f"errata.{name}" for name in _LAYERS)

SLOW = "import time\n\nimport errata_frame\n\ntime.sleep(0.02)\nresult = errata_frame.work()\n"


@dataclass(kw_only=True)
class Tally:
    """What a campaign did: faults put in, and every loss in words."""

    name: str
    faults: int = 0
    losses: list[str] = field(default_factory=list)
    notes: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def note(self, what: str) -> None:
        """Count something worth telling that is no loss."""
        self.notes[what] = self.notes.get(what, 0) + 1

    def expect(self, holds: bool, words: str) -> None:
        """Count a loss unless something holds."""
        if not holds:
            self.losses.append(words)


class Command:
    """The command `errata`, running in a process of its own.

    Forked from this process, which has everything imported: a kill then hits the work rather than
    the start of an interpreter. `fresh` starts an interpreter, as a user does; `before` is called
    in the new process first.
    """

    def __init__(
        self,
        ground: Ground,
        *arguments: str,
        fresh: bool = False,
        before: Callable[[], None] | None = None,
    ) -> None:
        self.started = time.monotonic()
        self._files = [ground.log("out"), ground.log("err")]
        for file in self._files:  # here: it may be killed before it gets to that
            file.touch()
        self.status: int | None = None
        self.pid = os.fork()
        if self.pid == 0:
            if before is not None:
                before()
            _become(ground, self._files, arguments, fresh=fresh)

    def kill(self) -> bool:
        """Kill this process alone and wait; tell whether that was what ended it."""
        if self.ended():
            return False
        os.kill(self.pid, signal.SIGKILL)
        return self.wait().code == -signal.SIGKILL

    def ended(self) -> bool:
        """Tell whether it has ended by now."""
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
        return self.status is not None

    def wait(self, limit_s: float = _PATIENCE_S) -> Finished:
        """Wait for the end; one that does not come is killed and told as exit code -9."""
        deadline = time.monotonic() + limit_s
        while not self.ended():
            if time.monotonic() > deadline:
                os.kill(self.pid, signal.SIGKILL)
            time.sleep(_POLL_S)
        self.seconds = time.monotonic() - self.started
        out, err = (path.read_text(errors="replace") for path in self._files)
        return Finished(code=os.waitstatus_to_exitcode(self.status or 0), out=out, err=err)

    def sleep_until(self, moment_s: float) -> bool:
        """Sleep until so many seconds after the start; tell whether it still runs then."""
        while time.monotonic() < self.started + moment_s:
            if self.ended():
                return False
            time.sleep(_POLL_S / 5)
        return not self.ended()


@dataclass(kw_only=True)
class Ground:
    """A project with a store, a home of environments and a temporary folder of its own."""

    project: OutsideProject

    @property
    def root(self) -> Path:
        """The folder of everything."""
        return self.project.root

    @property
    def store(self) -> Path:
        """The database."""
        return self.root / ".errata" / "errata.sqlite"

    @property
    def home(self) -> Path:
        """Where environments are."""
        return self.root / "home"

    @property
    def temporary(self) -> Path:
        """The folder that the command takes for temporary files."""
        return self.root / "tmp"

    def log(self, name: str) -> Path:
        """Name the file of a stream of the next command."""
        folder = self.root / "logs"
        folder.mkdir(exist_ok=True)
        return folder / f"{time.monotonic_ns()}.{name}"

    def start(self, *arguments: str, fresh: bool = False) -> Command:
        """Start the command and return at once."""
        return Command(self, *arguments, fresh=fresh)

    def errata(self, *arguments: str) -> Finished:
        """Run the command to its end."""
        return self.start(*arguments).wait()

    def forget(self) -> None:
        """Remove the store."""
        for path in self.store.parent.glob("*"):
            path.unlink()

    def run(self, *arguments: str) -> tuple[Finished, dict[str, Any]]:
        """Run `errata run` to its end and return what it said, as data too."""
        document = self.root / "run.json"
        document.unlink(missing_ok=True)
        done = self.errata("run", *arguments, "--json", str(document))
        return done, read_json(document)

    def processes(self) -> list[int]:
        """List the processes that this project started, by what is in their environment."""
        mark, found = os.fsencode(self.root), []
        for path in Path("/proc").iterdir():
            if path.name.isdecimal() and int(path.name) != os.getpid():
                try:
                    if mark in (path / "environ").read_bytes():
                        found.append(int(path.name))
                except OSError:
                    continue
        return found

    def wait_for_silence(self, tally: Tally, when: str) -> None:
        """Count a loss unless every process is gone by itself in time; end those that are not.

        What goes late is noted, with what it was doing: a machine that stands still is no loss.
        """
        began = time.monotonic()
        left, late = self.processes(), ""
        while left and time.monotonic() < began + LEFT_S:
            if not late and time.monotonic() > began + GONE_S:
                late = str([_words_of(pid) for pid in left])
            time.sleep(_POLL_S)
            left = self.processes()
        tally.expect(not left, f"{when}: processes were left: {[_words_of(pid) for pid in left]}")
        if late and not left:
            tally.note(f"late by {time.monotonic() - began - GONE_S:.1f} s: {late}")
        for pid in left:
            os.kill(pid, signal.SIGKILL)

    def expect_no_litter(self, tally: Tally, when: str) -> None:
        """Count a loss where temporary files were left after a command that came later."""
        left = sorted(path.name for path in self.temporary.iterdir())
        tally.expect(not left, f"{when}: temporary files were left: {left}")
        for name in left:  # each counts once
            shutil.rmtree(self.temporary / name, ignore_errors=True)


def lay_out(root: Path, releases: Iterable[str] = ("1.0",), *, cases: int = CASES) -> Ground:
    """Make a project with the small framework and cases that take a moment each."""
    _load_all()
    project = OutsideProject(root=root)
    (root / "cases").mkdir(parents=True)
    (root / "tmp").mkdir()
    (root / "pyproject.toml").touch()
    offer(project, {version: raises("no") for version in releases})
    project.variables["TMPDIR"] = str(root / "tmp")
    for number in range(cases):
        broken = SLOW if number % 3 == 0 else BROKEN
        project.add_case(f"frame/case-{number:02}", case_toml(documented("no")), broken, FIXED)
    return Ground(project=project)


def integrity_of(store: Path) -> str:
    """Let SQLite check a whole database; returns `ok`."""
    if not store.exists():
        return "ok"
    with closing(sqlite3.connect(store, timeout=30)) as connection:
        found: str = connection.execute("PRAGMA integrity_check").fetchone()[0]
    return found


def read_json(file: Path) -> dict[str, Any]:
    """Read a document; empty where there is none."""
    return dict(json.loads(file.read_text())) if file.exists() else {}


def verdicts_of(document: Mapping[str, Any]) -> dict[str, tuple[object, ...]]:
    """Keep of a run what every run of the same must say."""
    found = {}
    for trial in document.get("trials", []):
        said: list[object] = [trial["verdict"]]
        for script in ("broken", "fixed"):
            result = trial.get(script) or {}
            signature = result.get("signature") or {}
            said += [result.get("outcome"), signature.get("type"), signature.get("message")]
        found[trial["id"]] = tuple(said)
    return found


def _words_of(pid: int) -> str:
    """Say what a process runs, what it is doing, and the same of what it waits for."""
    folder = Path(f"/proc/{pid}")
    try:
        words = folder.joinpath("cmdline").read_text(errors="replace").replace("\0", " ")[:200]
        state = folder.joinpath("stat").read_text(errors="replace").rpartition(")")[2].split()[0]
        within = folder.joinpath("wchan").read_text()
        below = [int(one) for one in (folder / f"task/{pid}/children").read_text().split()]
    except OSError:
        return "gone just now"
    return " > ".join([f"{words.strip()} ({state} {within})", *map(_words_of, below)])


def _become(ground: Ground, files: list[Path], arguments: tuple[str, ...], *, fresh: bool) -> None:
    """Turn this new process into the command; never returns."""
    code = 70
    try:
        os.setsid()
        os.chdir(ground.root)
        null = os.open(os.devnull, os.O_RDONLY)
        streams = [null, *(os.open(f, os.O_WRONLY | os.O_CREAT, 0o644) for f in files)]
        for target, source in enumerate(streams):
            os.dup2(source, target)
        os.closerange(3, 64)
        variables = ground.project.environment()
        if fresh:
            command = [sys.executable, "-m", "errata", *arguments]
            os.execve(sys.executable, command, variables)  # noqa: S606 - no shell is wanted
        os.environ.clear()
        os.environ.update(variables)
        code = _call_main(arguments)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _load_all() -> None:
    """Import what commands need, once, before any of them is forked."""
    for path in sorted(HARNESS.rglob("*.py")):
        name = path.relative_to(HARNESS.parent).with_suffix("").as_posix().replace("/", ".")
        if name.startswith(_NEEDED):
            importlib.import_module(name.removesuffix(".__init__"))


def _call_main(arguments: tuple[str, ...]) -> int:
    import tempfile

    from errata.__main__ import main

    tempfile.tempdir = None
    sys.argv = ["errata", *arguments]
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    return main()
