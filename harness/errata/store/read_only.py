"""Open the store to look at it: never made, never changed, also where nothing can be written."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from errata.model.errors import StoreFailed
from errata.store.database import as_url, read_only_url
from errata.store.sql import Store, open_store
from errata.system.files import make_scratch, remove_scratch


def open_to_read(location: str | Path) -> Store | None:
    """Open the store at a path or URL to read from it; None for a file that does not exist.

    A file that this user may not write, or whose folder, or on a disk that is full or read-only,
    is read as it is, with what a killed run left next to it. Raises as `open_store` does.
    """
    url = as_url(location)
    if url.get_backend_name() != "sqlite" or not url.database or "://" in str(location):
        return None if str(location) == ":memory:" else open_store(location)
    path = Path(url.database)
    if not path.exists():
        return None
    if os.access(path, os.W_OK) and os.access(path.parent, os.W_OK):
        try:
            return open_store(location)
        except StoreFailed as error:
            try:
                return _open_read_only(path)
            except StoreFailed:
                raise error from None
    return _open_read_only(path)


class _Copy(Store):
    """A copy of a store, which goes when it is closed."""

    def __init__(self, folder: Path, database: Path) -> None:
        self._folder = folder
        super().__init__(as_url(database))

    def close(self) -> None:
        """Release files and remove the copy."""
        super().close()
        remove_scratch(self._folder)


def _open_read_only(path: Path) -> Store:
    """Open a file in a place that cannot be written.

    What the last writer left in the log next to the file counts too. Reading it there takes an
    index that may be missing, and a schema of an earlier Errata has to be brought up to date: then
    a copy is opened.
    """
    log = path.with_name(f"{path.name}-wal")
    has_log = log.exists() and log.stat().st_size > 0
    try:
        return Store(read_only_url(path, immutable=not has_log))
    except StoreFailed:
        folder = make_scratch("store")
        try:
            for file in (path, log):
                if file.exists():
                    shutil.copyfile(file, folder / file.name)
            return _Copy(folder, folder / path.name)
        except (StoreFailed, OSError):
            remove_scratch(folder)
        raise


def open_or_empty(location: str | Path) -> Store:
    """Open a store to read from it; a missing one is empty and is not created."""
    return open_to_read(location) or Store()
