"""`errata history`, `compare`, `alerts`: what changed between releases and between runs."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timezone
from typing import Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import deliver, make_console, on_standard_output, refuse_unwritable
from errata.model.errors import UsageProblem

StoredRun = Annotated[
    str,
    typer.Argument(
        metavar="RUN", help="A run: its number (see errata runs), 'latest' or 'latest~1'."
    ),
]


def history(  # noqa: PLR0913 - one parameter per option
    case: opt.OneCase,
    *,
    mode: opt.Mode = None,
    backend: opt.Backend = None,
    env: Annotated[
        list[str] | None,
        typer.Option(
            "--env",
            metavar="ENV",
            help="Only these: 2.5, 'torch-2.*', 'torch>=2.5'; repeatable. Default: all.",
        ),
    ] = None,
    since: Annotated[
        str | None,
        typer.Option(
            "--since",
            metavar="DATE",
            help="Only results measured on or after this day, e.g. 2026-11-20.",
        ),
    ] = None,
    limit: Annotated[
        int | None,
        typer.Option("--limit", min=1, metavar="N", help="Only the newest N releases of a mode."),
    ] = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
    json_file: opt.JsonFile = None,
    verbose: opt.Verbose = False,
) -> None:
    """Show what a case did on every release, when that was measured, and when it changed.

    Uses the stored runs and the committed record.

    Exit code: 0 shown, 2 wrong usage or an invalid case, 3 the store cannot be read.
    """
    from errata.commands.history.history import Filters, trace_case
    from errata.commands.history.report import HISTORY, timeline_document
    from errata.report.console import print_document

    refuse_unwritable(json_file)
    filters = Filters(
        modes=tuple(mode or ()),
        backends=tuple(backend or ()),
        environments=tuple(env or ()),
        since=None if since is None else _day(since),
        limit=limit,
    )
    project = opt.project_here(corpus, only_own=only_own)
    with opt.known_results(project) as store:
        view = trace_case(project, store, case, filters)
    deliver(
        lambda: print_document(timeline_document(view), make_console(), verbose=verbose),
        [(json_file, lambda: HISTORY.text(view))],
    )


def _day(text: str) -> datetime:
    """Read a day as its first moment, UTC; raises UsageProblem for other text."""
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=timezone.utc)
    except ValueError:
        raise UsageProblem(f"--since {text!r} is not a day", hint="e.g. 2026-11-20") from None


def compare(
    before: StoredRun,
    after: StoredRun,
    *,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
    json_file: opt.JsonFile = None,
    markdown: opt.MarkdownFile = None,
    verbose: opt.Verbose = False,
) -> None:
    """Compare two stored runs: which trials behaved differently, regressions first.

    Exit code: 0 nothing differs, 1 something does, 2 wrong usage or an invalid case, 3 the second
    run has no conclusive result where the first one has.
    """
    from concurrent.futures import ThreadPoolExecutor

    from errata.store.base import find_run

    refuse_unwritable(json_file, markdown)
    project = opt.project_here(corpus, only_own=only_own)
    with opt.stored_results(project) as store:
        first, second = find_run(store, before), find_run(store, after)
        with ThreadPoolExecutor(max_workers=1) as database:
            # The database works while this thread reads the cases and imports what shows them.
            differences = database.submit(store.differences, first.id, second.id)
            from errata.commands.history.comparison import (
                COMPARISON,
                compare_runs,
                comparison_document,
            )
            from errata.report.console import print_document
            from errata.report.markdown import to_markdown

            view = compare_runs(project, store, first, second, differences.result)
    deliver(
        lambda: print_document(comparison_document(view), make_console(), verbose=verbose),
        [
            (json_file, lambda: COMPARISON.text(view)),
            (markdown, lambda: to_markdown(comparison_document(view))),
        ],
    )
    raise typer.Exit(view.exit_code)


def alerts(
    *,
    run: opt.RunName = "latest",
    dry_run: Annotated[
        bool,
        typer.Option(
            "--dry-run", help="Do not mark the alerts as reported; show them again next time."
        ),
    ] = False,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
    json_file: opt.JsonFile = None,
    markdown: opt.MarkdownFile = None,
    verbose: opt.Verbose = False,
) -> None:
    """Report the confirmed changes of a run that are new since the last call, each once.

    Exit code: 0 nothing new, 1 a new alert, 2 wrong usage or an invalid case, 3 the store cannot
    be read or written.
    """
    from errata.commands.history.alerts import ALERTS, alerts_document, find_alerts
    from errata.report.console import print_document
    from errata.report.markdown import to_markdown

    refuse_unwritable(json_file, markdown)
    project = opt.project_here(corpus, only_own=only_own)
    with (opt.stored_results if dry_run else opt.recording_store)(project) as store:
        chosen = opt.chosen_run(store, run)
        # Alerts count as reported only once the documents are written: documents first.
        view = replace(find_alerts(project, store, chosen, peek=True), peek=dry_run)
        documents = [
            (json_file, lambda: ALERTS.text(view)),
            (markdown, lambda: to_markdown(alerts_document(view))),
        ]
        deliver(lambda: None, documents)
        reported = view if dry_run else find_alerts(project, store, chosen)
    if reported.news() != view.news():
        # Another command reported some of them in between: write what is left.
        view = reported
        deliver(lambda: None, documents)
    view = reported
    if not on_standard_output(json_file, markdown):
        print_document(alerts_document(view), make_console(), verbose=verbose)
    raise typer.Exit(view.exit_code)
