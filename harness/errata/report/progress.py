"""Show what a run is doing: environments as they are built, then each phase with its cells."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from threading import Event, Lock, Thread
from types import TracebackType

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from errata.model.outcome import Outcome
from errata.text.printable import ascii_only, counted, cut, duration, visible

READY = "ready"
FAILED = "failed"
LOCKED = "locked"

_REFRESHES_PER_SECOND = 8
_ENVIRONMENTS_SHOWN = 8
_RUNNING_SHOWN = 4
_DETAIL_LIMIT = 100
_BAR_WIDTH = 30
_EVERY_S = 30.0  # between two lines where there is no terminal
_ENOUGH = 3  # finished cells that show how fast this machine is


@dataclass(frozen=True, kw_only=True)
class _Building:
    """An environment on its way, with the time at which its first stage began, in seconds."""

    stage: str
    detail: str
    since: float


@dataclass(kw_only=True)
class _Phase:
    """A named part of a run: its cells, what they are expected to take, and which are running.

    `seconds` maps cells to one run of each; `running` and `began` have times of the clock.
    """

    name: str = ""
    total: int = 0
    seconds: Mapping[str, float] = field(default_factory=dict)
    slots: int = 1
    began: float | None = None
    done: int = 0
    done_s: float = 0.0
    failures: int = 0
    last: str = ""
    running: dict[str, float] = field(default_factory=dict)

    def counts(self, now: float) -> str:
        """Describe how far the phase is, and how long the rest will take."""
        parts = [f"{self.name} {self.done:,}/{counted(self.total, 'cell')}"]
        if self.failures:
            parts.append(f"{self.failures} without a result")
        if self.began is not None and now > self.began:
            parts.append(duration(now - self.began))
        left = self._left(now)
        if left is not None and left >= 1:
            parts.append(f"about {duration(left, rough=True)} left")
        return ", ".join(parts)

    def longest(self, now: float) -> list[tuple[str, float]]:
        """Return what runs now with its seconds so far, the longest first."""
        since = sorted(self.running.items(), key=lambda item: item[1])
        return [(cell, now - start) for cell, start in since]

    def _left(self, now: float) -> float | None:
        """Estimate the seconds left: as expected, corrected by how fast it went so far."""
        if not self.seconds or self.done >= self.total:
            return None
        whole = sum(self.seconds.values()) * self.total / len(self.seconds)
        pace = 1.0 / self.slots
        if self.done >= _ENOUGH and self.began is not None and self.done_s > 0:
            pace = (now - self.began) / self.done_s
        return max(0.0, whole - self.done_s) * pace


class RunProgress:
    """Show progress on a terminal; elsewhere print a line for every phase and environment built.

    Without a terminal, a line every `every_s` seconds tells how far the run is. A context manager.
    Every method may be called from several threads.
    """

    def __init__(
        self,
        console: Console,
        *,
        clock: Callable[[], float] = time.monotonic,
        every_s: float = _EVERY_S,
    ) -> None:
        self._console = console
        self._clock = clock
        # What the run is doing now; only touched while the lock is held.
        self._building: dict[str, _Building] = {}
        self._phase = _Phase()
        self._lock = Lock()
        self._every_s = every_s
        self._ended = Event()
        self._ticker: Thread | None = None
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
        else:
            self._ticker = Thread(target=self._tick, name="progress", daemon=True)
            self._ticker.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.set()
        if self._ticker is not None:
            self._ticker.join()
        if self._live is not None:
            self._live.stop()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Draw nothing while something else is printed."""
        if self._live is not None:
            self._live.stop()
        try:
            yield
        finally:
            if self._live is not None:
                self._live.start()

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
            before = self._building.pop(environment, None)
            since = before.since if before else now
            if stage not in (READY, FAILED, LOCKED):
                building = _Building(stage=stage, detail=detail, since=since)
                self._building[environment] = building
                return
        # Printed after the lock is released: rich's own lock is held while it asks for a frame.
        if stage == LOCKED:
            return
        words = "built in" if stage == READY else "failed after"
        if stage == FAILED or before is not None:
            reason = f": {_line(detail)}" if stage == FAILED and detail else ""
            self._print(f"{environment}: {words} {now - since:.1f} s{reason}")

    def phase(self, name: str, count: int, seconds: Mapping[str, float], slots: int) -> None:
        """Begin a phase of `count` cells, `slots` at once; its clock starts with its first cell."""
        with self._lock:
            self._phase = _Phase(name=name, total=count, seconds=seconds, slots=slots)

    def cell_started(self, cell: str) -> None:
        """Show that a cell is running."""
        now = self._clock()
        with self._lock:
            phase = self._phase
            is_first, phase.began = phase.began is None, phase.began or now
            phase.running[cell] = now
        if is_first and self._live is None:
            self._print(phase.counts(now))

    def cell_done(self, cell: str, outcome: Outcome) -> None:
        """Show that a cell has finished, and how."""
        with self._lock:
            phase = self._phase
            phase.running.pop(cell, None)
            phase.last = cell
            phase.done += 1
            phase.done_s += phase.seconds.get(cell, 0.0)
            phase.failures += outcome.is_infrastructure

    def _tick(self) -> None:
        """Print how far the run is, until it ends."""
        while not self._ended.wait(self._every_s):
            now = self._clock()
            environments, phase = self._snapshot()
            for name, building in environments.items():
                self._print(f"{name}: {building.stage}, {duration(now - building.since)}")
            if phase.running:
                cell, ran = phase.longest(now)[0]
                self._print(f"{phase.counts(now)}; longest now: {cell}, {duration(ran)}")

    def _snapshot(self) -> tuple[dict[str, _Building], _Phase]:
        with self._lock:
            phase = replace(self._phase, running=dict(self._phase.running))
            return dict(self._building), phase

    def _print(self, line: str) -> None:
        self._console.print(self._text(line), soft_wrap=True)

    def _text(self, text: str, style: str = "") -> Text:
        if not self._console.encoding.startswith("utf"):
            text = ascii_only(text)
        return Text(text, style=style, no_wrap=True, overflow="ellipsis")

    def _frame(self) -> RenderableType:
        """Draw the present state; called by rich's own thread."""
        (building, phase), now = self._snapshot(), self._clock()
        parts: list[RenderableType] = []
        if building:
            parts.append(self._environments(building))
        if phase.total:
            row = Table.grid(padding=(0, 2, 0, 0))
            bar = ProgressBar(total=phase.total, completed=phase.done, width=_BAR_WIDTH)
            row.add_row(bar, self._text(phase.counts(now)))
            parts.append(row)
            names = [f"{cell}  {duration(ran)}" for cell, ran in phase.longest(now)]
            names = names or [f"{phase.last} done"] * bool(phase.last)
            parts.extend(self._text(f"  {name}", "dim") for name in names[:_RUNNING_SHOWN])
            if len(names) > _RUNNING_SHOWN:
                parts.append(self._text(f"  and {len(names) - _RUNNING_SHOWN} more", "dim"))
        return Group(*parts)

    def _environments(self, environments: Mapping[str, _Building]) -> Table:
        now = self._clock()
        table = Table.grid(padding=(0, 2, 0, 0))
        for name, building in list(environments.items())[:_ENVIRONMENTS_SHOWN]:
            table.add_row(
                self._text(name, "bold"),
                self._text(building.stage, "cyan"),
                self._text(f"{now - building.since:.0f} s"),
                self._text(_line(building.detail), "dim"),
            )
        more = len(environments) - _ENVIRONMENTS_SHOWN
        if more > 0:
            table.add_row(self._text(f"and {more} more", "dim"))
        return table


def _line(text: str) -> str:
    return cut(visible(" ".join(text.split())), _DETAIL_LIMIT)
