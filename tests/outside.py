"""A project outside the repository, in which tests run the real command."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from command_host import run_command

from errata.model.errors import EXIT_USAGE

REPOSITORY = Path(__file__).resolve().parents[1]
COMMAND_TIMEOUT_S = 600


@dataclass(frozen=True, kw_only=True)
class Finished:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """Everything that was printed."""
        return self.out + self.err

    def check(self, code: int | None) -> None:
        """See that it ended with `code`, unless that is None; wrong usage shows no traceback."""
        assert code in (self.code, None), self.said
        assert code != EXIT_USAGE or "Traceback" not in self.said


def run_program(
    *words: str | Path,
    cwd: Path | None = None,
    variables: Mapping[str, str] | None = None,
    code: int | None = None,
    timeout: float = 300,
) -> Finished:
    """Run a program to its end, with `code`; `variables` stand in place of those of the tests."""
    done = subprocess.run(
        list(map(str, words)),
        cwd=cwd,
        env=variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    ended = Finished(code=done.returncode, out=done.stdout, err=done.stderr)
    ended.check(code)
    return ended


def eventually(what: Callable[[], object], patience_s: float = 120.0) -> bool:
    """Wait until `what()` holds, for a limited time."""
    deadline = time.monotonic() + patience_s
    while time.monotonic() < deadline:
        if what():
            return True
        time.sleep(0.02)
    return False


def processes_with(text: str) -> list[str]:
    """List the commands of processes that started with `text` in their variables."""
    found = []
    for path in Path("/proc").iterdir():
        if path.name.isdecimal() and int(path.name) != os.getpid():
            try:
                if text.encode() in (path / "environ").read_bytes():
                    found.append((path / "cmdline").read_bytes().decode(errors="replace"))
            except OSError:
                continue  # ended meanwhile
    return found


Errata = Callable[..., Finished]
"""What the fixture `errata` of the unit tests returns: it runs a command in this process."""


@dataclass(kw_only=True)
class OutsideProject:
    """A project with case folders and a store of its own.

    Commands get `variables` beside the environment variables of the tests, except those whose
    names begin with one of `dropped`.
    """

    root: Path
    variables: dict[str, str] = field(default_factory=dict)
    dropped: tuple[str, ...] = ("ERRATA_DB",)

    @property
    def cases(self) -> Path:
        """The corpus."""
        return self.root / "cases"

    def add_case(self, case_id: str, toml: str, broken: str, fixed: str) -> Path:
        """Write a case and return its folder."""
        folder = self.cases / case_id
        folder.mkdir(parents=True)
        (folder / "case.toml").write_text(toml)
        (folder / "broken.py").write_text(broken)
        (folder / "fixed.py").write_text(fixed)
        return folder

    def environment(self) -> dict[str, str]:
        """Return the environment variables of a command in this project."""
        kept = {n: value for n, value in os.environ.items() if not n.startswith(self.dropped)}
        return {**kept, "COLUMNS": "120", **self.variables}

    def errata(
        self, *arguments: str, code: int | None = None, timeout: float = COMMAND_TIMEOUT_S
    ) -> Finished:
        """Run the real command here; it must end with `code`, unless that is None."""
        done = run_command(arguments, cwd=self.root, variables=self.environment(), timeout=timeout)
        ended = Finished(code=done.returncode, out=done.stdout, err=done.stderr)
        ended.check(code)
        return ended

    def call(self, *words: str | Path, code: int | None = None) -> Finished:
        """Run another program here."""
        return run_program(*words, cwd=self.root, variables=self.environment(), code=code)

    def python_of(self, environment: str) -> Path:
        """Return the interpreter of an environment that is built."""
        found = self.errata("envs", "path", environment, code=0)
        return Path(found.out.strip()) / "bin" / "python"

    def stored(self) -> dict[str, str]:
        """Read what another program sees in the store now: the outcome by cell and key."""
        store = self.root / ".errata" / "errata.sqlite"
        if not store.exists():
            return {}
        uri = f"file:{store}?mode=ro"
        with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=30)) as connection:
            try:
                rows = connection.execute("SELECT cell, key, outcome FROM errata_results")
                return {f"{cell} {key}": outcome for cell, key, outcome in rows}
            except sqlite3.OperationalError as error:
                if "no such table" in str(error):  # it is being made
                    return {}
                raise

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start the real command here, in a session of its own, and return at once."""
        return subprocess.Popen(
            [sys.executable, "-m", "errata", *arguments],
            cwd=self.root,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )


def case_text(
    *,
    releases: str = "torch >=2.0",
    expect: Mapping[str, str] | None = None,
    requires: str = "",
    kind: str = "exception",
) -> str:
    """Write a `case.toml`; `expect` are the keys of its only expectation."""
    wanted = expect or {
        "outcome": "raised",
        "type": "ValueError",
        "message": "the documented failure",
        "at": 'raise ValueError("the documented failure")',
    }
    lines = [f"{key} = '''{value}'''" for key, value in wanted.items()]
    return "\n".join(
        [
            'title = "A failure made for a test"',
            f'kind = "{kind}"',
            'areas = ["tests"]',
            'cause = "It `raises`."',
            'fix = "It does not raise."',
            'sources = [{ url = "https://example.org/issue" }]',
            "[requires]",
            f'releases = "{releases}"',
            requires,
            "[[expect]]",
            *lines,
            "",
        ]
    )


BROKEN = 'import torch\n\nraise ValueError("the documented failure")\n'
FIXED = "import torch\n\nresult = torch.ones(2)\n"
