"""`errata accept`, `export`, `import`, `runs`: results after a run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli import stores
from errata.cli.gathering import COLLECTIONS, gather
from errata.cli.options import Cases, Corpus
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INTERRUPTED,
    IncompleteImport,
    InvalidTransfer,
    Problem,
    UsageProblem,
)
from errata.project import find_project

if TYPE_CHECKING:
    from errata.store.base import Run, Store

__all__ = ["accept", "export", "import_files", "runs"]

ChosenRun = Annotated[
    str,
    typer.Option("--run", metavar="RUN", help="A number (errata runs), 'latest', 'latest~1'."),
]


def accept(
    cases: Cases = None,
    *,
    run: ChosenRun = "latest",
    expectations: Annotated[
        bool,
        typer.Option(
            "--expectations",
            help="Also rewrite the expectations in case.toml: what was observed becomes what is "
            "documented, for exactly the trials observed.",
        ),
    ] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only show what would be written.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Write without asking.")] = False,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Show the record's files line by line too.")
    ] = False,
    corpus: Corpus = None,
) -> int:
    """Write what a run observed into the committed record, after showing what changes.

    Only trials that the run observed are touched: never those without a verdict, those whose runs
    disagree, those of nightly builds, or those whose scripts were edited since.
    """
    from errata.cli.screen import make_console
    from errata.record.accepting import prepare_acceptance, write_acceptance
    from errata.report.console_acceptance import render_acceptance
    from errata.store.naming import find_run
    from errata.text.printable import visible

    project = find_project(Path.cwd(), corpus or ())
    store = stores.to_read(project)
    try:
        chosen = find_run(store, run)
        found = prepare_acceptance(project, store, chosen, cases or (), expectations=expectations)
    finally:
        store.close()
    view, console = found.view, make_console()
    # The latest run may have been a question of another kind: say whose results these are.
    started = f"{chosen.info.started:%Y-%m-%d %H:%M}"
    console.print(f"run {chosen.id}, {started} UTC: {visible(chosen.info.argv)}", style="dim")
    render_acceptance(view, console, verbose=verbose)
    if view.files and not dry_run and (yes or _agrees(len(view.files))):
        write_acceptance(found)
    elif view.files and not dry_run:
        typer.echo(f"run {chosen.id}: nothing was written")
        return EXIT_CHANGED
    verb = "would be recorded" if dry_run else "recorded"
    counts = [f"{_count(len(view.changes), 'trial')} {verb}", f"{view.same:,} unchanged"]
    if view.documented:
        counts.insert(1, f"{len(view.documented):,} documented anew")
    if view.inconclusive:
        counts.append(f"{view.inconclusive:,} without a verdict left alone")
    typer.echo(f"run {chosen.id}: {', '.join(counts)}")
    return EXIT_CHANGED if view.left else EXIT_AS_EXPECTED


def _agrees(files: int) -> bool:
    """Ask whether to write; raises UsageProblem where nobody can answer."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageProblem(
            "nothing was written: there is no terminal to ask on",
            hint="look at the differences above, then: errata accept --yes",
        )
    return typer.confirm(f"write {_count(files, 'file')}?", default=False)


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def export(
    output: Annotated[Path, typer.Argument(help="File to write; - for the screen.")],
    *,
    run: ChosenRun = "latest",
    corpus: Corpus = None,
) -> None:
    """Write a run as JSON Lines, to be imported elsewhere."""
    from errata.cli.screen import write_file, write_out
    from errata.store.naming import find_run
    from errata.store.transfer import export_lines

    store = stores.to_read(find_project(Path.cwd(), corpus or ()))
    try:
        chosen = find_run(store, run)
        results = store.results(chosen.id)
        lines = list(export_lines(chosen, results, store.environments(chosen.id)))
    finally:
        store.close()
    text = "".join(line.rstrip("\n") + "\n" for line in lines)
    if str(output) == "-":
        write_out(text)
        return
    write_file(output, text)
    typer.echo(f"run {chosen.id}: {len(results)} results in {output}")


def import_files(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            help="Files that `errata export` wrote; - for a pipe. Or one word: `exportdb` or "
            "`graph-breaks` makes cases out of what ships inside torch.",
        ),
    ],
    *,
    env: Annotated[
        str | None,
        typer.Option("--env", metavar="ENV", help="The torch to make cases of. Default: newest."),
    ] = None,
    python: Annotated[
        Path | None,
        typer.Option("--python", metavar="PATH", help="An interpreter that has torch, instead."),
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="DIR", help="Folder for those cases. Default: the word."),
    ] = None,
    corpus: Corpus = None,
) -> None:
    """Take over runs that were measured on other machines, each file wholly or not at all.

    `errata import exportdb` and `errata import graph-breaks` make case folders out of the examples
    and the registry that ship inside torch, to be tracked over releases like any other case.
    """
    word = str(files[0])
    if word in COLLECTIONS and not files[0].is_file():
        if len(files) > 1:
            raise UsageProblem(f"{word!r} stands alone", hint=f"errata import {word}")
        gather(word, environment=env, python=python, into=into)
        return
    if env or python or into:
        raise UsageProblem(
            "--env, --python and --into are for cases, and these are results",
            hint=f"errata import {COLLECTIONS[0]} --env torch-2.15.0",
        )
    store = stores.to_write(find_project(Path.cwd(), corpus or ()))
    problems: list[Problem] = []
    try:
        for file in files:
            found = _import_one(file, store)
            if isinstance(found, str):
                typer.echo(found)
            else:
                problems.extend(found)
    finally:
        store.close()
    if problems:
        bad = len({problem.file for problem in problems})
        raise IncompleteImport(problems, failed=bad, files=len(files))


def _import_one(file: Path, store: Store) -> str | list[Problem]:
    """Import one file; returns what came, or why nothing did."""
    from errata.store.transfer import import_lines

    name = "standard input" if str(file) == "-" else str(file)
    try:
        raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        summary = import_lines(raw.decode("utf-8").splitlines(), store, name=name)
    except OSError as error:
        return [Problem(file=name, key="", message=f"cannot be read: {error.strerror}")]
    except UnicodeDecodeError as error:
        return [Problem(file=name, key="", message=f"is not UTF-8: {error.reason}")]
    except InvalidTransfer as error:
        return list(error.problems)
    except UsageProblem as error:
        return [Problem(file=name, key="", message=error.message, hint=error.hint)]
    known = "" if summary.is_new_run else "known already, "
    return (
        f"{name}: run {summary.run_id}: {known}{_count(summary.new_results, 'new result')} "
        f"of {summary.results:,}, {_count(summary.environments, 'environment')} "
        f"(errata accept --run {summary.run_id} records them)"
    )


def runs(*, corpus: Corpus = None) -> None:
    """List the stored runs, the latest first."""
    from rich.table import Table
    from rich.text import Text

    from errata.cli.screen import make_console

    store = stores.to_read(find_project(Path.cwd(), corpus or ()))
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
