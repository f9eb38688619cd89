"""Find stored runs by the names that people give them."""

from __future__ import annotations

import re

from harness.model.errors import UsageProblem
from harness.store.base import Run, Store

__all__ = ["find_run"]

_LATEST = re.compile(r"latest(?:~(?P<back>[0-9]{1,9}))?")


def find_run(store: Store, name: str) -> Run:
    """Return the run that `12`, `latest` or `latest~1` names; raises UsageProblem if none is.

    `latest` is the latest that was measured here, `latest~1` the one before.
    """
    if re.fullmatch(r"[0-9]{1,9}", name):
        return store.run(int(name))
    match = _LATEST.fullmatch(name)
    if match is None:
        raise UsageProblem(
            f"{name!r} names no run", hint="give a number, 'latest' or 'latest~1'; see: errata runs"
        )
    back = int(match["back"] or 0)
    own = [run for run in store.runs() if not run.imported]
    if not own:
        raise UsageProblem("no run is stored yet", hint="first: errata run")
    if back >= len(own):
        count = "only one run was" if len(own) == 1 else f"only {len(own)} runs were"
        raise UsageProblem(f"there is no {name}: {count} measured here", hint="see: errata runs")
    return own[back]
