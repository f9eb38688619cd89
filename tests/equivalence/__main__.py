"""`python -m equivalence`: no order, isolation or number at once may change a verdict."""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from equivalence.variations import Said, Variation, differing, random_variation, run_variation

MOST_JOBS = 4


def main(argv: Sequence[str] | None = None) -> int:
    """Run every variation; print a table; return 1 where two runs disagree."""
    options = _options(argv)
    rows, disagreements = [], []
    with tempfile.TemporaryDirectory(prefix="errata-equivalence-") as folder:
        scratch = Path(folder)
        first: Said | None = None
        for name, variation, cases in _variations(options):
            said = run_variation(variation, cases, options.env, scratch)
            flaky = [f"{name}: {one}" for one in _flaky(said)]
            found = differing(first, said) if first is not None else []
            first = first or said
            disagreements += [f"{name}: {one}" for one in found] + flaky
            rows.append(_row(name, said, len(found) + len(flaky)))
            sys.stderr.write(f"{rows[-1]}\n")
    text = _document(rows, disagreements)
    if options.markdown:
        options.markdown.write_text(text, encoding="utf-8")
    sys.stdout.write(text)
    return 1 if disagreements else 0


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m equivalence", description=__doc__)
    parser.add_argument("--env", action="append", default=[], help="as errata run takes it")
    parser.add_argument("--seed", type=int, default=1, help="of every random choice")
    parser.add_argument("--rounds", type=int, default=20, help="repetitions of the sample")
    parser.add_argument("--sample", type=int, default=40, help="cases in the sample")
    parser.add_argument("--whole", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--markdown", type=Path, help="also write the table there")
    return parser.parse_args(argv)


def _variations(options: argparse.Namespace) -> Iterator[tuple[str, Variation, list[str]]]:
    """Yield the whole corpus in five ways, then a sample in many."""
    if options.whole:
        jobs = len(os.sched_getaffinity(0))
        yield "whole corpus", Variation(), []
        yield "both isolations", Variation(isolation="both"), []
        yield "random order", Variation(shuffle=options.seed), []
        yield "one at a time", Variation(shuffle=options.seed + 1, jobs=1), []
        yield "twice the cores", Variation(shuffle=options.seed + 2, jobs=2 * jobs), []
    cases = _sample(options.sample, options.seed)
    for number in range(options.rounds):
        variation = random_variation(f"{options.seed}-{number}", MOST_JOBS)
        yield f"sample {number + 1}", variation, cases


def _sample(size: int, seed: int) -> list[str]:
    folders = sorted(path.parent for path in Path("cases").glob("*/*/case.toml"))
    chance = random.Random(seed)  # noqa: S311 - no secret
    chosen = chance.sample(folders, min(size, len(folders)))
    return sorted(str(folder.relative_to("cases")) for folder in chosen)


def _flaky(said: Said) -> list[str]:
    return [name for name, identity in sorted(said.trials.items()) if identity[0] == "flaky"]


def _row(name: str, said: Said, found: int) -> str:
    way = " ".join(said.variation.arguments).replace("--", "")
    return f"| {name} | {way} | {len(said.trials)} | {said.cells} | {said.wall_s:.0f} | {found} |"


def _document(rows: Sequence[str], disagreements: Sequence[str]) -> str:
    heading = (
        "| run | way | trials | cells | seconds | disagreements |",
        "|---|---|---:|---:|---:|---:|",
    )
    return "\n".join([*heading, *rows, "", *(f"- {one}" for one in disagreements), ""])


if __name__ == "__main__":
    sys.exit(main())
