"""`errata run` and `errata plan`."""

from __future__ import annotations

import io
import shlex
import sys
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from harness.cli.options import (
    Area,
    Backend,
    Cases,
    Corpus,
    Environment,
    Kind,
    Mode,
    Python,
    selection,
)
from harness.model.errors import UsageProblem
from harness.project import find_project

if TYPE_CHECKING:
    from harness.workflow import RunReport

__all__ = ["plan", "run"]


class IsolationChoice(str, Enum):
    """How scripts get their interpreter."""

    FORK = "fork"
    FRESH = "fresh"
    BOTH = "both"


def run(  # noqa: PLR0913 - one parameter per option
    cases: Cases = None,
    *,
    env: Environment = None,
    mode: Mode = None,
    backend: Backend = None,
    kind: Kind = None,
    area: Area = None,
    corpus: Corpus = None,
    python: Python = None,
    isolation: Annotated[
        IsolationChoice,
        typer.Option(
            help="fork from a process with the framework imported, start a fresh "
            "interpreter, or both and compare."
        ),
    ] = IsolationChoice.FORK,
    repeat: Annotated[int, typer.Option(min=1, max=100, help="Run everything N times.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option("-j", "--jobs", min=1, max=256, help="Scripts at once. Default: the cores."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Run unchanged cells again.")] = False,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write the run as JSON; - for the screen."),
    ] = None,
    junit: Annotated[
        Path | None, typer.Option("--junit", metavar="FILE", help="Write the run as JUnit XML.")
    ] = None,
    verbose: Annotated[bool, typer.Option("-v", "--verbose", help="Show every trial.")] = False,
) -> None:
    """Run cases, compare with what is documented and recorded, say what changed.

    Exit code: 0 all as expected, 1 something changed, 2 wrong usage or an invalid case,
    3 an environment or Errata failed, or nothing could be said, 130 interrupted.
    """
    from harness.cli.screen import make_console
    from harness.report.progress import RunProgress
    from harness.store.sql import open_store
    from harness.workflow import RunOptions, make_plan
    from harness.workflow import run as run_plan

    _refuse_unwritable(json_file, junit)
    chosen = selection(cases, env=env, mode=mode, backend=backend, kind=kind, area=area)
    laid_out = make_plan(find_project(Path.cwd(), corpus or ()), chosen, python)
    options = RunOptions(
        isolation=isolation.value,
        repeats=repeat,
        slots=jobs,
        force=force,
        command_line=shlex.join(["errata", *sys.argv[1:]]),
        selection=str(chosen),
    )
    store = open_store(laid_out.project.database)
    try:
        with RunProgress(make_console(stderr=True)) as progress:
            report = run_plan(laid_out, options, store, progress)
    finally:
        store.close()
    _tell(report, options.isolation, str(chosen), json_file, junit, verbose=verbose)
    raise typer.Exit(report.exit_code)


def _refuse_unwritable(*paths: Path | None) -> None:
    """Refuse a report file that cannot be written before the work, not after it."""
    for path in paths:
        if path is None or str(path) == "-":
            continue
        if path.is_dir():
            raise UsageProblem(f"cannot write {str(path)!r}: it is a folder", hint="name a file")
        if not path.resolve().parent.is_dir():
            raise UsageProblem(
                f"cannot write {str(path)!r}: there is no folder {str(path.parent)!r}",
                hint="make the folder first",
            )


def _tell(
    report: RunReport,
    isolation: str,
    selected: str,
    json_file: Path | None,
    junit: Path | None,
    *,
    verbose: bool,
) -> None:
    """Show the run on the screen and write the files asked for."""
    from harness.cli.screen import make_console, write_file
    from harness.report.console import render
    from harness.report.view import EnvironmentFacts, FailedEnvironment, RunFacts, build_view

    facts = RunFacts(
        started=report.started,
        wall_s=report.wall_s,
        cells_run=report.ran,
        cells_reused=report.reused,
        isolation=isolation,
        environments=tuple(
            EnvironmentFacts(id=name, build=built.framework_version, python=built.python_version)
            for name, built in sorted(report.built.items())
        ),
        selection=selected,
        corpus=", ".join(str(folder) for folder in report.plan.project.corpora),
        interrupted=report.interrupted,
        unfinished=report.unfinished,
        failed=tuple(
            FailedEnvironment(id=name, message=error.message, words=error.words, hint=error.hint)
            for name, error in sorted(report.failures.items())
        ),
    )
    view = build_view(report.findings, facts)
    # The screen first: a file that cannot be written must not cost what was found.
    if str(json_file) != "-":
        render(view, make_console(), verbose=verbose)
    if json_file is not None:
        from harness.report.jsonreport import write_json

        text = io.StringIO()
        write_json(view, text)
        if str(json_file) == "-":
            sys.stdout.write(text.getvalue())
        else:
            write_file(json_file, text.getvalue())
    if junit is not None:
        from harness.report.junit import write_junit

        write_junit(view, junit)


def plan(
    cases: Cases = None,
    *,
    env: Environment = None,
    mode: Mode = None,
    backend: Backend = None,
    kind: Kind = None,
    area: Area = None,
    corpus: Corpus = None,
) -> None:
    """Show what a run would do: every trial, and the cases that no chosen release suits."""
    from rich.table import Table

    from harness.cli.screen import make_console
    from harness.workflow import make_plan

    chosen = selection(cases, env=env, mode=mode, backend=backend, kind=kind, area=area)
    laid_out = make_plan(find_project(Path.cwd(), corpus or ()), chosen)
    console = make_console()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("case", "environment", "mode", "backend", "documented"):
        table.add_column(heading, overflow="fold")
    for trial in laid_out.matrix.trials:
        expectation = trial.expectation
        documented = "-" if expectation is None else str(expectation.outcome)
        table.add_row(trial.case.id, trial.environment.id, trial.mode, trial.backend, documented)
    console.print(table)
    for case, why in laid_out.matrix.left_out:
        console.print(f"left out: {case.id} ({why})", style="dim", markup=False)
    console.print(f"{len(laid_out.matrix.trials)} trials, {2 * len(laid_out.matrix.trials)} cells")
