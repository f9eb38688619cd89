"""The commands of `errata`, in the order and the groups of its help."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup
from typer.main import get_command

import errata
from errata.system import rooms

# What each panel of the help shows: the commands, and where the rooms have them.
_PANELS: Mapping[str, Mapping[str, Mapping[str, str]]] = json.loads(
    Path(__file__).with_name("commands.json").read_bytes()
)
_OWN_ARGUMENTS = ("watch",)  # what follows SCRIPT belongs to it
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


def _until_module(args: list[str], options: Mapping[str, Any]) -> list[str]:
    """End the options behind `-m MODULE`, as `python` does: what follows belongs to the module."""
    place = 0
    while place < len(args) and args[place].partition("=")[0] in options:
        if args[place] == "-m":
            return [*args[: place + 2], "--", *args[place + 2 :]]
        is_alone = "=" in args[place] or getattr(options[args[place]], "is_flag", False)
        place += 1 if is_alone else 2
    return args


class _Command(TyperCommand):
    """A command whose help is laid out for the width of the terminal."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.help = _joined(self.help)

    def get_params(self, ctx: Any) -> list[Any]:
        return _with_placeholders(super().get_params(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not ctx.allow_interspersed_args:
            args = _until_module(args, {name: one for one in self.params for name in one.opts})
        return super().parse_args(ctx, args)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        # CASE, not {CASE}, for what is required; [CASE] is optional
        return [piece.translate(_NO_BRACES) for piece in super().collect_usage_pieces(ctx)]


class _Table(Mapping[str, Any]):
    """Commands by name, each made from its room when it is asked for."""

    def __init__(self, panels: Mapping[str, Mapping[str, str]], groups: Mapping[str, Any]) -> None:
        self._places = {
            name: (panel, place)
            for panel, commands in panels.items()
            for name, place in commands.items()
            if rooms.has_room(place)
        }
        self._made = {name: group for name, group in groups.items() if name in self._places}

    def __getitem__(self, name: str) -> Any:
        if name not in self._made:
            panel, place = self._places[name]
            function = rooms.load(place)
            if function is None:
                raise KeyError(name)
            own = {"allow_interspersed_args": False} if name in _OWN_ARGUMENTS else None
            made = typer.Typer()
            made.command(name, cls=_Command, rich_help_panel=panel, context_settings=own)(function)
            self._made[name] = get_command(made)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


class _Group(TyperGroup):
    """A group of commands with the same help."""

    panels: Mapping[str, Mapping[str, str]] = _PANELS["envs"]

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.help = _joined(self.help)
        self.commands: Any = _Table(self.panels, dict(self.commands))

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as error:  # of which Typer makes an exit code without a word
            raise typer.Abort from error

    def get_params(self, ctx: Any) -> list[Any]:
        return _with_placeholders(super().get_params(ctx))


class _Errata(_Group):
    panels = _PANELS["errata"]


envs_app = typer.Typer(cls=_Group, no_args_is_help=True)


@envs_app.callback()
def _envs() -> None:
    """Manage locked environments."""


app = typer.Typer(
    name="errata",
    cls=_Errata,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(envs_app, name="envs", rich_help_panel="This machine")


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"errata {errata.__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool,
        typer.Option("-V", "--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Documented deep-learning framework failures, re-run across releases.

    Exit code: 0 as expected, 1 something changed, 2 wrong usage or an invalid case,
    3 an environment or Errata failed, 130 interrupted.
    """
    from errata.system.files import sweep_scratch

    sweep_scratch()  # what a killed command left goes with the next one, whatever that is
