"""Options and arguments that several commands share, and what is made of them.

The chosen cases, the sandbox, the store, the command line itself.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from errata.model.errors import EXIT_INTERRUPTED, UsageProblem
from errata.model.outcome import Sandboxing

if TYPE_CHECKING:
    from errata.model.runs import RunHeader
    from errata.plan.matrix import Selection
    from errata.project import Project
    from errata.store.sql import Store


Isolations = Literal["fork", "fresh", "both"]
"""How scripts get their interpreter."""

# What to work on.

Cases = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="CASE",
        help="Cases: ids, folders or globs ('torch', 'torch/vmap-*'), or trials as a run prints "
        "them ('torch/x@torch-2.15.0:eager:cpu'). Your own cases come first, then those that come "
        "with Errata. Default: all of your own, or where there are none all that come with Errata.",
        show_default=False,
    ),
]
OneCase = Annotated[
    str, typer.Argument(metavar="CASE", help="One case: its id ('torch/x') or the last part of it.")
]
Corpus = Annotated[
    list[Path] | None,
    typer.Option(
        "--corpus",
        metavar="DIR",
        help="Case folder, or 'errata:' for the cases that come with Errata; repeatable. Default: "
        "cases/ in this folder or above, else 'errata:'.",
    ),
]
OnlyOwn = Annotated[
    bool, typer.Option("--only-own", help="Leave out the cases that come with Errata.")
]
Claims = Annotated[
    bool,
    typer.Option("--claims", help="Also what the cases claim: claims/*.py and alternatives/*.py."),
]
PythonName = Annotated[
    str | None,
    typer.Option(
        "--python",
        metavar="PATH",
        help="The interpreter or virtual environment that runs it. Default: the active virtual "
        "environment, else python3.",
    ),
]
LentEnvironment = Annotated[
    str | None,
    typer.Option(
        "--env",
        metavar="ENV",
        help="Run it in an environment that Errata builds from a lock: 'torch', 'torch==2.5.1'.",
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
        "--shard", metavar="I/N", help="Only part I of N; all parts take about the same time."
    ),
]
RunName = Annotated[
    str,
    typer.Option(
        "--run", metavar="RUN", help="A run: its number (see errata runs), 'latest' or 'latest~1'."
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
        metavar="HOW",
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
        help="Number of scripts to run in parallel, at most 256. Default: the number of cores.",
    ),
]
Force = Annotated[
    bool, typer.Option("--force", help="Run scripts again whose results are stored already.")
]
Ephemeral = Annotated[
    bool,
    typer.Option(
        "--ephemeral",
        help="Delete environments that were built, to save disk space: one after the other, or "
        "in errata upgrade both at the end.",
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
Quiet = Annotated[
    bool,
    typer.Option(
        "-q", "--quiet", help="Show no progress, and only the summary and what is not as before."
    ),
]
Verbose = Annotated[bool, typer.Option("-v", "--verbose", help="Show every trial.")]


def command_line() -> str:
    """Return the command as it was typed, quoted for a shell."""
    return shlex.join(["errata", *sys.argv[1:]])


def corpus_names(folders: Sequence[Path] | None) -> tuple[str, ...]:
    """Write case folders so that a resumed run finds them, wherever it is resumed."""
    from errata.project import SHIPPED

    return tuple(str(f) if str(f) == SHIPPED else str(f.resolve()) for f in folders or ())


def agrees_to_measure(words: str, option: str) -> bool:
    """Say why something has to be built and run, and ask; `option` agrees beforehand.

    Raises UsageProblem, with the command to type, where there is no terminal to ask on.
    """
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise UsageProblem(
            words, hint=f"to build and run what is needed: {command_line()} {option}"
        )
    typer.echo(words, err=True)
    return typer.confirm("build and run what is needed?", default=False, err=True)


def project_here(corpus: Sequence[Path] | None, *, only_own: bool = False) -> Project:
    """Find the project of this folder, or of the case folders named; raises UsageProblem."""
    from errata.project import find_project

    return find_project(Path.cwd(), corpus or (), only_own=only_own)


def confine(choice: Sandboxing) -> None:
    """Set how the scripts of this command are confined.

    Raises SandboxMissing where a sandbox is required and the machine offers none.
    """
    from errata.running.sandbox import choose_sandboxing

    choose_sandboxing(choice)


@contextmanager
def recording_store(project: Project) -> Iterator[Store]:
    """Open the project's store to write to it, and create it if needed.

    Raises HarnessFailure where it cannot be opened. SQLAlchemy is imported only here.
    """
    from errata.store.sql import open_store

    store = open_store(project.database)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def known_results(project: Project) -> Iterator[Store | None]:
    """Open the project's store to read from it; None, and nothing imported, if there is none."""
    if "://" in project.database or Path(project.database).exists():
        with stored_results(project) as store:
            yield store
    else:
        yield None


@contextmanager
def stored_results(project: Project) -> Iterator[Store]:
    """Open the project's store to read from it; an empty one if there is none.

    Raises HarnessFailure where it cannot be opened.
    """
    from errata.store.sql import open_or_empty

    store = open_or_empty(project.database)
    try:
        yield store
    finally:
        store.close()


def chosen_run(store: Store, name: str) -> RunHeader:
    """Find the run of a name, with a warning where the latest is not a whole `errata run`.

    Raises UsageProblem where there is none.
    """
    from errata.store.base import find_run
    from errata.text.printable import visible

    run = find_run(store, name)
    is_whole = run.imported or run.exit_code not in (None, EXIT_INTERRUPTED)
    if name == "latest" and not (is_whole and run.argv.startswith("errata run")):
        state = "" if is_whole else ", which did not finish"
        typer.echo(
            f"warning: the latest run is {run.id}{state}: {visible(run.argv)}\n"
            "  → --run names another; see: errata runs",
            err=True,
        )
    return run


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
    """Combine the shared options into a selection.

    A trial that is named with its place (`case@environment:mode:backend`) is looked for in all
    environments and backends, not only in the default ones.
    """
    from errata.model.case import BACKENDS
    from errata.plan.matrix import Selection

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
