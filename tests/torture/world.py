"""What a machine looks like from outside, so that a difference shows what was left behind."""

from __future__ import annotations

import ctypes
import hashlib
import os
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

MARK = "torture-left"  # in the name of whatever a script leaves
PR_SET_CHILD_SUBREAPER = 36
PATIENCE_S = 5.0
SHARED_PLACES = ("/tmp", "/var/tmp", "/dev/shm", "/etc", "/usr", "/opt", "/")
CGROUPS = Path("/sys/fs/cgroup")


@dataclass(frozen=True, kw_only=True)
class World:
    """The things that a script could leave behind, each as a line."""

    processes: frozenset[str]
    files: frozenset[str]
    segments: frozenset[str]
    sockets: frozenset[str]
    groups: frozenset[str]
    mounts: frozenset[str]


def adopt_orphans() -> None:
    """Make this process the parent of whatever loses its own below it."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def look(root: Path, temporary: Path, watched: Iterable[Path] = ()) -> World:
    """Look at the machine: what belongs to `root`, what bears the mark, what all share.

    `temporary` is where temporary files are made, `watched` are folders in which nothing may
    change.
    """
    return World(
        processes=frozenset(_processes((root, temporary))),
        files=frozenset(
            [*_files(root, temporary), *(line for path in watched for line in _content(path))]
        ),
        segments=frozenset(_segments()),
        sockets=frozenset(_lines("/proc/net/unix", MARK)),
        groups=frozenset(_groups()),
        mounts=frozenset(_lines("/proc/self/mountinfo", str(root))),
    )


def left_behind(before: World, after: World) -> list[str]:
    """List what is there now and was not, and which files and mounts were and are not."""
    return [
        f"{kind}: {sign} {line}"
        for kind in World.__dataclass_fields__
        for sign, found in (
            ("+", getattr(after, kind) - getattr(before, kind)),
            ("-", getattr(before, kind) - getattr(after, kind)),
        )
        for line in sorted(found)
        if sign == "+" or kind in ("files", "mounts")
    ]


def settled(before: World, take: Callable[[], World], patience_s: float = PATIENCE_S) -> list[str]:
    """Look until nothing is left behind, for a limited time; return what still is."""
    deadline = time.monotonic() + patience_s
    while True:
        found = left_behind(before, take())
        if not found or time.monotonic() > deadline:
            return found
        time.sleep(0.1)


def _processes(folders: Iterable[Path]) -> Iterable[str]:
    """List processes that know of one of `folders`, and orphans that came to this process."""
    for path in Path("/proc").iterdir():
        if not path.name.isdecimal() or int(path.name) == os.getpid():
            continue
        try:
            environment = (path / "environ").read_bytes()
            facts = (path / "stat").read_text().rpartition(")")[2].split()
            words = (path / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        known = any(f"{folder}/".encode() in environment for folder in folders)
        if known or int(facts[1]) == os.getpid():
            yield f"{path.name} {words[:100] or '(' + facts[0] + ')'}"


def _files(root: Path, temporary: Path) -> Iterable[str]:
    """List what stands in the temporary folder, and what bears the mark elsewhere."""
    yield from (str(path) for path in temporary.rglob("*"))
    for place in (*SHARED_PLACES, str(root)):
        try:
            names = [path.name for path in Path(place).iterdir()]
        except OSError:
            continue
        yield from (f"{place}/{name}" for name in names if MARK in name)


def _content(folder: Path) -> Iterable[str]:
    """List a folder's files with what is in them."""
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            digest = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
            yield f"{path} {digest}"


def _segments() -> Iterable[str]:
    for kind in ("shm", "msg", "sem"):
        try:
            lines = Path(f"/proc/sysvipc/{kind}").read_text().splitlines()[1:]
        except OSError:
            continue
        yield from (f"{kind} {' '.join(line.split()[:2])}" for line in lines)


def _groups() -> Iterable[str]:
    """List cgroups whose owner does not live any more."""
    for path in CGROUPS.rglob("errata-*-*"):
        if not Path(f"/proc/{path.name.split('-')[1]}").exists():
            yield str(path)


def _lines(path: str, word: str) -> list[str]:
    try:
        return [
            line for line in Path(path).read_text(errors="replace").splitlines() if word in line
        ]
    except OSError:
        return []
