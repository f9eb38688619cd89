"""Find stored runs by the names that people give them."""

from __future__ import annotations

import re

from errata.model.errors import UsageProblem
from errata.store.base import Run, Store

__all__ = ["find_run"]

_UUID = re.compile(r"(?=.*[a-f])[0-9a-f]{6,32}")  # with a letter: else it is a number
_LATEST = re.compile(r"latest(?:~(?P<back>[0-9]{1,9}))?")


def find_run(store: Store, name: str) -> Run:
    """Return the run that `12`, `latest`, `latest~1` or the start of a uuid names.

    `latest` is the latest that was measured here, `latest~1` the one before. A uuid is the same in
    every store; six digits of it or more, one of them a letter, will do. Raises UsageProblem if
    none is named, or several.
    """
    if re.fullmatch(r"[0-9]{1,9}", name):
        return store.run(int(name))
    if _UUID.fullmatch(name):
        return _by_uuid(store, name)
    match = _LATEST.fullmatch(name)
    if match is None:
        raise UsageProblem(
            f"{name!r} names no run", hint="give a number, 'latest' or 'latest~1'; see: errata runs"
        )
    back = int(match["back"] or 0)
    # By number: a clock that was set back makes no later run an earlier one.
    mine = (run for run in store.runs() if not run.imported)
    own = sorted(mine, key=lambda run: run.id, reverse=True)
    if not own:
        raise UsageProblem("no run is stored yet", hint="first: errata run")
    if back >= len(own):
        count = "only one run was" if len(own) == 1 else f"only {len(own)} runs were"
        raise UsageProblem(f"there is no {name}: {count} measured here", hint="see: errata runs")
    return own[back]


def _by_uuid(store: Store, start: str) -> Run:
    found = [run for run in store.runs() if run.info.uuid.startswith(start)]
    if not found:
        raise UsageProblem(
            f"{start!r} names no run: no uuid begins so", hint="see the numbers: errata runs"
        )
    if len(found) > 1:
        numbers = ", ".join(str(run.id) for run in found)
        raise UsageProblem(
            f"{start!r} may be any of the runs {numbers}", hint="give more digits, or a number"
        )
    return found[0]
