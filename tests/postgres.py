"""A real PostgreSQL server for the tests: made in a folder, used on a socket, ended with them."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType

from browser.install_chromium import install

ADVICE = "no PostgreSQL server: install one (`apt-get install postgresql`)"
OWNER = "owner"
_PORT = 5432
_START_TIMEOUT_S = 60
_FILL_TIMEOUT_S = 300


def find_server() -> Path | None:
    """Find the folder of the newest server's programs: Debian's, or the one on PATH."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(debian, key=lambda path: int(path.parts[-3]), default=None)
    found = newest or shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class Server:
    """A server of its own, without a network; every role may log in without a password."""

    def __init__(self) -> None:
        programs = find_server()
        if programs is None:
            raise FileNotFoundError(ADVICE)
        self._programs = programs
        # Not below pytest's folders: others may not enter these, and a socket's path is short.
        self.folder = Path(tempfile.mkdtemp(prefix="errata-pg-"))
        self._data = self.folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            os.chown(self.folder, *self._owner())
        initdb = ("--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "-U", OWNER)
        made = self._run(programs / "initdb", *initdb, "-D", self._data)
        assert made.returncode == 0, made.stdout

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = (f"unix_socket_directories={self.folder}", "listen_addresses=", "fsync=off")
        # Processes of a killed server let go of its memory a moment later: then it starts.
        deadline = time.monotonic() + _START_TIMEOUT_S
        with (self.folder / "log").open("ab") as log:
            while not self._answers():
                assert time.monotonic() < deadline, (self.folder / "log").read_text()
                if self._process is None or self._process.poll() is not None:
                    options: list[str | Path] = [
                        word for setting in settings for word in ("-c", setting)
                    ]
                    command = (self._programs / "postgres", "-D", self._data, *options)
                    self._process = subprocess.Popen(self._as_owner(command), stderr=log)
                time.sleep(0.05)

    def kill(self) -> None:
        """Kill the server and each of its processes as a crash of its machine does (`kill -9`).

        A process that serves a connection goes on for a moment without the first one.
        """
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        for pid in (self._process.pid, *map(int, children.read_text().split())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._end(signal.SIGKILL)

    def url(self, database: str = "postgres", role: str = OWNER) -> str:
        """Return what ERRATA_DB is set to."""
        return f"postgresql+psycopg://{role}@/{database}?host={self.folder}&port={_PORT}"

    def sql(self, statements: str, database: str = "postgres", role: str = OWNER) -> str:
        """Run statements with psql, as somebody who follows docs/stores.md; returns its answer."""
        plain = ("-v", "ON_ERROR_STOP=1", "-qAtc", statements)
        return self.run("psql", *plain, database=database, role=role)

    def run(
        self, program: str, *arguments: str | Path, database: str = "postgres", role: str = OWNER
    ) -> str:
        """Run a program that comes with the server, such as pg_dump; returns what it wrote."""
        address = ("-h", self.folder, "-U", role, "-d", database)
        done = self._run(self._programs / program, *address, *arguments)
        assert done.returncode == 0, done.stdout
        return done.stdout.strip()

    def wait_for(self, results: int, *, runs: int = 0) -> None:
        """Wait until the store in the first database holds so many results, and runs that began."""
        deadline = time.monotonic() + _FILL_TIMEOUT_S
        table, count = "SELECT to_regclass('errata_results')", "SELECT count(*) FROM errata_results"
        begun = "SELECT count(*) FROM errata_runs"
        while not self.sql(table) or int(self.sql(count)) < results or int(self.sql(begun)) < runs:
            assert time.monotonic() < deadline
            time.sleep(0.1)

    def _answers(self) -> bool:
        ready = ("-q", "-h", self.folder, "-U", OWNER, "-d", "postgres")
        return self._run(self._programs / "pg_isready", *ready).returncode == 0

    def _end(self, sign: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait(timeout=_START_TIMEOUT_S)
            self._process = None

    def _run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self._as_owner(command),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            cwd=self.folder,
        )

    def _as_owner(self, command: tuple[str | Path, ...]) -> list[str | Path]:
        """Run as somebody else for root, whom PostgreSQL refuses; end when the tests end."""
        user: tuple[str, ...] = ()
        if os.geteuid() == 0:
            uid, gid = self._owner()
            user = (f"--reuid={uid}", f"--regid={gid}", "--clear-groups")
        return ["setpriv", "--pdeathsig", "QUIT", *user, *command]

    @staticmethod
    def _owner() -> tuple[int, int]:
        known = {entry.pw_name: entry for entry in pwd.getpwall()}
        entry = known.get("postgres") or known["nobody"]
        return entry.pw_uid, entry.pw_gid


def main() -> int:
    """Install Debian's server where none is; return 1 where there is none afterwards."""
    if not find_server():
        install("postgresql")
    found = find_server()
    sys.stdout.write(f"PostgreSQL: {found}\n" if found else f"{ADVICE}\n")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
