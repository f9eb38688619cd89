"""`errata import exportdb`, `errata import graph-breaks`: cases out of an installed torch."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from errata.model.errors import UsageProblem
from errata.project import find_readable

if TYPE_CHECKING:
    from errata.filing.gathering.sources import Gathered
    from errata.filing.gathering.writing import Written

__all__ = ["COLLECTIONS", "gather"]

COLLECTIONS = ("exportdb", "graph-breaks")
_SHOWN = 8


def gather(
    collection: str, *, environment: str | None, python: Path | None, into: Path | None
) -> None:
    """Make cases out of a collection that ships with torch, run them once, and say how many run.

    Raises UsageProblem for choices that exclude one another.
    """
    from errata.cli.screen import make_console
    from errata.filing.gathering.sources import installed_folder
    from errata.filing.gathering.writing import place, write_gathered
    from errata.plan.frameworks import load_frameworks
    from errata.report.progress import RunProgress

    if environment and python:
        raise UsageProblem("--env and --python name two places", hint="choose one of them")
    folder = into or Path(collection)
    table = find_readable(Path.cwd(), ()).table
    frameworks = load_frameworks(table)
    with (
        RunProgress(make_console(stderr=True)) as progress,
        place(
            frameworks, table, environment=environment or "", python=python, progress=progress
        ) as source,
    ):
        torch = installed_folder(source.python, "torch")
        cases, rest = _collect(collection, torch)
        written = write_gathered(
            cases, source, folder, frameworks=frameworks, table=table, progress=progress
        )
    _tell(collection, source.release, written, rest)


def _collect(collection: str, torch: Path) -> tuple[list[Gathered], str]:
    """Read a collection: its cases, and a line on what cannot be made a case."""
    if collection == "exportdb":
        from errata.filing.gathering.exportdb import gather_exportdb

        return gather_exportdb(torch), ""
    from errata.filing.gathering.graph_breaks import gather_graph_breaks, read_registry

    registry = read_registry(torch)
    cases, without = gather_graph_breaks(registry)
    return cases, (
        f"{len(without)} of the registry's {len(registry.entries)} entries have no program here: "
        "it holds none, and Errata's own reach the others"
    )


def _tell(collection: str, release: str, written: Written, rest: str) -> None:
    """Say how many run, which do not, and what to type next."""
    from errata.model.outcome import Outcome

    passed = written.ending(Outcome.PASSED)
    total = len(written.results)
    typer.echo(f"{written.folder}: {total} cases of torch {release}'s {collection}")
    typer.echo(f"  {len(passed)} pass, {total - len(passed)} fail:")
    for name, result in written.results.items():
        if result.outcome is not Outcome.PASSED:
            kind = result.signature.type if result.signature else result.outcome
            typer.echo(f"    {name}: {kind}")
    if written.kept or written.broken:
        typer.echo(f"  {len(written.kept)} fail in the words that the registry promises")
    for name in written.broken[:_SHOWN]:
        typer.echo(f"    not so: {name}")
    for name in written.failing:
        typer.echo(f"  the fixed script fails too: {name}")
    if rest:
        typer.echo(f"  {rest}")
    typer.echo(f"next: errata run --corpus {written.folder} --env 'torch>={release}'")
