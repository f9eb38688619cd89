"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from harness.model.cell import BACKENDS
from harness.plan.select import Selection

__all__ = [
    "Area",
    "Backend",
    "Cases",
    "Corpus",
    "Environment",
    "Kind",
    "Mode",
    "Python",
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
        metavar="ENV",
        help="'default' (each framework's newest release), 'all', 'torch', 'torch-2.*', "
        "'torch>=2.5', 'paddle==2.6.2'; repeatable.",
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


def selection(
    cases: list[str] | None,
    *,
    env: list[str] | None = None,
    mode: list[str] | None = None,
    backend: list[str] | None = None,
    kind: list[str] | None = None,
    area: list[str] | None = None,
) -> Selection:
    """Gather the shared options into a selection.

    A trial named with its place (`case@environment:mode:backend`) is looked for everywhere.
    """
    placed = any("@" in pattern for pattern in cases or ())
    return Selection(
        patterns=tuple(cases or ()),
        environments=tuple(env or (("all",) if placed else ("default",))),
        modes=tuple(mode or ()),
        backends=tuple(backend or (BACKENDS if placed else ("cpu",))),
        kinds=tuple(kind or ()),
        areas=tuple(area or ()),
    )
