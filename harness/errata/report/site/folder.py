"""The folder of a site: made beside the old one and swapped in, never half written."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from errata.model.errors import HarnessFailure, UsageProblem
from errata.system.replacing import abandoned, beside

__all__ = ["MARKER", "check_folder", "staged"]

MARKER = ".errata-site"
"""The file that says a folder is a site of ours; it lists all that was written there."""
_FIRST_LINE = "A site made by `errata report --html`; it is replaced as a whole. Its files:"
_SHOWN = 3


def check_folder(directory: Path) -> Path:
    """Return the whole path of the folder that a site may replace.

    Raises UsageProblem for a file, for a folder that is neither empty nor a site of ours, and for
    a site to which other files were added.
    """
    try:
        directory = directory.resolve()
        if not directory.exists():
            return directory
        if not directory.is_dir():
            raise UsageProblem(f"{directory} is a file", hint="name a folder: --html site")
        ours = _listed(directory)
        foreign = list(_foreign(directory, ours))
    except OSError as error:
        raise UsageProblem(
            f"{directory} cannot be read: {error.strerror}", hint="name another folder"
        ) from error
    except (ValueError, RuntimeError) as error:  # a NUL in the name; links in a circle
        raise UsageProblem(f"{str(directory)!r} is no folder: {error}") from error
    if foreign and not ours:
        raise UsageProblem(
            f"{directory} is not empty, and was not made by errata report --html",
            hint="name a new folder, or empty this one: it would be replaced as a whole",
        )
    if foreign:
        more = f" and {len(foreign) - _SHOWN} more" if len(foreign) > _SHOWN else ""
        raise UsageProblem(
            f"{directory} holds what is not of the site: {', '.join(foreign[:_SHOWN])}{more}",
            hint="move it elsewhere: the folder is replaced as a whole",
        )
    return directory


def _listed(directory: Path) -> set[str]:
    """Read which files are of the site; empty where it is none of ours."""
    try:
        lines = (directory / MARKER).read_text(encoding="utf-8").splitlines()
    except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError):
        return set()
    return {MARKER, *lines[1:]} if lines[:1] == [_FIRST_LINE] else set()


def _foreign(directory: Path, ours: set[str]) -> Iterator[str]:
    """Name what is not of the site; of a folder in which nothing is, only the folder."""
    known = {parent for name in ours for parent in Path(name).parents}
    for top, folders, files in os.walk(directory):
        place = Path(top).relative_to(directory)
        for name in [*folders, *files]:
            if place / name not in known and (place / name).as_posix() not in ours:
                yield (place / name).as_posix()
        folders[:] = [name for name in folders if place / name in known]


@contextmanager
def staged(directory: Path) -> Iterator[Path]:
    """Give a new folder to write in, which takes the place of `directory` when all went well.

    `directory` comes from `check_folder`. Raises HarnessFailure where it cannot be written.
    """
    draft, old = beside(directory, "draft"), beside(directory, "old")
    try:
        directory.parent.mkdir(parents=True, exist_ok=True)
        for left in abandoned(directory, "draft", "old"):
            shutil.rmtree(left, ignore_errors=True)
        draft.mkdir()
        yield draft
        _write_marker(draft)
        if directory.exists():
            shutil.copymode(directory, draft)
            directory.rename(old)
        draft.rename(directory)
    except OSError as error:
        raise _cannot(directory, error) from error
    finally:
        if old.exists() and not directory.exists():
            old.rename(directory)
        for left in (draft, old):
            shutil.rmtree(left, ignore_errors=True)


def _write_marker(folder: Path) -> None:
    files = (path for path in folder.rglob("*") if path.is_file())
    names = sorted(path.relative_to(folder).as_posix() for path in files)
    (folder / MARKER).write_text("\n".join([_FIRST_LINE, *names, ""]), encoding="utf-8")


def _cannot(directory: Path, error: OSError) -> HarnessFailure:
    hint = "name a folder that you may write: --html DIR"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        hint = "free some space, or name a folder on another disk: --html DIR"
    elif error.errno in (errno.EBUSY, errno.EXDEV):
        hint = "it is replaced as a whole, so name a folder inside it: --html DIR"
    reason = error.strerror
    if isinstance(error, FileExistsError | NotADirectoryError):
        reason = "a file is in the way"
    return HarnessFailure(f"{directory} cannot be written: {reason}", hint=hint)
