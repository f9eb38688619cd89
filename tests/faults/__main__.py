"""`python -m faults`: put the harness under fault; exit 1 where anything was lost."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from faults.around import full_disk, jumping_clock, vanishing_index
from faults.ground import Tally
from faults.killing import kill_build, kill_harness, kill_zygote
from faults.stores import damaged_store, newer_store, read_only_store, two_at_once

CAMPAIGNS: dict[str, Callable[[Path, int, random.Random], Tally]] = {
    "kill-harness": kill_harness,
    "kill-zygote": kill_zygote,
    "kill-build": kill_build,
    "read-only-store": read_only_store,
    "damaged-store": damaged_store,
    "newer-store": newer_store,
    "two-at-once": two_at_once,
    "full-disk": full_disk,
    "jumping-clock": jumping_clock,
    "vanishing-index": vanishing_index,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the campaigns asked for, print their figures, and say whether anything was lost."""
    options = _options(argv)
    tallies = []
    for name in options.only or CAMPAIGNS:
        with tempfile.TemporaryDirectory(prefix="faults-") as folder:
            started = time.monotonic()
            chance = random.Random(f"{name} {options.seed}")  # noqa: S311 - no secret
            tally = CAMPAIGNS[name](Path(folder) / "project", options.kills, chance)
            tally.seconds = time.monotonic() - started
        tallies.append(tally)
        lines = [_row(tally), *(f"- {loss}" for loss in tally.losses)]
        sys.stderr.write("\n".join(lines) + "\n")
    text = _document(tallies)
    if options.markdown:
        options.markdown.write_text(text, encoding="utf-8")
    sys.stdout.write(text)
    return 1 if any(tally.losses for tally in tallies) else 0


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="of each kind")
    parser.add_argument("--only", action="append", choices=tuple(CAMPAIGNS), help="repeatable")
    parser.add_argument("--seed", type=int, default=1, help="of every random moment")
    parser.add_argument("--markdown", type=Path, help="also write the figures there")
    return parser.parse_args(argv)


def _row(tally: Tally) -> str:
    notes = ", ".join(f"{count} {what}" for what, count in sorted(tally.notes.items()))
    return (
        f"| {tally.name} | {tally.faults} | {len(tally.losses)} | {tally.seconds:.0f} | {notes} |"
    )


def _document(tallies: Sequence[Tally]) -> str:
    rows = [
        "| campaign | faults | losses | seconds | of these |",
        "|---|---:|---:|---:|---|",
        *map(_row, tallies),
        "",
        *(f"- {tally.name}: {loss}" for tally in tallies for loss in tally.losses),
    ]
    return "\n".join(rows).rstrip() + "\n"


if __name__ == "__main__":
    sys.exit(main())
