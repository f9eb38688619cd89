"""`errata run`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import errata
from errata.cli.invocation import command_line, confine, recording_store, selection
from errata.cli.options import (
    Area,
    Backend,
    Cases,
    Corpus,
    Environment,
    Ephemeral,
    Force,
    IsolationChoice,
    Jobs,
    JsonFile,
    Kind,
    MarkdownFile,
    Mode,
    Python,
    Sandboxed,
    ShardText,
    Unlisted,
    Verbose,
)
from errata.cli.terminal import deliver, make_console, refuse_unwritable
from errata.model.enums import Sandboxing
from errata.model.errors import UsageProblem
from errata.project import Project, find_project

if TYPE_CHECKING:
    from collections.abc import Callable

    from errata.measuring.resuming import Choices
    from errata.report.run_view import RunView
    from errata.store.base import Store
    from errata.workflow import Plan, RunReport

__all__ = ["AnnotationsFile", "JunitFile", "SarifFile", "named_formats", "run", "run_documents"]

Isolated = Annotated[
    IsolationChoice,
    typer.Option(
        "--isolation",
        help="fork: fork scripts from a process that has imported the framework; fresh: start an "
        "interpreter for each; both: do both and compare.",
    ),
]
Repeats = Annotated[
    int, typer.Option("--repeat", metavar="N", min=1, max=100, help="Run every script N times.")
]
Stored = Annotated[
    bool, typer.Option("--stored", help="Report stored results only; build and run nothing.")
]
Resume = Annotated[
    bool,
    typer.Option("--resume", help="Continue the latest run, which was killed or interrupted."),
]
JunitFile = Annotated[
    Path | None, typer.Option("--junit", metavar="FILE", help="Write JUnit XML to FILE.")
]
SarifFile = Annotated[
    Path | None,
    typer.Option("--sarif", metavar="FILE", help="Write changes as SARIF, for code scanning."),
]
AnnotationsFile = Annotated[
    Path | None,
    typer.Option("--annotations", metavar="FILE", help="Write changes as GitHub annotations."),
]
Shuffle = Annotated[
    int | None,
    typer.Option(
        "--shuffle",
        metavar="SEED",
        help="Run in random order, the same for the same SEED. Default: longest first.",
    ),
]


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
    """Run cases and report what differs from their documentation and from the record.

    Exit code: 0 all as expected, 1 something changed, 2 wrong usage or an invalid case,
    3 an environment or Errata failed, or no result is conclusive, 130 interrupted.
    """
    from errata.measuring.resuming import Choices
    from errata.report.run.console import render

    paths = named_formats(json_file, junit, markdown, sarif, annotations)
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
        typer.echo(f"shard {choices.shard} is empty: there are more shards than trials")
        return
    deliver(lambda: render(view, make_console(), verbose=verbose), run_documents(view, paths))
    raise typer.Exit(view.exit_code)


def named_formats(
    json: Path | None,
    junit: Path | None,
    markdown: Path | None,
    sarif: Path | None,
    annotations: Path | None,
) -> Mapping[str, Path | None]:
    """Return the files asked for by format; raises UsageProblem for one that cannot be written."""
    refuse_unwritable(json, junit, markdown, sarif, annotations)
    return {
        "json": json,
        "junit": junit,
        "markdown": markdown,
        "sarif": sarif,
        "annotations": annotations,
    }


def run_documents(
    view: RunView, paths: Mapping[str, Path | None], limit_bytes: int | None = None
) -> Sequence[tuple[Path | None, Callable[[], str]]]:
    """Pair each path with what renders the run in the format that it is for.

    `limit_bytes` bounds Markdown; None means what a job's page on GitHub takes.
    """
    from errata.report.formats import RunFormat, text_of
    from errata.report.markdown_page import SUMMARY_BYTES

    limit = limit_bytes or SUMMARY_BYTES
    return [
        (path, partial(text_of, RunFormat(name), view, limit_bytes=limit))
        for name, path in paths.items()
    ]


def _run(choices: Choices, *, resume: bool, stored: bool) -> RunView:
    """Plan and run what was chosen, or what an unfinished run had chosen."""
    from errata.measuring.resuming import to_plain
    from errata.report.progress import RunProgress
    from errata.workflow import RunOptions
    from errata.workflow import run as run_plan

    project = find_project(Path.cwd(), choices.corpus_folders)
    with recording_store(project) as store:
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
            command_line=command_line(),
            selection=str(choices.selection),
            kept={} if stored else to_plain(choices, _exact(laid_out, choices)),
            resumed=resumed,
        )
        with RunProgress(make_console(stderr=True)) as progress:
            report = run_plan(laid_out, options, store, progress)
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
    from errata.queries.locations import locate_findings
    from errata.report.run_view import EnvironmentFacts, RunFacts, build_view, failed_environments
    from errata.running.sandbox import unconfined_note
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
    return build_view(report.findings, facts, locate_findings(report.findings, report.plan.project))
