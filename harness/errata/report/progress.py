"""Show what a run is doing: environments as they are built, then cells as they finish."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Lock
from types import TracebackType

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from errata.model.outcome import Outcome
from errata.text.printable import ascii_only, cut, visible

__all__ = ["FAILED", "READY", "RunProgress"]

READY = "ready"
FAILED = "failed"
LOCKED = "locked"

_REFRESHES_PER_SECOND = 8
_ENVIRONMENTS_SHOWN = 8
_RUNNING_SHOWN = 4
_DETAIL_LIMIT = 100
_BAR_WIDTH = 30


@dataclass(frozen=True, kw_only=True)
class _Building:
    """An environment on its way, with the time at which its first stage began, in seconds."""

    stage: str
    detail: str
    since: float


@dataclass(kw_only=True)
class _State:
    """What the run is doing now; only touched while the lock is held."""

    building: dict[str, _Building] = field(default_factory=dict)
    total: int = 0
    done: int = 0
    changes: int = 0
    failures: int = 0
    last: str = ""
    running: dict[str, None] = field(default_factory=dict)


class RunProgress:
    """Show progress on a terminal; elsewhere print one line for every environment built.

    A context manager. Every method may be called from several threads.
    """

    def __init__(self, console: Console, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._console = console
        self._clock = clock
        self._state = _State()
        self._lock = Lock()
        self._live: Live | None = None
        if console.is_terminal and not console.is_dumb_terminal:
            self._live = Live(
                console=console,
                get_renderable=self._frame,
                refresh_per_second=_REFRESHES_PER_SECOND,
                transient=True,
            )

    def __enter__(self) -> RunProgress:
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._live is not None:
            self._live.stop()

    def note(self, text: str) -> None:
        """Print one line that stays."""
        self._print(_line(text))

    def environment(self, environment: str, stage: str, detail: str) -> None:
        """Show which stage an environment has reached; `ready` and `failed` are the last ones.

        An environment whose only stage is `ready` was there before, and nothing is printed; nor
        is it where one was only locked.
        """
        now = self._clock()
        with self._lock:
            before = self._state.building.pop(environment, None)
            since = before.since if before else now
            if stage not in (READY, FAILED, LOCKED):
                building = _Building(stage=stage, detail=detail, since=since)
                self._state.building[environment] = building
                return
        # Printed after the lock is released: rich's own lock is held while it asks for a frame.
        if stage == LOCKED:
            return
        words = "built in" if stage == READY else "failed after"
        if stage == FAILED or before is not None:
            reason = f": {_line(detail)}" if stage == FAILED and detail else ""
            self._print(f"{environment}: {words} {now - since:.1f} s{reason}")

    def cells_total(self, count: int) -> None:
        """Add cells that will run."""
        with self._lock:
            self._state.total += count

    def cell_started(self, cell: str) -> None:
        """Show that a cell is running."""
        with self._lock:
            self._state.running[cell] = None

    def cell_done(self, cell: str, outcome: Outcome) -> None:
        """Show that a cell has finished, and how."""
        with self._lock:
            self._state.running.pop(cell, None)
            self._state.last = cell
            self._state.done += 1
            self._state.failures += outcome.is_infrastructure

    def changed(self, trial: str) -> None:
        """Show that a trial is not as expected."""
        with self._lock:
            self._state.changes += 1
        if self._live is not None:
            self._print(f"changed: {trial}")

    def _print(self, line: str) -> None:
        self._console.print(self._text(line), soft_wrap=True)

    def _text(self, text: str, style: str = "") -> Text:
        if not self._console.encoding.startswith("utf"):
            text = ascii_only(text)
        return Text(text, style=style, no_wrap=True, overflow="ellipsis")

    def _frame(self) -> RenderableType:
        """Draw the present state; called by rich's own thread."""
        with self._lock:
            state = replace(
                self._state,
                building=dict(self._state.building),
                running=dict(self._state.running),
            )
        parts: list[RenderableType] = []
        if state.building:
            parts.append(self._environments(state))
        if state.total:
            parts.append(self._cells(state))
            names = list(state.running) or [f"{state.last} done"] * bool(state.last)
            parts.extend(self._text(f"  {name}", "dim") for name in names[:_RUNNING_SHOWN])
            if len(names) > _RUNNING_SHOWN:
                parts.append(self._text(f"  and {len(names) - _RUNNING_SHOWN} more", "dim"))
        return Group(*parts)

    def _environments(self, state: _State) -> Table:
        now = self._clock()
        table = Table.grid(padding=(0, 2, 0, 0))
        for name, building in list(state.building.items())[:_ENVIRONMENTS_SHOWN]:
            table.add_row(
                self._text(name, "bold"),
                self._text(building.stage, "cyan"),
                self._text(f"{now - building.since:.0f} s"),
                self._text(_line(building.detail), "dim"),
            )
        more = len(state.building) - _ENVIRONMENTS_SHOWN
        if more > 0:
            table.add_row(self._text(f"and {more} more", "dim"))
        return table

    def _cells(self, state: _State) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        counts = [f"{state.done}/{state.total} cells"]
        if state.changes:
            counts.append(f"{state.changes} changed")
        if state.failures:
            counts.append(f"{state.failures} without a result")
        bar = ProgressBar(total=state.total, completed=state.done, width=_BAR_WIDTH)
        table.add_row(bar, self._text(", ".join(counts)))
        return table


def _line(text: str) -> str:
    return cut(visible(" ".join(text.split())), _DETAIL_LIMIT)
