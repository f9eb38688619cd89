"""The words for a timeline, the same in every format: pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from errata.compare.behaviour import Behaviour
from errata.compare.timeline import RunRef, Timeline
from errata.model.outcome import Outcome
from errata.text.printable import visible
from errata.text.wording import counted

__all__ = [
    "describe_failure",
    "group_machines",
    "message_of",
    "most_alike",
    "name_label",
    "name_runs",
    "summarise",
]

_LIKENESS = 0.5  # share of words in common from which a difference is easier to read than both
_UNKNOWN = "?"


def name_label(label: Sequence[str]) -> str:
    """Write a script's label, `A` or `passes`; several parts where repeats disagreed."""
    return "/".join(label) or _UNKNOWN


def name_runs(runs: Sequence[RunRef]) -> str:
    """Write run numbers briefly, `1-3 5 7*`; a star marks imported ones."""
    parts: list[list[RunRef]] = []
    for run in sorted(set(runs)):
        last = parts[-1][-1] if parts else None
        joins = last and last.number + 1 == run.number and last.imported is run.imported
        if joins:
            parts[-1].append(run)
        else:
            parts.append([run])
    return " ".join(_range(part) for part in parts)


def _range(runs: Sequence[RunRef]) -> str:
    star = "*" if runs[0].imported else ""
    numbers = sorted({runs[0].number, runs[-1].number})
    return "-".join(map(str, numbers)) + star


def group_machines(runs: Sequence[RunRef]) -> Iterator[tuple[str, str]]:
    """Yield each machine with the runs that were measured there; safe to show."""
    groups: dict[tuple[bool, str], list[RunRef]] = {}
    for run in runs:
        groups.setdefault((run.imported, run.machine), []).append(run)
    for (imported, machine), mine in sorted(groups.items()):
        where = "imported (*)" if imported else "measured here"
        words = f"{where}, {visible(machine)}" if machine else where
        noun = "run" if len(mine) == 1 else "runs"
        yield words, f"{noun} {name_runs(mine).replace('*', '')}"


def describe_failure(behaviour: Behaviour, scripts: Sequence[str]) -> str:
    """Write in one line how scripts ended, and at which statement; safe to show."""
    status = f" ({behaviour.status})" if behaviour.status else ""
    how = {
        Outcome.PASSED: "passed, with a warning",
        Outcome.RAISED: f"raised {behaviour.type}",
        Outcome.EXITED: f"exited{status}",
        Outcome.CRASHED: f"crashed{status}",
        Outcome.TIMED_OUT: "timed out",
        Outcome.OUT_OF_MEMORY: "ran out of memory",
    }.get(behaviour.outcome, str(behaviour.outcome))
    at = f" at `{behaviour.at}`" if behaviour.at else ""
    return visible(f"{' and '.join(scripts)} {how}{at}")


def message_of(behaviour: Behaviour) -> str:
    """Return a failure's message, or its warnings; safe to show."""
    return visible(behaviour.message or "; ".join(behaviour.warnings))


def most_alike(earlier: Sequence[Behaviour], behaviour: Behaviour) -> Behaviour | None:
    """Return the earlier failure with the most similar message, the last of equals.

    None where none is so similar that the differences are easier to read than both messages.
    """
    found = [(_likeness(other, behaviour), number) for number, other in enumerate(earlier)]
    best, number = max(found, default=(0.0, 0))
    return earlier[number] if best >= _LIKENESS else None


def _likeness(before: Behaviour, behaviour: Behaviour) -> float:
    """Return the share of words in common, 0 where there are none or too many to compare."""
    old, new = message_of(before).split(), message_of(behaviour).split()
    if not old or not new or len(old) * len(new) > 400_000:
        return 0.0
    return SequenceMatcher(None, old, new, autojunk=False).ratio()


def summarise(view: Timeline) -> str:
    """Write the counts as one line, its parts separated by ` · `."""
    releases = {period.environment for period in view.periods}
    points = sum(period.differs for period in view.periods)
    changes = sum(period.changed_on is not None for period in view.periods)
    parts = [
        counted(len(releases), "release"),
        f"{counted(len(view.letters), 'distinct failure')}",
        f"{counted(points, 'change') if points else 'no change'} between releases",
    ]
    if changes:
        parts.append(f"{counted(changes, 'change')} of one release over time")
    parts.append(f"{counted(len(view.runs), 'run')}")
    return " · ".join(parts)
