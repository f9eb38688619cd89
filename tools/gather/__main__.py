"""Make the corpora in `corpora/` from an installed torch: `python -m tools.gather COLLECTION`."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from errata.model.errors import ErrataError
from errata.model.outcome import Outcome
from errata.plan.frameworks import load_frameworks
from errata.report.progress import RunProgress
from tools.gather.exportdb import gather_exportdb
from tools.gather.graph_breaks import gather_graph_breaks, read_registry
from tools.gather.sources import Gathered, installed_folder
from tools.gather.writing import Written, place, write_gathered

REPOSITORY = Path(__file__).resolve().parents[2]
COLLECTIONS = ("exportdb", "graph-breaks")
_SHOWN = 8


def main(arguments: Sequence[str] | None = None) -> int:
    """Write one collection as a corpus, run each case once, and report how many ran as promised."""
    given = _parse(arguments)
    folder: Path = given.into or Path("corpora", given.collection)
    try:
        _gather(given.collection, folder, given.env, given.python)
    except ErrataError as error:
        hint = f"\n  → {error.hint}" if error.hint else ""
        print(f"{error.message}{hint}", file=sys.stderr)
        return error.exit_code
    return 0


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.gather", description=__doc__)
    parser.add_argument("collection", choices=COLLECTIONS)
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--env", default="", help="the torch to read; default: the newest release")
    source.add_argument("--python", type=Path, help="an interpreter that has torch, instead")
    parser.add_argument("--into", type=Path, help="default: corpora/COLLECTION")
    return parser.parse_args(arguments)


def _gather(collection: str, folder: Path, environment: str, python: Path | None) -> None:
    table = REPOSITORY / "envs"
    frameworks = load_frameworks(table)
    with (
        RunProgress(Console(stderr=True)) as progress,
        place(
            frameworks, table, environment=environment, python=python, progress=progress
        ) as source,
    ):
        torch = installed_folder(source.python, "torch")
        cases, remark = _collect(collection, torch)
        written = write_gathered(
            cases, source, folder, frameworks=frameworks, table=table, progress=progress
        )
        # The cases quote torch: its licence asks for a copy of itself.
        for path in torch.parent.glob("torch-*.dist-info/**/LICENSE"):
            shutil.copyfile(path, folder / "LICENSE")
    _report(collection, source.release, written, remark)


def _collect(collection: str, torch: Path) -> tuple[list[Gathered], str]:
    """Read a collection: its cases, and a remark about what cannot become a case."""
    if collection == "exportdb":
        return gather_exportdb(torch), ""
    registry = read_registry(torch)
    cases, without = gather_graph_breaks(registry)
    return cases, (
        f"{len(without)} of the registry's {len(registry.entries)} entries have no program in "
        "tools/gather/programs"
    )


def _report(collection: str, release: str, written: Written, remark: str) -> None:
    """Print how many cases pass, which do not, and the command that runs them."""
    passed = written.ending(Outcome.PASSED)
    total = len(written.results)
    print(f"{written.folder}: {total} cases of torch {release}'s {collection}")
    print(f"  {len(passed)} pass, {total - len(passed)} fail:")
    for name, result in written.results.items():
        if result.outcome is not Outcome.PASSED:
            kind = result.signature.type if result.signature else result.outcome
            print(f"    {name}: {kind}")
    if written.kept or written.broken:
        print(f"  {len(written.kept)} fail with the explanation that the registry gives")
    for name in written.broken[:_SHOWN]:
        print(f"    with another message: {name}")
    for name in written.failing:
        print(f"  the fixed script fails too: {name}")
    if remark:
        print(f"  {remark}")
    print(f"next: errata run --corpus {written.folder} --env 'torch>={release}'")


if __name__ == "__main__":
    sys.exit(main())
