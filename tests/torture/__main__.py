"""`python -m torture`: every badly behaved script ends rightly and leaves nothing, both ways."""

from __future__ import annotations

import argparse
import fnmatch
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from torture.course import Lap, built, run_lap
from torture.heads import ISOLATIONS, Script, load_scripts
from torture.judging import count_wrong
from torture.table import markdown, show

JOBS = 6  # most scripts sleep until they are ended


def main(argv: Sequence[str] | None = None) -> int:
    """Run the scripts; print the table; return 1 where anything is wrong."""
    options = _options(argv)
    scripts = chosen(load_scripts(), options.only, options.sandbox)
    if not scripts:
        sys.stderr.write(f"no script is named like {options.only!r}\n")
        return 2
    laps = []
    with tempfile.TemporaryDirectory(prefix="errata-hostile-", dir=options.folder) as folder:
        for isolation in options.isolation or ISOLATIONS:
            lap = run_lap(
                Path(folder).resolve() / isolation,
                scripts,
                isolation,
                sandbox=options.sandbox,
                jobs=options.jobs,
                engine=options.engine,
            )
            laps.append(lap)
    show(Console(), scripts, laps)
    if options.markdown:
        options.markdown.write_text(markdown(scripts, laps), encoding="utf-8")
    return int(is_wrong(laps))


def chosen(scripts: Sequence[Script], only: Sequence[str], sandbox: str) -> list[Script]:
    """Keep the scripts that are named; without a sandbox, those that harm nobody.

    What needs a framework that is not built here is left out.
    """
    named = [
        script
        for script in scripts
        if not only or any(fnmatch.fnmatch(script.name, pattern) for pattern in only)
    ]
    harmless = [script for script in named if script.plain or sandbox != "off"]
    lacking = {s.framework for s in harmless if s.framework != "frame" and not built(s.framework)}
    return [script for script in harmless if script.framework not in lacking]


def is_wrong(laps: Sequence[Lap]) -> bool:
    """Tell whether anything is wrong."""
    return any(lap.wrong or count_wrong(lap.rows) for lap in laps)


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m torture", description=__doc__)
    parser.add_argument("--only", action="append", default=[], metavar="GLOB", help="area/name")
    parser.add_argument("--isolation", action="append", choices=ISOLATIONS, help="default: both")
    parser.add_argument("--sandbox", choices=("require", "off"), default="require")
    parser.add_argument("--jobs", type=int, default=JOBS, help="scripts at once")
    parser.add_argument("--engine", choices=("local", "ray"), default="local")
    parser.add_argument("--folder", type=Path, help="where the project is made")
    parser.add_argument("--markdown", type=Path, help="also write the table there")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main())
