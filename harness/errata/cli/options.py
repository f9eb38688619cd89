"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.model.sandboxing import Sandboxing

if TYPE_CHECKING:
    from errata.plan.select import Selection

__all__ = [
    "Area",
    "Backend",
    "Cases",
    "Corpus",
    "Environment",
    "Ephemeral",
    "Force",
    "Jobs",
    "Kind",
    "Mode",
    "Python",
    "Sandboxed",
    "ShardText",
    "Unlisted",
    "confine",
    "selection",
]

Cases = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[CASE]...",
        help="Cases: ids, folders or globs ('torch', 'torch/vmap-*'), or trials as a run prints "
        "them ('torch/x@torch-2.15.0:eager:cpu'). Default: all.",
        show_default=False,
    ),
]
Corpus = Annotated[
    list[Path] | None,
    typer.Option(
        "--corpus", metavar="DIR", help="Case folder; repeatable. Default: cases/ here or above."
    ),
]
Environment = Annotated[
    list[str] | None,
    typer.Option(
        "--env",
        envvar="ERRATA_ENV",
        metavar="ENV",
        help="'default' (each framework's newest release), 'all', 'torch', 'torch-2.*', "
        "'torch>=2.5', any release ('paddle==2.6.1'), 'nightly'; repeatable.",
    ),
]
Mode = Annotated[
    list[str] | None, typer.Option("--mode", metavar="MODE", help="Only this mode; repeatable.")
]
Backend = Annotated[
    list[str] | None,
    typer.Option("--backend", metavar="BACKEND", help="cpu, gpu or ascend; repeatable."),
]
Kind = Annotated[
    list[str] | None, typer.Option("--kind", metavar="KIND", help="Only this kind; repeatable.")
]
Area = Annotated[
    list[str] | None, typer.Option("--area", metavar="AREA", help="Only this area; repeatable.")
]
Python = Annotated[
    Path | None,
    typer.Option(
        "--python",
        metavar="PATH",
        help="Run in this interpreter, which already has the framework, instead.",
    ),
]


Unlisted = Annotated[
    bool,
    typer.Option(
        "--unlisted",
        help="Ranges such as 'torch>=2.8' also mean releases that your index offers and the "
        "framework table does not list.",
    ),
]
Ephemeral = Annotated[
    bool,
    typer.Option(
        "--ephemeral",
        help="Build, use and drop one environment at a time: for a small disk.",
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option("-j", "--jobs", min=1, max=256, help="Scripts at once. Default: the cores."),
]
Force = Annotated[bool, typer.Option("--force", help="Run unchanged cells again.")]
ShardText = Annotated[
    str | None,
    typer.Option("--shard", metavar="I/N", help="Only the I-th of N parts that take equally long."),
]


Sandboxed = Annotated[
    Sandboxing,
    typer.Option(
        "--sandbox",
        envvar="ERRATA_SANDBOX",
        help="Confine scripts (no network, read-only files, limits): where this machine can "
        "(auto), or not run at all where it cannot (require), or let them do what you may (off).",
    ),
]


def confine(choice: Sandboxing) -> None:
    """Choose how the scripts of this command are confined.

    Raises SandboxMissing where what is required cannot be had.
    """
    from errata.running.sandbox.choosing import choose_sandboxing

    choose_sandboxing(choice)


def selection(
    cases: list[str] | None,
    *,
    env: list[str] | None = None,
    unlisted: bool = False,
    mode: list[str] | None = None,
    backend: list[str] | None = None,
    kind: list[str] | None = None,
    area: list[str] | None = None,
) -> Selection:
    """Gather the shared options into a selection.

    A trial named with its place (`case@environment:mode:backend`) is looked for everywhere.
    """
    from errata.model.cell import BACKENDS
    from errata.plan.select import Selection

    placed = any("@" in pattern for pattern in cases or ())
    return Selection(
        patterns=tuple(cases or ()),
        environments=tuple(env or (("all",) if placed else ("default",))),
        modes=tuple(mode or ()),
        backends=tuple(backend or (BACKENDS if placed else ("cpu",))),
        kinds=tuple(kind or ()),
        areas=tuple(area or ()),
        unlisted=unlisted,
    )
