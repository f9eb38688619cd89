"""The commands of `errata`, in the order and the groups of its help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup

import errata
from errata.cli import schema
from errata.commands import mcp
from errata.commands.bundle import command as bundle
from errata.commands.capture import command as capture
from errata.commands.capture import new_command as new
from errata.commands.cases import check_command as check
from errata.commands.cases import command as cases
from errata.commands.cases import results_command as results
from errata.commands.diagnose import triage_command as triage
from errata.commands.envs import cleanup
from errata.commands.envs import command as envs
from errata.commands.envs import doctor_command as doctor
from errata.commands.envs import releases_command as releases
from errata.commands.history import command as history
from errata.commands.reduce import command as reduce
from errata.commands.run import command as run
from errata.commands.run import plan_command as plan
from errata.commands.scan import command as scan
from errata.commands.scan import watch_command as watch
from errata.commands.site import command as report
from errata.commands.upgrade import command as upgrade

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
        "check": check.check,
        "schema": schema.schema,
        "accept": results.accept,
    },
    "Stored results": {
        "runs": results.runs,
        "export": results.export,
        "import": results.import_files,
        "costs": plan.costs,
    },
    "Your code": {
        "diagnose": capture.diagnose,
        "triage": triage.triage,
        "scan": scan.scan,
        "watch": watch.watch,
        "workarounds": scan.workarounds,
    },
    "File a bug": {
        "capture": capture.capture,
        "new": new.new,
        "bundle": bundle.bundle,
        "replay": bundle.replay,
        "reduce": reduce.reduce,
    },
    "Coding assistants": {"mcp": mcp.mcp},
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
_NO_BRACES = str.maketrans("", "", "{}")


def _with_placeholders(parameters: list[Any]) -> list[Any]:
    """Show placeholders only in the help: no types of Python, no bounds, no lists of choices."""
    for parameter in parameters:
        parameter._get_number_range_help_str = lambda: None  # noqa: SLF001 - it has no option
        if isinstance(parameter, TyperArgument):
            parameter.display_type_rich = lambda ctx: None  # type: ignore[method-assign]
        elif getattr(parameter, "is_flag", False):
            parameter.metavar = ""
    return parameters


def _joined(text: str | None) -> str:
    """Join the lines of each paragraph: the terminal's width breaks them, and nothing else."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in (text or "").split("\n\n"))


class _Command(TyperCommand):
    """A command whose help is laid out for the width of the terminal."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.help = _joined(self.help)

    def get_params(self, ctx: Any) -> list[Any]:
        return _with_placeholders(super().get_params(ctx))

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        # CASE, not {CASE}, for what is required; [CASE] is optional
        return [piece.translate(_NO_BRACES) for piece in super().collect_usage_pieces(ctx)]


class _Group(TyperGroup):
    """A group of commands with the same help."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.help = _joined(self.help)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as error:  # of which Typer makes an exit code without a word
            raise typer.Abort from error

    def get_params(self, ctx: Any) -> list[Any]:
        return _with_placeholders(super().get_params(ctx))


app = typer.Typer(
    name="errata",
    cls=_Group,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
_OWN_ARGUMENTS = {"allow_interspersed_args": False}  # what follows SCRIPT belongs to it
for _panel, _commands in _COMMANDS.items():
    for _name, _function in _commands.items():
        _settings = _OWN_ARGUMENTS if _name == "watch" else None
        app.command(_name, cls=_Command, rich_help_panel=_panel, context_settings=_settings)(
            _function
        )

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
    """Documented deep-learning framework failures, re-run across releases.

    Exit code: 0 as expected, 1 something changed, 2 wrong usage or an invalid case,
    3 an environment or Errata failed, 130 interrupted.
    """
    from errata.system.files import sweep_scratch

    sweep_scratch()  # what a killed command left goes with the next one, whatever that is
