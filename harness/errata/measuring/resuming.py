"""Take up a run that was killed or interrupted: with the same choices, under its own number."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

from errata.model.errors import EXIT_INTERRUPTED, UsageProblem
from errata.plan.select import Selection
from errata.store.base import Run, Store
from errata.system.scratch import process_start

__all__ = ["Choices", "choices_of", "find_unfinished", "to_plain"]

_FORMAT = 1
_KEY = "errata run"


@dataclass(frozen=True, kw_only=True)
class Choices:
    """Everything that a user chose for `errata run` and that decides what is measured.

    `shard` is as it was typed (`2/8`), empty for all; `shuffle` seeds a random order.
    """

    selection: Selection
    corpora: tuple[str, ...] = ()
    python: str | None = None
    isolation: str = "fork"
    repeats: int = 1
    jobs: int | None = None
    force: bool = False
    ephemeral: bool = False
    shard: str = ""
    shuffle: int | None = None

    @property
    def corpus_folders(self) -> tuple[Path, ...]:
        """The case folders that were named."""
        return tuple(map(Path, self.corpora))


def to_plain(choices: Choices, environments: Sequence[str] = ()) -> dict[str, object]:
    """Write choices for the store; `environments` are exact ones that stand for moving names.

    What `nightly` meant when the run began is what it means when the run goes on.
    """
    if environments:
        selection = replace(choices.selection, environments=tuple(environments))
        choices = replace(choices, selection=selection)
    process = {"host": platform.node(), "pid": os.getpid(), "started": process_start(os.getpid())}
    return {_KEY: _FORMAT, "choices": asdict(choices), "process": process}


def choices_of(run: Run) -> Choices:
    """Read what was chosen for a stored run; raises UsageProblem where that was not kept."""
    options = run.info.options
    plain = options.get("choices")
    if options.get(_KEY) != _FORMAT or not isinstance(plain, dict):
        raise UsageProblem(
            f"run {run.id} does not say what was chosen, so it cannot be resumed",
            hint=f"run it again; finished cells are not run twice: {run.info.argv}",
        )
    known = {entry.name for entry in fields(Choices)} - {"selection"}
    values = {name: value for name, value in plain.items() if name in known}
    values["corpora"] = tuple(values.get("corpora", ()))
    return Choices(selection=_selection(plain.get("selection", {})), **values)


def find_unfinished(store: Store) -> Run:
    """Return the latest `errata run` of this store, which was killed or interrupted.

    Raises UsageProblem where it ended by itself, still works, or where there is none.
    """
    mine = [run for run in store.runs() if not run.imported and _KEY in run.info.options]
    if not mine:
        raise UsageProblem("no run is stored that could be resumed", hint="first: errata run")
    latest = max(mine, key=lambda run: run.id)  # begun last, whatever the clock said
    if latest.exit_code not in (None, EXIT_INTERRUPTED):
        raise UsageProblem(
            f"run {latest.id} is the latest and ended by itself (exit {latest.exit_code}): "
            "nothing to resume",
            hint="errata run starts a new one; unchanged cells are not run again",
        )
    if latest.exit_code is None and _is_working(latest.info.options.get("process")):
        raise UsageProblem(
            f"run {latest.id} is still at work", hint="wait for it, or end it: Ctrl-C there"
        )
    return latest


def _selection(plain: Mapping[str, object]) -> Selection:
    known = {entry.name for entry in fields(Selection)}
    return Selection(
        **{
            name: tuple(value) if isinstance(value, list) else value
            for name, value in plain.items()
            if name in known
        }  # type: ignore[arg-type]
    )


def _is_working(process: object) -> bool:
    """Tell whether the process that began a run is alive, on this machine."""
    if not isinstance(process, dict) or process.get("host") != platform.node():
        return False
    pid = process.get("pid")
    started = process_start(pid) if isinstance(pid, int) else ""
    return bool(started) and started == process.get("started")
