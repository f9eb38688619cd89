"""What is told while a run works."""

from __future__ import annotations

from typing import Protocol

from errata.model.outcome import Outcome

__all__ = ["Progress"]


class Progress(Protocol):
    """What is told while a run works; calls come from several threads."""

    def note(self, text: str) -> None:
        """Say something once."""
        ...

    def environment(self, environment: str, stage: str, detail: str) -> None:
        """Say how far an environment is."""
        ...

    def cells_total(self, count: int) -> None:
        """Say how many more cells will run."""
        ...

    def cell_done(self, cell: str, outcome: Outcome) -> None:
        """Say that a cell has run."""
        ...
