"""One run of the real command in one of the ways that must not matter, and what it said."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Variation:
    """Isolation, order and number of scripts at once; `shuffle` None is the usual order."""

    isolation: str = "fork"
    shuffle: int | None = None
    jobs: int | None = None

    @property
    def arguments(self) -> list[str]:
        """The options of `errata run`."""
        given = ["--isolation", self.isolation]
        if self.shuffle is not None:
            given += ["--shuffle", str(self.shuffle)]
        if self.jobs is not None:
            given += ["--jobs", str(self.jobs)]
        return given


@dataclass(frozen=True, kw_only=True)
class Said:
    """What a run said of each trial, without times; `wall_s` in seconds."""

    variation: Variation
    trials: Mapping[str, tuple[object, ...]] = field(hash=False)
    cells: int
    wall_s: float


def random_variation(seed: str, most_jobs: int) -> Variation:
    """Choose a variation, the same for the same seed."""
    chance = random.Random(seed)  # noqa: S311 - no secret
    return Variation(
        isolation=chance.choice(("fork", "fork", "fresh")),
        shuffle=chance.randrange(10_000),
        jobs=chance.randint(1, most_jobs),
    )


def run_variation(
    variation: Variation, cases: Sequence[str], environments: Sequence[str], scratch: Path
) -> Said:
    """Run the command over `cases` (all where empty) in a store of its own; nothing is reused.

    Raises RuntimeError with the command's own words where it could not say anything.
    """
    document = scratch / "run.json"
    database = scratch / "run.sqlite"
    for path in scratch.glob("run.*"):
        path.unlink()
    asked = [word for name in environments for word in ("--env", name)]
    started = time.monotonic()
    command = [sys.executable, "-m", "errata", "run", *cases, *asked, *variation.arguments]
    done = subprocess.run(
        [*command, "--json", str(document)],
        env={**os.environ, "ERRATA_DB": str(database)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in (0, 1):
        raise RuntimeError(f"exit {done.returncode}: {done.stderr.strip()[-2000:]}")
    plain = json.loads(document.read_text(encoding="utf-8"))
    return Said(
        variation=variation,
        trials={trial["id"]: _identity(trial) for trial in plain["trials"]},
        cells=plain["cells"]["run"],
        wall_s=time.monotonic() - started,
    )


def differing(one: Said, other: Said) -> list[str]:
    """List the trials, known to both, of which the two runs say different things."""
    return [
        f"{name}: {one.trials[name]} / {other.trials[name]}"
        for name in sorted(one.trials.keys() & other.trials.keys())
        if one.trials[name] != other.trials[name]
    ]


def _identity(trial: Mapping[str, Any]) -> tuple[object, ...]:
    """Keep of a trial what every way of running must agree on."""
    found: list[object] = [trial["verdict"]]
    for script in ("broken", "fixed"):
        result = trial.get(script) or {}
        signature = result.get("signature") or {}
        found += [result.get("outcome"), result.get("signal"), result.get("exit_code")]
        found += [signature.get("type"), signature.get("message"), signature.get("at")]
    return tuple(found)
