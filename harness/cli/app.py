"""The commands of `errata` and what they have in common."""

from __future__ import annotations

from typing import Annotated

import typer

import harness
from harness.cli import corpus, doctor, results, running
from harness.cli.envs import app as envs_app

__all__ = ["app"]

app = typer.Typer(
    name="errata",
    help="Documented deep-learning framework failures, re-run across releases.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command("run")(running.run)
app.command("plan")(running.plan)
app.command("list")(corpus.list_cases)
app.command("show")(corpus.show)
app.command("check")(corpus.check)
app.command("schema")(corpus.schema)
app.command("accept")(results.accept)
app.command("export")(results.export)
app.command("import")(results.import_file)
app.command("runs")(results.runs)
app.command("doctor")(doctor.doctor)
app.add_typer(envs_app, name="envs", help="Locked environments: list, lock, build, remove.")


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"errata {harness.__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Documented deep-learning framework failures, re-run across releases."""
