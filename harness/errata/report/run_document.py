"""A run as a document."""

from __future__ import annotations

import shlex

from errata.compare.findings import Status
from errata.compare.sides import DOCUMENTED, RECORDED
from errata.report.document import (
    Block,
    Commands,
    Fold,
    Item,
    Keep,
    Quote,
    Sides,
    Tone,
    sign_of,
    tone_of,
)
from errata.report.run_view import ChangeView

__all__ = ["change_item"]


def change_item(change: ChangeView, *, look: str) -> Item:
    """Describe what changed, both sides, and how to look further; `look` is a command."""
    blocks: list[Block] = [Quote(change.changes)]
    if change.rows:
        sources = {side.source for row in change.rows for side in row.before}
        known = [source for source in (DOCUMENTED, RECORDED) if source in sources]
        blocks.append(Sides(change.rows, (" / ".join(known), "now")))
    if change.traceback:
        traceback = Quote((change.traceback,), Tone.QUIET, Keep.END)
        blocks.append(Fold("the end of its traceback", (traceback,)))
    more = f"errata {look} {shlex.quote(change.case)}"
    blocks.append(Commands((("more", more), ("again", change.again))))
    return Item(
        sign=sign_of(Status.CHANGED, change.verdict),
        tone=tone_of(Status.CHANGED, change.verdict),
        kind=str(change.verdict),
        case=change.case,
        trials=change.ids,
        blocks=tuple(blocks),
    )
