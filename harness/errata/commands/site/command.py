"""`errata report`: a stored run in any format, or everything stored as a static site."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import deliver, make_console, on_standard_output, refuse_unwritable_folder
from errata.commands.run.command import JunitFile, SarifFile, named_formats, run_documents
from errata.model.errors import UsageProblem
from errata.project import Project

if TYPE_CHECKING:
    from errata.commands.run.report import ReportedRun
    from errata.model.runs import RunHeader
    from errata.store.sql import Store

_LATEST = "latest"
_LEAST, _MOST = 4_096, 100_000_000

WhichRun = Annotated[
    str | None,
    typer.Argument(
        metavar="RUN",
        help="A run: its number (see errata runs), 'latest', 'latest~1' or the start of its uuid. "
        "Default: the latest that was measured on this machine.",
        show_default=False,
    ),
]
HtmlFolder = Annotated[
    Path | None,
    typer.Option(
        "--html",
        metavar="DIR",
        help="Write a static site of everything stored and recorded: all cases and releases.",
    ),
]
MarkdownLimit = Annotated[
    int | None,
    typer.Option(
        "--markdown-limit",
        metavar="BYTES",
        min=_LEAST,
        max=_MOST,
        help="Limit the Markdown to this size; a comment on GitHub takes 65000. Default: 1000000, "
        "the limit of a job's page.",
    ),
]


def report(  # noqa: PLR0913 - one parameter per option
    run: WhichRun = None,
    *,
    html: HtmlFolder = None,
    json_file: opt.JsonFile = None,
    junit: JunitFile = None,
    markdown: opt.MarkdownFile = None,
    markdown_limit: MarkdownLimit = None,
    sarif: SarifFile = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
    verbose: opt.Verbose = False,
) -> None:
    """Show a stored run again, judged with the current cases, or write it to files.

    Exit code: 0 reported, whatever the run found, 2 wrong usage or an invalid case, 3 the store
    cannot be read.
    """
    from errata.store.sql import open_to_read

    paths = named_formats(json_file, junit, markdown, sarif)
    wanted = any(path is not None for path in paths.values())
    if html is not None and run is not None and not wanted:
        raise UsageProblem(
            f"--html writes all cases, and {run!r} names one run", hint="leave out the run"
        )
    if markdown_limit is not None and markdown is None:
        raise UsageProblem("--markdown-limit without --markdown", hint="add --markdown FILE")
    if html is not None:
        refuse_unwritable_folder(html.absolute().parent)  # the site is written next to its folder
    project = opt.project_here(corpus, only_own=only_own)
    store = open_to_read(project.database)
    try:
        if html is None or wanted:
            chosen, view = _load(project, store, run or _LATEST)
            show = (lambda: None) if wanted else partial(_show, chosen, view, verbose=verbose)
            for path in deliver(show, run_documents(view, paths, markdown_limit)):
                typer.echo(f"run {chosen.id}: {path}", err=on_standard_output(*paths.values()))
        if html is not None:
            _publish(project, store, html, quiet=on_standard_output(*paths.values()))
    finally:
        if store is not None:
            store.close()


def _load(project: Project, store: Store | None, name: str) -> tuple[RunHeader, ReportedRun]:
    """Find a stored run and judge it. Raises UsageProblem if no run has that name."""
    from errata.commands.run.stored_run import replay_run
    from errata.store.base import find_run

    if store is None:
        raise UsageProblem("no run is stored yet", hint="start one with: errata run")
    chosen = find_run(store, name)
    return chosen, replay_run(project, store, chosen)


def _show(run: RunHeader, view: ReportedRun, *, verbose: bool) -> None:
    """Print a run as `errata run` does, below a line that identifies it."""
    from errata.commands.run.report import run_document
    from errata.report.console import print_document
    from errata.text.printable import visible

    console = make_console()
    started = f"{run.started:%Y-%m-%d %H:%M}"
    where = ", imported" if run.imported else ""
    console.print(f"run {run.id}, {started} UTC{where}: {visible(run.argv)}", style="dim")
    console.print()
    print_document(run_document(view), console, verbose=verbose)


def _publish(project: Project, store: Store | None, folder: Path, *, quiet: bool) -> None:
    """Write the site and print where it is; `quiet` keeps standard output for a document."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from errata.commands.site.build import publish
    from errata.text.printable import counted, duration

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = make_console(stderr=True)
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("reading", total=None)

        def progress(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total or None)

        shown = progress if console.is_terminal else None
        published = publish(project, store, folder, shown)
    size = published.bytes / 2**20
    typer.echo(
        f"{counted(published.pages, 'page')}, {size:,.1f} MiB, in {duration(published.seconds)}: "
        f"{folder}\nopen {published.index.resolve().as_uri()}",
        err=quiet,
    )
