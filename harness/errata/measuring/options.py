"""The options of a run, and how an unfinished run is resumed with the same ones."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING

from errata.model.errors import EXIT_INTERRUPTED, UsageProblem
from errata.model.runs import RunHeader
from errata.plan.matrix import Selection
from errata.system.files import process_start

if TYPE_CHECKING:
    from errata.store.sql import Store

_FORMAT = 1
_KEY = "errata run"
EVALUATING = "errata evaluate"
"""The command whose options name `fixes`; it resumes its own runs, as `errata run` does."""


@dataclass(frozen=True, kw_only=True)
class RunOptions:
    """Everything that a user can choose for a command that runs cases, by the names of the options.

    `isolation` is `fork`, `fresh` or `both`. `ephemeral` removes every environment that was built
    for the command, `stored` only reads what is stored, `exitfirst` ends a run at its first change,
    `shuffle` seeds a random order (None: the longest scripts first). `engine` is where scripts run,
    and `address` which cluster that is. `shard` is as it was typed (`2/8`), empty for all. `fixes`
    is the folder of candidates that are evaluated. `command_line` and `title` describe the run in
    the list of runs; the default title is the selection.
    """

    selection: Selection = field(default_factory=Selection)
    corpora: tuple[str, ...] = ()
    only_own: bool = False
    python: str | None = None
    isolation: str = "fork"
    repeats: int = 1
    jobs: int | None = None
    force: bool = False
    ephemeral: bool = False
    stored: bool = False
    exitfirst: bool = False
    shard: str = ""
    shuffle: int | None = None
    engine: str = "local"
    address: str = ""
    fixes: str = ""
    command_line: str = field(default="", compare=False)
    title: str = field(default="", compare=False)

    @property
    def corpus_folders(self) -> tuple[Path, ...]:
        """The case folders that were named."""
        return tuple(map(Path, self.corpora))

    @property
    def is_moving(self) -> bool:
        """Whether an environment's name (`nightly`, an open range) has another meaning later."""
        named = any("nightly" in asked for asked in self.selection.environments)
        return (self.selection.unlisted or named) and not self.python


def to_plain(options: RunOptions, environments: Sequence[str] = ()) -> dict[str, object]:
    """Convert options for the store; `environments` are the exact ones behind moving names.

    A resumed run uses the builds that `nightly` meant when the run began.
    """
    if environments:
        selection = replace(options.selection, environments=tuple(environments))
        options = replace(options, selection=selection)
    process = {
        "host": platform.node(),
        "user": os.getuid(),
        "pid": os.getpid(),
        "started": process_start(os.getpid()),
    }
    key = EVALUATING if options.fixes else _KEY
    return {key: _FORMAT, "choices": asdict(options), "process": process}


def options_of(run: RunHeader) -> RunOptions:
    """Read the options of a stored run; raises UsageProblem if they are not stored."""
    stored = run.options
    plain = stored.get("choices")
    if stored.get(_KEY, stored.get(EVALUATING)) != _FORMAT or not isinstance(plain, dict):
        raise UsageProblem(
            f"the options of run {run.id} are not stored, so it cannot be resumed",
            hint=f"run it again; finished cells are not run twice: {run.argv}",
        )
    known = {entry.name for entry in fields(RunOptions)} - {"selection"}
    values = {name: value for name, value in plain.items() if name in known}
    values["corpora"] = tuple(values.get("corpora", ()))
    return RunOptions(selection=_selection(plain.get("selection", {})), **values)


def resume_options(store: Store, asked: RunOptions, command: str = _KEY) -> tuple[RunOptions, int]:
    """Return the options and the number of the run that `--resume` of a command goes on with.

    Of the options given with `--resume` only the number of jobs counts. Raises UsageProblem for
    any other, and if no run can be resumed.
    """
    if asked != RunOptions(jobs=asked.jobs, corpora=asked.corpora, only_own=asked.only_own):
        raise UsageProblem(
            "--resume uses the options of the interrupted run", hint="leave out all other options"
        )
    unfinished = find_unfinished(store, command)
    options = options_of(unfinished)
    return replace(options, jobs=asked.jobs or options.jobs), unfinished.id


def latest_of_run(store: Store, command: str = _KEY) -> RunHeader | None:
    """Return the latest run of a command on this machine, others left out; None without one."""
    return _latest(run for run in store.runs() if not run.imported and command in run.options)


def _latest(runs: Iterable[RunHeader]) -> RunHeader | None:
    return max(runs, key=lambda run: run.id, default=None)  # by number: clocks can be set back


def find_unfinished(store: Store, command: str = _KEY) -> RunHeader:
    """Return the latest run of a command in this store if it was killed or interrupted.

    In a store that machines share it is the latest of this user on this machine: others go on with
    theirs. Raises UsageProblem if it finished, is still running, or if there is none.
    """
    latest = latest_of_run(store, command)
    if store.is_shared:
        latest = _latest(run for run in store.runs() if not run.imported and _is_own(run, command))
    if latest is None:
        whose = " that this user began on this machine" if store.is_shared else ""
        raise UsageProblem(
            f"no stored run{whose} can be resumed", hint=f"start one with: {command}"
        )
    if latest.exit_code not in (None, EXIT_INTERRUPTED):
        raise UsageProblem(
            f"run {latest.id} is the latest and finished (exit {latest.exit_code}): "
            "there is nothing to resume",
            hint=f"{command} starts a new one; unchanged cells are not run again",
        )
    if latest.exit_code is None and _is_working(latest.options.get("process")):
        raise UsageProblem(
            f"run {latest.id} is still running", hint="wait for it, or interrupt it with Ctrl-C"
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


def _is_own(run: RunHeader, command: str) -> bool:
    """Return whether this user began a run on this machine, with options to resume it."""
    process = run.options.get("process")
    if not isinstance(process, dict) or process.get("host") != platform.node():
        return False
    return command in run.options and process.get("user", os.getuid()) == os.getuid()


def _is_working(process: object) -> bool:
    """Return whether the process that began a run is alive on this machine."""
    if not isinstance(process, dict) or process.get("host") != platform.node():
        return False
    pid = process.get("pid")
    started = process_start(pid) if isinstance(pid, int) else ""
    return bool(started) and started == process.get("started")
