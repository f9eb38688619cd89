"""`errata history`, `compare`, `alerts`: what changed, over releases, runs and nights."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli import stores
from errata.cli.documents import refuse_unwritable
from errata.cli.options import Backend, Corpus, Mode
from errata.project import find_project

if TYPE_CHECKING:
    from errata.report.alerts import AlertsView

__all__ = ["alerts", "compare", "history"]

RunName = Annotated[
    str, typer.Argument(metavar="RUN", help="A number (errata runs), 'latest' or 'latest~1'.")
]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Write it as JSON; - for the screen."),
]
MarkdownFile = Annotated[
    Path | None,
    typer.Option("--markdown", metavar="FILE", help="Write it for an issue or a job's page."),
]
Verbose = Annotated[bool, typer.Option("-v", "--verbose", help="Name every trial.")]


def history(  # noqa: PLR0913 - one parameter per option
    case: Annotated[str, typer.Argument(help="A case's id, its last part, or one of its trials.")],
    *,
    mode: Mode = None,
    backend: Backend = None,
    env: Annotated[
        list[str] | None,
        typer.Option(
            "--env", metavar="ENV", help="'torch-2.*', 'torch>=2.5'; repeatable. Default: all."
        ),
    ] = None,
    since: Annotated[
        datetime | None,
        typer.Option(
            formats=["%Y-%m-%d"], metavar="DATE", help="Only what was measured since, 2026-11-20."
        ),
    ] = None,
    limit: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Only the newest N releases of each mode."),
    ] = None,
    corpus: Corpus = None,
    json_file: JsonFile = None,
    verbose: Verbose = False,
) -> None:
    """Show what a case did on every release, when that was seen, and when it changed.

    Draws on the stored runs and on the committed record.
    """
    from errata.queries.histories import Filters, trace_case
    from errata.report.timeline.console import render_timeline

    refuse_unwritable(json_file)
    filters = Filters(
        modes=tuple(mode or ()),
        backends=tuple(backend or ()),
        environments=tuple(env or ()),
        since=None if since is None else since.replace(tzinfo=timezone.utc),
        limit=limit,
    )
    project = find_project(Path.cwd(), corpus or ())
    store = stores.to_read(project)
    try:
        view = trace_case(project, store, case, filters)
    finally:
        store.close()
    if str(json_file) != "-":
        from errata.cli.screen import make_console

        render_timeline(view, make_console(), verbose=verbose)
    if json_file is not None:
        from errata.cli.screen import write_document
        from errata.report.timeline.as_json import timeline_json

        write_document(json_file, timeline_json(view))


def compare(
    before: RunName,
    after: RunName,
    *,
    corpus: Corpus = None,
    json_file: JsonFile = None,
    markdown: MarkdownFile = None,
    verbose: Verbose = False,
) -> None:
    """Compare two stored runs: which trials behaved differently, the worse ones first.

    Exit code: 0 nothing differs, 1 something does, 2 wrong usage or an invalid case, 3 the second
    run could not say what the first one said.
    """
    from concurrent.futures import ThreadPoolExecutor

    from errata.store.naming import find_run

    refuse_unwritable(json_file, markdown)
    project = find_project(Path.cwd(), corpus or ())
    store = stores.to_read(project)
    try:
        first, second = find_run(store, before), find_run(store, after)
        with ThreadPoolExecutor(max_workers=1) as database:
            # The database works while this thread reads the cases and loads what shows them.
            asked = database.submit(store.differences, first.id, second.id)
            from errata.cli.screen import make_console
            from errata.queries.comparing import compare_runs
            from errata.report.comparison import comparison_document

            view = compare_runs(project, store, first, second, asked.result)
    finally:
        store.close()
    if "-" not in (str(json_file), str(markdown)):
        from errata.report.to_console import print_document

        print_document(comparison_document(view), make_console(), verbose=verbose)
    if json_file is not None:
        from errata.cli.screen import write_document
        from errata.report.comparison_json import comparison_json

        write_document(json_file, comparison_json(view))
    if markdown is not None:
        from errata.cli.screen import write_document
        from errata.report.to_markdown import to_markdown

        write_document(markdown, to_markdown(comparison_document(view)))
    raise typer.Exit(view.exit_code)


def alerts(
    *,
    run: Annotated[
        str,
        typer.Option("--run", metavar="RUN", help="A number (errata runs), 'latest', 'latest~1'."),
    ] = "latest",
    peek: Annotated[
        bool, typer.Option("--peek", help="Only look: the same will be told again.")
    ] = False,
    corpus: Corpus = None,
    json_file: JsonFile = None,
    markdown: MarkdownFile = None,
    verbose: Verbose = False,
) -> None:
    """Tell which confirmed changes of a run are new since the last time, each once.

    Exit code: 0 nothing new, 1 a new alert, 2 wrong usage or an invalid case.
    """
    from errata.queries.alerting import find_alerts
    from errata.report.alerts import alerts_document
    from errata.store.naming import find_run

    refuse_unwritable(json_file, markdown)
    project = find_project(Path.cwd(), corpus or ())
    store = (stores.to_read if peek else stores.to_write)(project)
    try:
        chosen = find_run(store, run)
        # What cannot be written must not count as told: files first, then the memory.
        told = replace(find_alerts(project, store, chosen, peek=True), is_peek=peek)
        _write_alerts(told, json_file, markdown)
        view = told if peek else find_alerts(project, store, chosen)
    finally:
        store.close()
    if replace(view, standing=()) != replace(told, standing=()):  # told elsewhere just now
        _write_alerts(view, json_file, markdown)
    if "-" not in (str(json_file), str(markdown)):
        from errata.cli.screen import make_console
        from errata.report.to_console import print_document

        print_document(alerts_document(view), make_console(), verbose=verbose)
    raise typer.Exit(view.exit_code)


def _write_alerts(view: AlertsView, json_file: Path | None, markdown: Path | None) -> None:
    """Write the documents that were asked for."""
    if json_file is not None:
        from errata.cli.screen import write_document
        from errata.report.alerts_json import alerts_json

        write_document(json_file, alerts_json(view))
    if markdown is not None:
        from errata.cli.screen import write_document
        from errata.report.alerts import alerts_document
        from errata.report.to_markdown import to_markdown

        write_document(markdown, to_markdown(alerts_document(view)))
