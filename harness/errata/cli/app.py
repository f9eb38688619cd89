"""The commands of `errata` and what they have in common."""

from __future__ import annotations

from typing import Annotated

import typer

import errata
from errata.cli import (
    bisect,
    bundling,
    capturing,
    corpus,
    doctor,
    history,
    new_cases,
    planning,
    reducing,
    reporting,
    results,
    running,
    upgrade,
)
from errata.cli.envs import app as envs_app

__all__ = ["app"]

ASK = "Ask"
CORPUS = "The corpus and its record"
RESULTS = "Stored results"
REPORTS = "Reports"
BUGS = "Filing a bug"
MACHINE = "This machine"

app = typer.Typer(
    name="errata",
    help="Documented deep-learning framework failures, re-run across releases.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command("run", rich_help_panel=ASK)(running.run)
app.command("plan", rich_help_panel=ASK)(planning.plan)
app.command("upgrade", rich_help_panel=ASK)(upgrade.upgrade)
app.command("bisect", rich_help_panel=ASK)(bisect.bisect)
app.command("history", rich_help_panel=ASK)(history.history)
app.command("compare", rich_help_panel=ASK)(history.compare)
app.command("alerts", rich_help_panel=ASK)(history.alerts)
app.command("list", rich_help_panel=CORPUS)(corpus.list_cases)
app.command("show", rich_help_panel=CORPUS)(corpus.show)
app.command("check", rich_help_panel=CORPUS)(corpus.check)
app.command("schema", rich_help_panel=CORPUS)(corpus.schema)
app.command("accept", rich_help_panel=CORPUS)(results.accept)
app.command("report", rich_help_panel=REPORTS)(reporting.report)
app.command("export", rich_help_panel=RESULTS)(results.export)
app.command("import", rich_help_panel=RESULTS)(results.import_files)
app.command("runs", rich_help_panel=RESULTS)(results.runs)
app.command("costs", rich_help_panel=RESULTS)(planning.costs)
app.command("capture", rich_help_panel=BUGS)(capturing.capture)
app.command("new", rich_help_panel=BUGS)(new_cases.new)
app.command("diagnose", rich_help_panel=BUGS)(capturing.diagnose)
app.command("bundle", rich_help_panel=BUGS)(bundling.bundle)
app.command("replay", rich_help_panel=BUGS)(bundling.replay)
app.command("reduce", rich_help_panel=BUGS)(reducing.reduce)
app.command("doctor", rich_help_panel=MACHINE)(doctor.doctor)
app.add_typer(
    envs_app,
    name="envs",
    rich_help_panel=MACHINE,
    help="Locked environments: list, releases, lock, build, remove, gc.",
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"errata {errata.__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Documented deep-learning framework failures, re-run across releases."""
    from errata.system.scratch import sweep_scratch

    sweep_scratch()  # what a killed command left goes with the next one, whatever that is
