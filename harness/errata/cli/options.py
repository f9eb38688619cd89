"""Options and arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from errata.model.enums import Sandboxing, StrEnum

__all__ = [
    "Area",
    "Backend",
    "Cases",
    "Corpus",
    "DryRun",
    "Environment",
    "Ephemeral",
    "Force",
    "IsolationChoice",
    "Jobs",
    "JsonFile",
    "Kind",
    "MarkdownFile",
    "Mode",
    "OneCase",
    "Python",
    "RunName",
    "Sandboxed",
    "ShardText",
    "Unlisted",
    "Verbose",
]


class IsolationChoice(StrEnum):
    """How scripts get their interpreter."""

    FORK = "fork"
    FRESH = "fresh"
    BOTH = "both"


# What to work on.

Cases = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="CASE",
        help="Cases: ids, folders or globs ('torch', 'torch/vmap-*'), or trials as a run prints "
        "them ('torch/x@torch-2.15.0:eager:cpu'). Default: all.",
        show_default=False,
    ),
]
OneCase = Annotated[
    str,
    typer.Argument(metavar="CASE", help="One case: its id ('torch/x') or the last part of it."),
]
Corpus = Annotated[
    list[Path] | None,
    typer.Option(
        "--corpus",
        metavar="DIR",
        help="Case folder; repeatable. Default: cases/ in this folder or above.",
    ),
]
Environment = Annotated[
    list[str] | None,
    typer.Option(
        "--env",
        envvar="ERRATA_ENV",
        metavar="ENV",
        help="Environments: 'default' (the newest release of each framework), 'all', 'torch', "
        "'torch-2.*', 'torch>=2.5', any release ('paddle==2.6.1') or 'nightly'; repeatable.",
    ),
]
Mode = Annotated[
    list[str] | None, typer.Option("--mode", metavar="MODE", help="Only this mode; repeatable.")
]
Backend = Annotated[
    list[str] | None,
    typer.Option(
        "--backend", metavar="BACKEND", help="cpu, gpu or ascend; repeatable. Default: cpu."
    ),
]
Kind = Annotated[
    list[str] | None,
    typer.Option("--kind", metavar="KIND", help="Only cases of this kind; repeatable."),
]
Area = Annotated[
    list[str] | None,
    typer.Option("--area", metavar="AREA", help="Only cases of this area; repeatable."),
]
Unlisted = Annotated[
    bool,
    typer.Option(
        "--unlisted",
        help="Let ranges such as 'torch>=2.8' include releases that your package index offers and "
        "the framework table does not list.",
    ),
]
ShardText = Annotated[
    str | None,
    typer.Option(
        "--shard",
        metavar="I/N",
        help="Only part I of N; all parts take about the same time.",
    ),
]
RunName = Annotated[
    str,
    typer.Option(
        "--run",
        metavar="RUN",
        help="A run: its number (see errata runs), 'latest' or 'latest~1'.",
    ),
]

# How scripts run.

Python = Annotated[
    Path | None,
    typer.Option(
        "--python",
        metavar="PATH",
        help="Run in this interpreter, which has the framework installed, instead of a built "
        "environment.",
    ),
]
Sandboxed = Annotated[
    Sandboxing,
    typer.Option(
        "--sandbox",
        envvar="ERRATA_SANDBOX",
        help="Confine scripts (no network, read-only files, resource limits). auto: where the "
        "machine supports it; require: fail where it does not; off: run with your permissions.",
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(
        "-j",
        "--jobs",
        metavar="N",
        min=1,
        max=256,
        help="Number of scripts to run in parallel. Default: the number of cores.",
    ),
]
Force = Annotated[
    bool, typer.Option("--force", help="Run scripts again whose results are stored already.")
]
Ephemeral = Annotated[
    bool,
    typer.Option(
        "--ephemeral",
        help="Build, use and delete one environment after the other, to save disk space.",
    ),
]

# Where results go.

JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Write JSON to FILE; - for standard output."),
]
MarkdownFile = Annotated[
    Path | None,
    typer.Option(
        "--markdown", metavar="FILE", help="Write Markdown to FILE; - for standard output."
    ),
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Show what would change; write nothing.")]
Verbose = Annotated[bool, typer.Option("-v", "--verbose", help="Show every trial.")]
