"""The commands of `errata`, in the order and the groups of its help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup

import errata
from errata.cli import (
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

_COMMANDS: dict[str, dict[str, Callable[..., Any]]] = {
    "Run and compare": {
        "run": run.run,
        "plan": plan.plan,
        "upgrade": upgrade.upgrade,
        "bisect": upgrade.bisect,
        "history": history.history,
        "compare": history.compare,
        "alerts": history.alerts,
        "report": report.report,
    },
    "Corpus and record": {
        "list": cases.list_cases,
        "show": cases.show,
        "check": cases.check,
        "schema": schema.schema,
        "accept": results.accept,
    },
    "Stored results": {
        "runs": results.runs,
        "export": results.export,
        "import": results.import_files,
        "costs": plan.costs,
    },
    "File a bug": {
        "capture": capture.capture,
        "new": new.new,
        "diagnose": capture.diagnose,
        "bundle": bundle.bundle,
        "replay": bundle.replay,
        "reduce": reduce.reduce,
    },
    "This machine": {"doctor": doctor.doctor},
}
_ENVS_COMMANDS: dict[str, Callable[..., Any]] = {
    "list": envs.list_environments,
    "releases": releases.list_releases,
    "lock": envs.lock_environments,
    "build": envs.build_environments,
    "path": envs.show_path,
    "remove": cleanup.remove_environments,
    "gc": cleanup.collect_garbage,
}


def _without_types(parameters: list[Any]) -> list[Any]:
    """Keep the names of Python types (`<bool>`, `<list[str]>`) out of the help."""
    for parameter in parameters:
        if isinstance(parameter, TyperArgument):
            parameter.display_type_rich = lambda ctx: None  # type: ignore[method-assign]
        elif getattr(parameter, "is_flag", False):
            parameter.metavar = ""
    return parameters


class _Command(TyperCommand):
    """A command whose help shows placeholders instead of types."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _without_types(super().get_params(ctx))


class _Group(TyperGroup):
    """A group of commands whose help shows placeholders instead of types."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _without_types(super().get_params(ctx))


app = typer.Typer(
    name="errata",
    cls=_Group,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for _panel, _commands in _COMMANDS.items():
    for _name, _function in _commands.items():
        app.command(_name, cls=_Command, rich_help_panel=_panel)(_function)

envs_app = typer.Typer(cls=_Group, no_args_is_help=True, help="Manage locked environments.")
for _name, _function in _ENVS_COMMANDS.items():
    envs_app.command(_name, cls=_Command)(_function)
app.add_typer(envs_app, name="envs", rich_help_panel="This machine")


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
    from errata.system.files import sweep_scratch

    sweep_scratch()  # what a killed command left goes with the next one, whatever that is
