"""Measure speed and memory: `python -m benchmarks [PART]… [options]`."""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from benchmarks.cluster import measure_cluster, simulate
from benchmarks.command import measure_command, measure_known
from benchmarks.compare import measure_compare
from benchmarks.confined import measure_confined
from benchmarks.corpus import measure_corpus
from benchmarks.environments import REPOSITORY, all_built, newest_built
from benchmarks.reduce import measure_reduction
from benchmarks.scan import measure_scan, measure_watch
from benchmarks.site import measure_site
from benchmarks.suites import measure_suite
from benchmarks.triage import measure_triage
from benchmarks.trivial import measure_trivial
from errata.environments.built import BuiltEnvironment

PARTS = (
    *("trivial", "confined", "scripts", "command", "known", "compare", "site", "reduce"),
    *("triage", "scan", "watch", "corpus", "cluster", "scaling"),
)

GROUPS: Mapping[str, Callable[[Sequence[str]], Iterator[dict[str, Any]]]] = {
    "corpus": measure_corpus,
    "cluster": measure_cluster,
    "scaling": lambda _: simulate(),
}

# Key of a row -> heading and format, per part; `ms` and `s` are medians.
COLUMNS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "trivial": {
        "environment": ("environment", "s"),
        "script": ("script", "s"),
        "fresh_ms": ("fresh ms", ".0f"),
        "fork_ms": ("fork ms", ".1f"),
        "ratio": ("x less", ".0f"),
        "gathered_ms": ("fork later ms", ".1f"),
        "gathered_ratio": ("x less", ".0f"),
        "fresh_cpu_ms": ("fresh CPU ms", ".0f"),
        "fork_script_cpu_ms": ("fork CPU ms", ".1f"),
        "boot_s": ("zygote s", ".2f"),
    },
    "confined": {
        "environment": ("environment", "s"),
        "isolation": ("isolation", "s"),
        "free_ms": ("without ms", ".1f"),
        "confined_ms": ("in the sandbox ms", ".1f"),
        "ratio": ("x more", ".2f"),
        "free_boot_s": ("zygote without s", ".2f"),
        "confined_boot_s": ("zygote in it s", ".2f"),
    },
    "scripts": {
        "environment": ("environment", "s"),
        "scripts": ("scripts", "d"),
        "pytest_s": ("pytest s", ".1f"),
        "parallel_s": ("pytest, all slots s", ".1f"),
        "errata_s": ("errata s", ".1f"),
        "ratio": ("x less", ".1f"),
        "parallel_ratio": ("x less, all slots", ".1f"),
        "pytest_cpu_s": ("pytest CPU s", ".1f"),
        "errata_cpu_s": ("errata CPU s", ".1f"),
        "slots": ("slots", "d"),
        "forked": ("forked", "d"),
        "disagreements": ("disagreements", "s"),
    },
    "cluster": {
        "engine": ("engine, nodes", "s"),
        "cells_per_s": ("cells per s", ".1f"),
        "cell_ms": ("ms per cell", ".1f"),
        "extra_ms": ("more than the pool, per slot ms", ".1f"),
        "driver_cpu_ms": ("CPU of the command ms", ".1f"),
    },
    "scaling": {
        "slots": ("slots", "d"),
        "cells": ("cells", "d"),
        "built_min": ("environments built min", ".1f"),
        "unbuilt_min": ("none built min", ".1f"),
        "efficiency": ("slots in use", ".0%"),
    },
    "command": {
        "first_s": ("forced run s", ".1f"),
        "first_cpu_s": ("CPU s", ".1f"),
        "again_s": ("nothing changed s", ".2f"),
        "again_cpu_s": ("CPU s", ".2f"),
        "ratio_first_to_again": ("x less", ".0f"),
        "python_s": ("bare python s", ".3f"),
        "peak_mb": ("own peak MiB", ".0f"),
    },
    "known": {
        "command": ("errata", "s"),
        "first_s": ("nothing kept s", ".1f"),
        "again_s": ("later s", ".2f"),
        "again_cpu_s": ("CPU s", ".2f"),
        "python_s": ("bare python s", ".3f"),
        "ratio": ("x more", ".0f"),
    },
    "compare": {
        "outcomes": ("outcomes per run", ",d"),
        "database_mb": ("database MiB", ".0f"),
        "plain_s": ("read both whole s", ".2f"),
        "compare_s": ("errata compare s", ".2f"),
        "worst_s": ("slowest s", ".2f"),
        "compare_cpu_s": ("CPU s", ".2f"),
        "ratio": ("x less", ".1f"),
        "disagreements": ("disagreements", "s"),
    },
    "reduce": {
        "environment": ("environment", "s"),
        "script": ("script", "s"),
        "candidates": ("candidates", "d"),
        "fork_s": ("forked s", ".1f"),
        "fork_rate": ("per second", ".1f"),
        "fresh_s": ("fresh s", ".1f"),
        "fresh_rate": ("per second", ".2f"),
        "ratio": ("x less", ".0f"),
        "disagreements": ("disagreements", "s"),
    },
    "triage": {
        "log_mb": ("log MB", ".0f"),
        "lines": ("lines", ",d"),
        "plain_s": ("look at each line s", ".1f"),
        "triage_s": ("errata triage s", ".1f"),
        "triage_cpu_s": ("CPU s", ".1f"),
        "ratio": ("x more", ".0f"),
        "peak_mb": ("peak MiB", ".0f"),
        "disagreements": ("disagreements", "s"),
    },
    "scan": {
        "files": ("files", ",d"),
        "lines": ("lines", ",d"),
        "findings": ("findings", "d"),
        "plain_s": ("parse each file s", ".1f"),
        "scan_s": ("errata scan s", ".1f"),
        "scan_cpu_s": ("CPU s", ".1f"),
        "ratio": ("x more", ".1f"),
        "again_s": ("nothing changed s", ".2f"),
        "disagreements": ("disagreements", "s"),
    },
    "corpus": {
        "environment": ("environment", "s"),
        "cells": ("scripts", "d"),
        "sampled": ("of these plainly", "d"),
        "plain_s": ("pytest, all s", ".0f"),
        "errata_s": ("errata s", ".1f"),
        "ratio": ("x less", ".1f"),
        "plain_cpu_s": ("pytest CPU s", ".0f"),
        "errata_cpu_s": ("errata CPU s", ".1f"),
        "cpu_ratio": ("x less", ".1f"),
        "disagreements": ("disagreements", "s"),
    },
    "watch": {
        "environment": ("environment", "s"),
        "watched": ("watched calls", "d"),
        "plain_ms": ("plain step ms", ".1f"),
        "watched_ms": ("watched step ms", ".1f"),
        "ratio": ("x more", ".3f"),
    },
    "site": {
        "cases": ("cases", ",d"),
        "releases": ("releases", "d"),
        "results": ("results", ",d"),
        "pages": ("pages", ",d"),
        "site_mb": ("site MiB", ".0f"),
        "gather_s": ("gather s", ".1f"),
        "build_s": ("write s", ".1f"),
        "command_s": ("errata report s", ".1f"),
        "index_mb": ("matrix MiB", ".1f"),
        "open": ("matrix opens in", "s"),
    },
}


def main() -> None:
    """Measure what was asked for, print tables and write everything as JSON."""
    options = parse()
    rows: dict[str, list[dict[str, Any]]] = {}
    for part in options.parts or PARTS:
        rows[part] = []
        for row in measure(part, options.env, options.rounds):
            rows[part].append(row)
            print(f"  measured {part} {row.get('environment', '')}", flush=True)
        print(f"\n{table(COLUMNS[part], rows[part])}\n", flush=True)
    options.json.parent.mkdir(parents=True, exist_ok=True)
    facts = {
        "measured": datetime.now(timezone.utc).isoformat(timespec="seconds"),
        "platform": platform.platform(),
        "cores": len(os.sched_getaffinity(0)),
        "load": os.getloadavg(),
    }
    options.json.write_text(json.dumps({**facts, **rows}, indent=1) + "\n")
    print(f"load {os.getloadavg()[0]:.1f} on {facts['cores']} cores; written to {options.json}")


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART")
    parser.add_argument("--env", action="append", default=[], help="an environment id; repeat it")
    parser.add_argument("--rounds", type=int, default=0, help="turns to take, each way once")
    parser.add_argument(
        "--json", type=Path, default=REPOSITORY / ".errata" / "benchmarks.json", help="where to"
    )
    return parser.parse_args()


def measure(part: str, wanted: Sequence[str], rounds: int) -> Iterator[dict[str, Any]]:
    """Yield the rows of one part; `rounds` 0 means its own default."""
    if part == "trivial":
        for built in all_built(wanted):
            yield from measure_trivial(built, rounds or 9)
    elif part in ("confined", "scripts", "reduce"):
        for built in newest_built(wanted):
            yield from _measure_in(part, built, rounds)
    elif part == "command":
        yield measure_command(rounds or 7)
    elif part == "known":
        yield from measure_known(rounds or 7)
    elif part == "compare":
        yield measure_compare(rounds or 5)
    elif part == "triage":
        yield measure_triage(rounds or 3)
    elif part == "scan":
        yield measure_scan(rounds or 3)
    elif part == "watch":
        yield measure_watch(rounds or 20)
    elif part in GROUPS:
        yield from GROUPS[part](wanted)
    else:
        yield measure_site(rounds or 3)


def _measure_in(part: str, built: BuiltEnvironment, rounds: int) -> Iterator[dict[str, Any]]:
    if part == "confined":
        yield from measure_confined(built, rounds or 15)
    elif part == "scripts":
        yield measure_suite(built, rounds or 2)
    else:
        yield measure_reduction(built, rounds or 1)


def table(columns: Mapping[str, tuple[str, str]], rows: Sequence[Mapping[str, Any]]) -> str:
    """Lay rows out as text columns."""
    lines = [[heading for heading, _ in columns.values()]]
    for row in rows:
        cells = []
        for key, (_, form) in columns.items():
            value = row[key]
            text = "; ".join(value) or "none" if isinstance(value, list) else format(value, form)
            cells.append(text)
        lines.append(cells)
    widths = [max(len(line[i]) for line in lines) for i in range(len(columns))]
    return "\n".join(
        "  ".join(cell.ljust(w) for cell, w in zip(line, widths, strict=True)) for line in lines
    )


if __name__ == "__main__":
    main()
