"""Files replaced in one step, locks, and temporary folders that go with their owner.

A temporary folder is removed with its owner, or by the next command if the owner was killed. A
folder's name holds its owner's process and when that started, and the owner keeps the folder
locked: whoever can lock a folder whose owner is gone may remove it. The kernel frees the lock
however the owner ended.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import hashlib
import os
import pickle
import re
import secrets
import shutil
import stat
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_LONGEST = 50  # characters of a name that its draft repeats: file systems take 255 bytes


def read_plain(file: Path) -> dict[str, Any]:
    """Read a TOML file, unchecked; raises OSError and ValueError."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def replace_file(path: Path, content: bytes) -> bool:
    """Replace a file's content, keeping its permissions; return whether the content changed.

    A link stays a link; missing folders are made; drafts of killed writers are removed. A device
    or a pipe cannot be replaced and is written to. Raises OSError if it cannot be written: the old
    content is then still there.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return True
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = draft_path(path, "draft")
    try:
        draft.write_bytes(content)
        if path.exists():
            draft.chmod(path.stat().st_mode & 0o7777)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    with contextlib.suppress(OSError):  # the file itself is written by now
        for left in abandoned(path, "draft"):
            left.unlink(missing_ok=True)
    return True


def draft_path(path: Path, kind: str) -> Path:
    """Return the path of a draft of this process, next to the path that it will replace."""
    return path.with_name(f".{path.name[:_LONGEST]}.{os.getpid()}.{kind}")


def abandoned(path: Path, *kinds: str) -> list[Path]:
    """List the drafts next to a path whose processes are gone; see `draft_path`."""
    names = re.compile(re.escape(f".{path.name[:_LONGEST]}.") + rf"([0-9]+)\.(?:{'|'.join(kinds)})")
    found = [(other, names.fullmatch(other.name)) for other in path.parent.iterdir()]
    return [other for other, match in found if match and not is_running(int(match[1]))]


def is_running(pid: int) -> bool:
    """Return whether a process of this number exists, whoever owns it."""
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass
    return True


_POLL_S = 0.1


def _give_up() -> None:
    raise BlockingIOError


@contextmanager
def exclusive(path: Path, while_waiting: Callable[[], None] = _give_up) -> Iterator[int]:
    """Hold a file lock exclusively and yield its descriptor.

    While another process holds it, `while_waiting` is called at every attempt and may raise to
    give up, as it does by default: raises BlockingIOError. The kernel frees the lock when its last
    holder dies, so a killed run blocks no one. Only its holder may remove the file; others then
    lock the next file of that name.
    """
    with _locked(path, fcntl.LOCK_EX, while_waiting) as descriptor:
        yield descriptor


@contextmanager
def shared(path: Path, while_waiting: Callable[[], None]) -> Iterator[int]:
    """Hold a file lock shared: it excludes only those who want it exclusively."""
    with _locked(path, fcntl.LOCK_SH, while_waiting) as descriptor:
        yield descriptor


@contextmanager
def _locked(path: Path, kind: int, while_waiting: Callable[[], None]) -> Iterator[int]:
    path.parent.mkdir(parents=True, exist_ok=True)
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            while not _try(descriptor, kind):
                while_waiting()
                # Polling keeps Ctrl-C and thread interruption working; a blocking flock would not.
                time.sleep(_POLL_S)
            if _is_still(path, descriptor):
                yield descriptor
                return
        finally:
            os.close(descriptor)


def _try(descriptor: int, kind: int) -> bool:
    try:
        fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _is_still(path: Path, descriptor: int) -> bool:
    """Return whether the path still is the open file: its last holder may have removed it."""
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False


LEAST_FREE = 1024 * 1024  # bytes: what a script may report at most
# A socket's path has 107 bytes (unix(7)); what a worker of `multiprocessing` makes for itself below
# a script's temporary folder, `pymp-…/listener-…`, and our own folders above that take the rest.
LONGEST_PARENT = 9  # bytes
_NAME = re.compile(r"errata-[a-z]+-(\d+)-(\d+)-[0-9a-f]{4}")
_held: dict[Path, int] = {}
_swept: set[str] = set()
_guard = threading.Lock()


def make_scratch(kind: str) -> Path:
    """Make a temporary folder of this process, after removing those of processes that are gone.

    `kind` is a word in its name. The caller removes it with `remove_scratch`.
    """
    parent = Path(tempfile.gettempdir())
    with _guard:
        is_first = str(parent) not in _swept
        _swept.add(str(parent))
    if is_first:
        sweep_scratch(parent)
    while True:
        folder = parent / _name(kind)
        try:
            folder.mkdir(mode=0o700)
        except FileExistsError:
            continue
        descriptor = _lock(folder)
        if descriptor is not None:  # else another process has just taken it for abandoned
            with _guard:
                _held[folder] = descriptor
            return folder


def remove_scratch(folder: Path) -> None:
    """Remove a folder that `make_scratch` made."""
    remove_tree(folder)
    with _guard:
        descriptor = _held.pop(folder, None)
    if descriptor is not None:
        os.close(descriptor)


@contextmanager
def scratch_folder(kind: str) -> Iterator[Path]:
    """Make a temporary folder for a block; see `make_scratch`."""
    folder = make_scratch(kind)
    try:
        yield folder
    finally:
        remove_scratch(folder)


def sweep_scratch(parent: Path | None = None) -> int:
    """Remove the temporary folders of processes that are gone; return their number."""
    removed = 0
    with contextlib.suppress(OSError):
        for folder in Path(parent or tempfile.gettempdir()).iterdir():
            owner = _NAME.fullmatch(folder.name)
            if owner and process_start(int(owner[1])) != owner[2]:
                removed += _remove_left(folder)
    return removed


def long_path_note() -> str:
    """Return a warning if the temporary folder's path is too long for scripts' sockets."""
    parent = tempfile.gettempdir()
    if len(os.fsencode(parent)) <= LONGEST_PARENT:
        return ""
    return (
        f"the path of the temporary folder, {parent!r}, is so long that data loaders and other "
        f"workers may fail to make sockets in it: set TMPDIR to one of at most {LONGEST_PARENT} "
        "characters, such as /tmp"
    )


def refuse_full(folder: Path) -> None:
    """Raise OSError if the disk of a folder is full: results there would be inconclusive."""
    disk = os.statvfs(folder)
    if disk.f_blocks and disk.f_bavail * disk.f_frsize < LEAST_FREE:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(folder))


def process_start(pid: int) -> str:
    """Return when a process started, in the kernel's clock ticks; empty if it has ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    # The second field is the program's name in brackets, which may hold anything.
    state, *fields = stat.rpartition(")")[2].split()
    return "" if state in "ZX" else fields[18]  # a zombie may wait long to be reaped


def _name(kind: str) -> str:
    own = os.getpid()
    return f"errata-{kind}-{own}-{process_start(own)}-{secrets.token_hex(2)}"


def _lock(folder: Path) -> int | None:
    """Lock a folder that this user owns; None if it is locked, someone else's, or gone."""
    try:
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        opened = os.fstat(descriptor)
        if opened.st_uid == os.getuid() and os.path.samestat(folder.lstat(), opened):
            return descriptor
    except OSError:
        pass
    os.close(descriptor)
    return None


def _remove_left(folder: Path) -> bool:
    """Remove a folder unless it is locked: in another container, its owner has another pid."""
    descriptor = _lock(folder)
    if descriptor is None:
        return False
    remove_tree(folder)
    os.close(descriptor)
    return not folder.exists()


_STEPS_DOWN = 50


def remove_tree(folder: Path) -> None:
    """Remove a folder and its content, as far as this user may; never raises OSError.

    Missing permissions are restored first, and a tree too deep for `shutil.rmtree` is flattened.
    """
    for _ in range(2):
        try:
            shutil.rmtree(folder, ignore_errors=True)
        except RecursionError:
            _flatten(folder)
        if not folder.exists():
            return
        _unlock(folder)


def _unlock(folder: Path) -> None:
    """Restore the owner's permissions of every folder below, level by level."""
    waiting = [str(folder)]
    while waiting:
        path = waiting.pop()
        try:
            Path(path).chmod(stat.S_IRWXU)
            with os.scandir(path) as entries:
                waiting += [e.path for e in entries if e.is_dir(follow_symlinks=False)]
        except OSError:
            continue


def _flatten(folder: Path) -> None:
    """Move deep folders up to the top, until no path is too long to be removed."""
    count = 0
    waiting = [(str(folder), 0)]
    while waiting:
        path, depth = waiting.pop()
        try:
            if depth == _STEPS_DOWN:
                count += 1
                moved = str(folder / f"lifted-{count}")
                Path(path).rename(moved)
                path, depth = moved, 1
            Path(path).chmod(stat.S_IRWXU)
            with os.scandir(path) as entries:
                below = [e.path for e in entries if e.is_dir(follow_symlinks=False)]
        except OSError:
            continue
        waiting += [(name, depth + 1) for name in below]


_MONTH_S = 30 * 86_400
SETTLED_NS = 2_000_000_000
"""How long ago a file must have changed before its time is sure to show the next change."""


def states_of(folder: Path, ending: str | tuple[str, ...] = "") -> dict[str, tuple[int, int]]:
    """Return size and time (ns) of the files below `folder` whose name ends so, by path.

    A link that leads nowhere has neither: (-1, 0).
    """
    found: dict[str, tuple[int, int]] = {}
    waiting = [str(folder)]
    while waiting:
        with contextlib.suppress(OSError), os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                elif entry.name.endswith(ending):
                    found[entry.path] = (-1, 0)
                    with contextlib.suppress(OSError):
                        about = entry.stat()
                        found[entry.path] = (about.st_size, about.st_mtime_ns)
    return found


class Kept:
    """Values in the user's cache, by name, for this code of Errata; none where it is no use.

    Whether what they were made of is still the same is for the caller to know.
    """

    def __init__(self, kind: str, of: str, made_with: Mapping[str, object] | None = None) -> None:
        """Open what is kept of one kind, `of` a place, and made with some files in their state."""
        import sqlite3

        made_with = {**states_of(Path(__file__).parents[1], ".py"), **(made_with or {})}
        # Each row has it: a process of other code may replace the rows of this one at any time.
        self._stamp = hashlib.sha256(repr(sorted(made_with.items())).encode()).digest()
        self._failed = sqlite3.Error
        name = hashlib.sha256(f"{sys.version} {of}".encode(errors="replace")).hexdigest()[:16]
        self._path = path = cache_folder() / kind / f"{name}.sqlite"
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        for at in (path, path, ":memory:"):  # the second time without a file that was damaged
            with contextlib.suppress(sqlite3.Error):
                self._values = sqlite3.connect(at)
                self._begin()
                break
            with contextlib.suppress(OSError):
                path.unlink()

    def _begin(self) -> None:
        columns = "stamp BLOB, name TEXT, value BLOB, PRIMARY KEY (stamp, name)"
        try:
            with self._values as values:
                values.execute(f"CREATE TABLE IF NOT EXISTS kept ({columns})")
                others = values.execute("SELECT 1 FROM kept WHERE stamp <> ?", [self._stamp])
                if others.fetchone():
                    values.execute("DELETE FROM kept WHERE stamp <> ?", [self._stamp])
        except self._failed:
            self.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._values.close()

    def get(self, name: str) -> Any:
        """Return a value; None where there is none."""
        with contextlib.suppress(Exception):  # damaged, or busy for seconds
            query = "SELECT value FROM kept WHERE stamp = ? AND name = ?"
            for (value,) in self._values.execute(query, [self._stamp, ascii(name)]):
                return pickle.loads(value)  # noqa: S301 - the user's own
        return None

    def put(self, values: Mapping[str, Any]) -> None:
        """Keep values."""
        rows = [(self._stamp, ascii(at), pickle.dumps(one, 5)) for at, one in values.items()]
        with contextlib.suppress(self._failed), self._values as kept:
            kept.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", rows)
        forget_old(self._path.parent)


def forget_old(folder: Path) -> None:
    """Remove the files in a folder of the user's cache that were last written a month ago."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if path.stat().st_mtime < time.time() - _MONTH_S:
                path.unlink()


def cache_folder() -> Path:
    """Return the user's folder for what can be made again: `ERRATA_HOME`, or that of the system.

    It need not exist, nor be writable.
    """
    chosen = os.environ.get("ERRATA_HOME")
    if chosen:
        return Path(chosen).expanduser().absolute()
    from platformdirs import user_cache_path

    return user_cache_path("errata")
