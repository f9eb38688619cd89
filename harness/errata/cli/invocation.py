"""What a command is called with: the chosen cases, the sandbox, the store, the command line."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from errata.model.enums import Sandboxing

if TYPE_CHECKING:
    from errata.plan.matrix import Selection
    from errata.project import Project
    from errata.store.base import Store

__all__ = ["command_line", "confine", "recording_store", "selection", "stored_results"]


def command_line() -> str:
    """Return the command as it was typed, quoted for a shell."""
    return shlex.join(["errata", *sys.argv[1:]])


def confine(choice: Sandboxing) -> None:
    """Set how the scripts of this command are confined.

    Raises SandboxMissing where a sandbox is required and the machine offers none.
    """
    from errata.running.sandbox import choose_sandboxing

    choose_sandboxing(choice)


@contextmanager
def recording_store(project: Project) -> Iterator[Store]:
    """Open the project's store to write to it, and create it if needed.

    Raises HarnessFailure where it cannot be opened. SQLAlchemy is imported only here.
    """
    from errata.store.sql import open_store

    store = open_store(project.database)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def stored_results(project: Project) -> Iterator[Store]:
    """Open the project's store to read from it; an empty one if there is none.

    Raises HarnessFailure where it cannot be opened.
    """
    from errata.store.read_only import open_or_empty

    store = open_or_empty(project.database)
    try:
        yield store
    finally:
        store.close()


def selection(
    cases: list[str] | None,
    *,
    env: list[str] | None = None,
    unlisted: bool = False,
    mode: list[str] | None = None,
    backend: list[str] | None = None,
    kind: list[str] | None = None,
    area: list[str] | None = None,
) -> Selection:
    """Combine the shared options into a selection.

    A trial that is named with its place (`case@environment:mode:backend`) is looked for in all
    environments and backends, not only in the default ones.
    """
    from errata.model.cell import BACKENDS
    from errata.plan.matrix import Selection

    placed = any("@" in pattern for pattern in cases or ())
    return Selection(
        patterns=tuple(cases or ()),
        environments=tuple(env or (("all",) if placed else ("default",))),
        modes=tuple(mode or ()),
        backends=tuple(backend or (BACKENDS if placed else ("cpu",))),
        kinds=tuple(kind or ()),
        areas=tuple(area or ()),
        unlisted=unlisted,
    )
