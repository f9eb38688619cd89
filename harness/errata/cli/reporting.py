"""`errata report`: a stored run in any format, and everything that is stored as a site."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.documents import Documents
from errata.cli.options import Corpus
from errata.cli.running import AnnotationsFile, JsonFile, JunitFile, MarkdownFile, SarifFile
from errata.model.errors import UsageProblem
from errata.project import Project, find_project

if TYPE_CHECKING:
    from errata.report.run_view import RunView
    from errata.store.base import Run, Store

__all__ = ["report"]

_LATEST = "latest"
_REDRAW_S = 0.1
_LEAST, _MOST = 4_096, 100_000_000

WhichRun = Annotated[
    str | None,
    typer.Argument(
        metavar="[RUN]",
        help="A number (errata runs), 'latest', 'latest~1', or how a run's uuid begins. "
        "Default: the latest that was measured here.",
        show_default=False,
    ),
]
HtmlFolder = Annotated[
    Path | None,
    typer.Option(
        "--html",
        metavar="DIR",
        help="Write a site of everything that is stored and recorded: every case, run, release.",
    ),
]
MarkdownLimit = Annotated[
    int | None,
    typer.Option(
        "--markdown-limit",
        metavar="BYTES",
        min=_LEAST,
        max=_MOST,
        help="Cut the Markdown to so many bytes: 65000 for a comment on GitHub. Default: what a "
        "job's page takes, 1000000.",
    ),
]
Verbose = Annotated[bool, typer.Option("-v", "--verbose", help="On the screen, show every trial.")]


def report(  # noqa: PLR0913 - one parameter per option
    run: WhichRun = None,
    *,
    html: HtmlFolder = None,
    json_file: JsonFile = None,
    junit: JunitFile = None,
    markdown: MarkdownFile = None,
    markdown_limit: MarkdownLimit = None,
    sarif: SarifFile = None,
    annotations: AnnotationsFile = None,
    corpus: Corpus = None,
    verbose: Verbose = False,
) -> None:
    """Show a stored run again, judged with the cases as they are now, or write it as files.

    FILE may be - for the screen, for one of them. Exit code: 0 it was told, whatever it says,
    2 wrong usage or an invalid case, 3 the store cannot be read.
    """
    from errata.record.reading import open_to_read

    documents = Documents.named(
        json=json_file,
        junit=junit,
        markdown=markdown,
        sarif=sarif,
        annotations=annotations,
        limit_bytes=markdown_limit,
    )
    if html is not None and run is not None and not documents.paths:
        raise UsageProblem(
            f"--html shows all runs, and {run!r} names one",
            hint="leave out the run; it has a page of its own in the site",
        )
    if markdown_limit is not None and markdown is None:
        raise UsageProblem(
            "--markdown-limit without --markdown", hint="add --markdown FILE, or - for the screen"
        )
    project = find_project(Path.cwd(), corpus or ())
    store = open_to_read(project.database)
    try:
        if html is None or documents.paths:
            _tell_run(project, store, run or _LATEST, documents, verbose=verbose)
        if html is not None:
            _publish(project, store, html, quiet=documents.on_screen)
    finally:
        if store is not None:
            store.close()


def _tell_run(
    project: Project, store: Store | None, name: str, documents: Documents, *, verbose: bool
) -> None:
    """Show one run on the screen, or write the files asked for and say which."""
    from errata.queries.replay_run import retell
    from errata.store.naming import find_run

    if store is None:
        raise UsageProblem("no run is stored yet", hint="first: errata run")
    chosen = find_run(store, name)
    view = retell(project, store, chosen)
    if not documents.paths:
        _show(chosen, view, verbose=verbose)
        return
    written = documents.write(view)
    for path in written:
        typer.echo(f"run {chosen.id}: {path}", err=documents.on_screen)


def _show(run: Run, view: RunView, *, verbose: bool) -> None:
    """Print a run as `errata run` ended, under a line that says which it is."""
    from errata.cli.screen import make_console
    from errata.report.run.console import render
    from errata.text.printable import visible

    console = make_console()
    started = f"{run.info.started:%Y-%m-%d %H:%M}"
    where = ", measured elsewhere" if run.imported else ""
    console.print(f"run {run.id}, {started} UTC{where}: {visible(run.info.argv)}", style="dim")
    console.print()
    render(view, console, verbose=verbose)


def _publish(project: Project, store: Store | None, folder: Path, *, quiet: bool) -> None:
    """Write the site and say where it is; `quiet` keeps standard output for a document."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from errata.cli.screen import make_console
    from errata.queries.publishing.site import publish
    from errata.text.wording import counted, duration

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = make_console(stderr=True)
    # No thread of its own: pages are written by forked processes, and threads do not survive that.
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as bar:
        task = bar.add_task("reading", total=None)
        drawn = 0.0

        def progress(what: str, done: int, total: int) -> None:
            nonlocal drawn
            bar.update(task, description=what, completed=done, total=total or None)
            if time.monotonic() - drawn > _REDRAW_S:
                bar.refresh()
                drawn = time.monotonic()

        shown = progress if console.is_terminal else None
        published = publish(project, store, folder, shown)
    size = published.bytes / 2**20
    typer.echo(
        f"{counted(published.pages, 'page')}, {size:,.1f} MiB, in {duration(published.seconds)}: "
        f"{folder}\nopen {published.index.resolve().as_uri()}",
        err=quiet,
    )
