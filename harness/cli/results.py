"""`errata accept`, `export`, `import`, `runs`: results after a run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from harness.cli.options import Cases, Corpus
from harness.model.errors import EXIT_INTERRUPTED, UsageProblem
from harness.project import Project, find_project

if TYPE_CHECKING:
    from harness.store.base import Run, Store

__all__ = ["accept", "export", "import_file", "runs"]

RunNumber = Annotated[
    int | None, typer.Option("--run", metavar="N", help="Which run. Default: the latest here.")
]


def accept(
    cases: Cases = None,
    *,
    run: RunNumber = None,
    corpus: Corpus = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be recorded.")
    ] = False,
) -> None:
    """Write what a run observed into the committed record, for exactly the trials it observed."""
    from harness.accepting import accept_run

    project = find_project(Path.cwd(), corpus or ())
    store = _open(project)
    try:
        chosen = _choose(store, run)
        changes = accept_run(project, store, chosen, cases or (), dry_run=dry_run)
    finally:
        store.close()
    for line in changes.lines:
        typer.echo(line)
    verb = "would be recorded" if dry_run else "recorded"
    typer.echo(
        f"run {chosen.id}: {len(changes.lines)} trials {verb}, {changes.same} unchanged, "
        f"{changes.unsaid} without a verdict left alone"
    )
    if changes.stale:
        typer.echo(
            f"note: {changes.stale} trials were measured with scripts that have been edited since;"
            " errata run measures them anew"
        )


def export(
    output: Annotated[Path, typer.Argument(help="File to write; - for the screen.")],
    *,
    run: RunNumber = None,
    corpus: Corpus = None,
) -> None:
    """Write a run as JSON Lines, to be imported elsewhere."""
    from harness.cli.screen import write_file
    from harness.store.transfer import export_lines

    store = _open(find_project(Path.cwd(), corpus or ()))
    try:
        chosen = _choose(store, run)
        results = store.results(chosen.id)
        lines = list(export_lines(chosen, results, store.environments(chosen.id)))
    finally:
        store.close()
    text = "".join(line.rstrip("\n") + "\n" for line in lines)
    if str(output) == "-":
        sys.stdout.write(text)
        return
    write_file(output, text)
    typer.echo(f"run {chosen.id}: {len(results)} results in {output}")


def import_file(
    file: Annotated[Path, typer.Argument(help="A file that `errata export` wrote.")],
    *,
    corpus: Corpus = None,
) -> None:
    """Take over a run that was measured on another machine."""
    from harness.store.transfer import import_lines

    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageProblem(
            f"cannot read {str(file)!r}: {error}", hint="name a file that `errata export` wrote"
        ) from error
    store = _open(find_project(Path.cwd(), corpus or ()))
    try:
        summary = import_lines(lines, store, name=str(file))
    finally:
        store.close()
    typer.echo(
        f"run {summary.run_id}: {summary.new_results} new results"
        f" (errata accept --run {summary.run_id} records them)"
    )


def runs(*, corpus: Corpus = None) -> None:
    """List the stored runs, the latest first."""
    from rich.table import Table
    from rich.text import Text

    from harness.cli.screen import make_console

    store = _open(find_project(Path.cwd(), corpus or ()))
    try:
        found = store.runs()
    finally:
        store.close()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("run", "started (UTC)", "ended", "verdicts", "command"):
        table.add_column(heading, overflow="fold")
    for item in found:
        verdicts = ", ".join(f"{count} {name}" for name, count in sorted(item.counts.items()))
        table.add_row(
            str(item.id),
            f"{item.info.started:%Y-%m-%d %H:%M}",
            _ending(item),
            verdicts,
            Text(item.info.argv),
        )
    make_console().print(table)


def _ending(run: Run) -> str:
    if run.imported:
        return "imported"
    if run.exit_code is None:
        return "not finished"
    return "interrupted" if run.exit_code == EXIT_INTERRUPTED else f"exit {run.exit_code}"


def _open(project: Project) -> Store:
    from harness.store.sql import open_store

    return open_store(project.database)


def _choose(store: Store, number: int | None) -> Run:
    """Return the run asked for, or the latest; raises UsageProblem where there is none."""
    if number is not None:
        return store.run(number)
    latest = store.latest_run()
    if latest is None:
        raise UsageProblem("no run is stored yet", hint="first: errata run")
    return latest
