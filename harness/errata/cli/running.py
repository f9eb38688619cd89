"""`errata run`."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import errata
from errata.cli.documents import Documents
from errata.cli.options import (
    Area,
    Backend,
    Cases,
    Corpus,
    Environment,
    Ephemeral,
    Force,
    Jobs,
    Kind,
    Mode,
    Python,
    Sandboxed,
    ShardText,
    Unlisted,
    confine,
    selection,
)
from errata.model.errors import UsageProblem
from errata.model.sandboxing import Sandboxing
from errata.project import Project, find_project

if TYPE_CHECKING:
    from errata.measuring.resuming import Choices
    from errata.report.run_view import RunView
    from errata.store.base import Store
    from errata.workflow import Plan, RunReport

__all__ = [
    "AnnotationsFile",
    "IsolationChoice",
    "JsonFile",
    "JunitFile",
    "MarkdownFile",
    "SarifFile",
    "run",
]


class IsolationChoice(str, Enum):
    """How scripts get their interpreter."""

    FORK = "fork"
    FRESH = "fresh"
    BOTH = "both"


Isolated = Annotated[
    IsolationChoice,
    typer.Option(
        "--isolation",
        help="fork from a process with the framework imported, start a fresh interpreter, or "
        "both and compare.",
    ),
]
Repeats = Annotated[int, typer.Option("--repeat", min=1, max=100, help="Run everything N times.")]
Stored = Annotated[
    bool, typer.Option("--stored", help="Say what is stored; build and run nothing.")
]
Resume = Annotated[
    bool,
    typer.Option("--resume", help="Go on with the latest run, which was killed or interrupted."),
]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Write the run as JSON; - for the screen."),
]
JunitFile = Annotated[
    Path | None, typer.Option("--junit", metavar="FILE", help="Write the run as JUnit XML.")
]
SarifFile = Annotated[
    Path | None,
    typer.Option("--sarif", metavar="FILE", help="Write what changed as SARIF, for code scanning."),
]
AnnotationsFile = Annotated[
    Path | None,
    typer.Option("--annotations", metavar="FILE", help="Write what changed as GitHub annotations."),
]
MarkdownFile = Annotated[
    Path | None,
    typer.Option("--markdown", metavar="FILE", help="Write the run as a CI job's summary."),
]
Shuffle = Annotated[
    int | None,
    typer.Option(
        "--shuffle",
        metavar="SEED",
        help="Run in a random order, the same for the same number. Default: longest first.",
    ),
]
Verbose = Annotated[bool, typer.Option("-v", "--verbose", help="Show every trial.")]


def run(  # noqa: PLR0913 - one parameter per option
    cases: Cases = None,
    *,
    env: Environment = None,
    unlisted: Unlisted = False,
    mode: Mode = None,
    backend: Backend = None,
    kind: Kind = None,
    area: Area = None,
    corpus: Corpus = None,
    python: Python = None,
    isolation: Isolated = IsolationChoice.FORK,
    sandbox: Sandboxed = Sandboxing.AUTO,
    repeat: Repeats = 1,
    jobs: Jobs = None,
    shuffle: Shuffle = None,
    shard: ShardText = None,
    force: Force = False,
    ephemeral: Ephemeral = False,
    stored: Stored = False,
    resume: Resume = False,
    json_file: JsonFile = None,
    junit: JunitFile = None,
    markdown: MarkdownFile = None,
    sarif: SarifFile = None,
    annotations: AnnotationsFile = None,
    verbose: Verbose = False,
) -> None:
    """Run cases, compare with what is documented and recorded, say what changed.

    Exit code: 0 all as expected, 1 something changed, 2 wrong usage or an invalid case,
    3 an environment or Errata failed, or nothing could be said, 130 interrupted.
    """
    from errata.measuring.resuming import Choices

    documents = Documents.named(
        json=json_file, junit=junit, markdown=markdown, sarif=sarif, annotations=annotations
    )
    choices = Choices(
        selection=selection(
            cases, env=env, unlisted=unlisted, mode=mode, backend=backend, kind=kind, area=area
        ),
        corpora=tuple(str(folder.resolve()) for folder in corpus or ()),
        python=str(python.absolute()) if python else None,
        isolation=isolation.value,
        repeats=repeat,
        jobs=jobs,
        force=force,
        ephemeral=ephemeral,
        shard=shard or "",
        shuffle=shuffle,
    )
    if stored and (force or resume or ephemeral):
        raise UsageProblem(
            "--stored builds and runs nothing", hint="leave out --force, --resume and --ephemeral"
        )
    if not stored:
        confine(sandbox)
    view = _run(choices, resume=resume, stored=stored)
    if not view.trials and choices.shard:
        typer.echo(f"shard {choices.shard} has nothing to do: there are more shards than trials")
        return
    _tell(view, documents, verbose=verbose)
    raise typer.Exit(view.exit_code)


def _run(choices: Choices, *, resume: bool, stored: bool) -> RunView:
    """Plan and run what was chosen, or what an unfinished run had chosen."""
    from errata.cli.screen import make_console
    from errata.measuring.resuming import to_plain
    from errata.report.progress import RunProgress
    from errata.store.sql import open_store
    from errata.workflow import RunOptions
    from errata.workflow import run as run_plan

    project = find_project(Path.cwd(), choices.corpus_folders)
    store = open_store(project.database)
    try:
        resumed = None
        if resume:
            choices, resumed = _take_up(store, choices)
            project = find_project(Path.cwd(), choices.corpus_folders)
        laid_out = _plan(project, choices)
        options = RunOptions(
            isolation=choices.isolation,
            repeats=choices.repeats,
            slots=choices.jobs,
            force=choices.force,
            ephemeral=choices.ephemeral,
            stored_only=stored,
            shuffle=choices.shuffle,
            command_line=shlex.join(["errata", *sys.argv[1:]]),
            selection=str(choices.selection),
            kept={} if stored else to_plain(choices, _exact(laid_out, choices)),
            resumed=resumed,
        )
        with RunProgress(make_console(stderr=True)) as progress:
            report = run_plan(laid_out, options, store, progress)
    finally:
        store.close()
    return _view(report, choices)


def _take_up(store: Store, asked: Choices) -> tuple[Choices, int]:
    """Find the run to go on with; raises UsageProblem if something else was asked for as well."""
    from errata.measuring.resuming import Choices, choices_of, find_unfinished
    from errata.plan.select import Selection

    if asked != Choices(selection=Selection(), jobs=asked.jobs, corpora=asked.corpora):
        raise UsageProblem(
            "--resume goes on with what was chosen then", hint="leave out every other choice"
        )
    unfinished = find_unfinished(store)
    return choices_of(unfinished), unfinished.id


def _plan(project: Project, choices: Choices) -> Plan:
    from errata.plan.shards import Shard
    from errata.workflow import keep_shard, make_plan

    shard = Shard.parse(choices.shard) if choices.shard else None
    python = Path(choices.python) if choices.python else None
    laid_out = make_plan(project, choices.selection, python)
    return keep_shard(laid_out, shard) if shard else laid_out


def _exact(laid_out: Plan, choices: Choices) -> Sequence[str]:
    """Name the releases that moving names (`nightly`, an open range) stood for."""
    from errata.planning import exact_releases

    moving = choices.selection.unlisted or any(
        "nightly" in asked for asked in choices.selection.environments
    )
    return exact_releases(laid_out) if moving and not choices.python else ()


def _view(report: RunReport, choices: Choices) -> RunView:
    """Arrange what a run found for every kind of report."""
    from errata.queries.locations import place_findings
    from errata.report.run_view import EnvironmentFacts, RunFacts, build_view, failed_environments
    from errata.running.sandbox.choosing import unconfined_note
    from errata.system.scratch import long_path_note

    notes = (unconfined_note(), long_path_note()) if report.ran else ()
    facts = RunFacts(
        started=report.started,
        wall_s=report.wall_s,
        cells_run=report.ran,
        cells_reused=report.reused,
        isolation=choices.isolation,
        environments=tuple(
            EnvironmentFacts(id=name, build=held.framework_version, python=held.python_version)
            for name, held in sorted(report.environments.items())
        ),
        selection=str(choices.selection),
        corpus=", ".join(str(folder) for folder in report.plan.project.corpora),
        interrupted=report.interrupted,
        unfinished=report.unfinished,
        failed=failed_environments(report.failures),
        run=report.run_id,
        version=errata.__version__,
        notes=tuple(note for note in notes if note),
    )
    return build_view(report.findings, facts, place_findings(report.findings, report.plan.project))


def _tell(view: RunView, documents: Documents, *, verbose: bool) -> None:
    """Show the run on the screen and write the files asked for."""
    from errata.cli.screen import make_console
    from errata.report.run.console import render

    # The screen first: a file that cannot be written must not cost what was found.
    if not documents.on_screen:
        render(view, make_console(), verbose=verbose)
    documents.write(view)
