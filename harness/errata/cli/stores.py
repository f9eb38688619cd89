"""A project's store, opened as a command needs it: what databases take to load is loaded then."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from errata.project import Project
    from errata.store.base import Store

__all__ = ["to_read", "to_write"]


def to_write(project: Project) -> Store:
    """Open the store, made where there is none. Raises HarnessFailure where it cannot be."""
    from errata.store.sql import open_store

    return open_store(project.database)


def to_read(project: Project) -> Store:
    """Open the store as it is, an empty one where there is none. Raises HarnessFailure too."""
    from errata.record.reading import open_or_empty

    return open_or_empty(project.database)
