"""The commands of `errata` and what they have in common."""

from __future__ import annotations

from typing import Annotated

import typer

import errata
from errata.cli import (
    bisect,
    bundle,
    capture,
    cases,
    cleanup,
    doctor,
    envs,
    history,
    new,
    plan,
    reduce,
    releases,
    report,
    results,
    run,
    schema,
    upgrade,
)

__all__ = ["app", "envs_app"]

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

app.command("run", rich_help_panel=ASK)(run.run)
app.command("plan", rich_help_panel=ASK)(plan.plan)
app.command("upgrade", rich_help_panel=ASK)(upgrade.upgrade)
app.command("bisect", rich_help_panel=ASK)(bisect.bisect)
app.command("history", rich_help_panel=ASK)(history.history)
app.command("compare", rich_help_panel=ASK)(history.compare)
app.command("alerts", rich_help_panel=ASK)(history.alerts)
app.command("list", rich_help_panel=CORPUS)(cases.list_cases)
app.command("show", rich_help_panel=CORPUS)(cases.show)
app.command("check", rich_help_panel=CORPUS)(cases.check)
app.command("schema", rich_help_panel=CORPUS)(schema.schema)
app.command("accept", rich_help_panel=CORPUS)(results.accept)
app.command("report", rich_help_panel=REPORTS)(report.report)
app.command("export", rich_help_panel=RESULTS)(results.export)
app.command("import", rich_help_panel=RESULTS)(results.import_files)
app.command("runs", rich_help_panel=RESULTS)(results.runs)
app.command("costs", rich_help_panel=RESULTS)(plan.costs)
app.command("capture", rich_help_panel=BUGS)(capture.capture)
app.command("new", rich_help_panel=BUGS)(new.new)
app.command("diagnose", rich_help_panel=BUGS)(capture.diagnose)
app.command("bundle", rich_help_panel=BUGS)(bundle.bundle)
app.command("replay", rich_help_panel=BUGS)(bundle.replay)
app.command("reduce", rich_help_panel=BUGS)(reduce.reduce)
app.command("doctor", rich_help_panel=MACHINE)(doctor.doctor)

envs_app = typer.Typer(no_args_is_help=True, help="Manage locked environments.")
envs_app.command("list")(envs.list_environments)
envs_app.command("releases")(releases.list_releases)
envs_app.command("lock")(envs.lock_environments)
envs_app.command("build")(envs.build_environments)
envs_app.command("path")(envs.show_path)
envs_app.command("remove")(cleanup.remove_environments)
envs_app.command("gc")(cleanup.collect_garbage)
app.add_typer(envs_app, name="envs", rich_help_panel=MACHINE)


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
