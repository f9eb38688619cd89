"""`errata run`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

import errata
from errata.cli import options as opt
from errata.cli.terminal import deliver, make_console, refuse_unwritable
from errata.model.errors import UsageProblem
from errata.model.outcome import Sandboxing

if TYPE_CHECKING:
    from collections.abc import Callable

    from errata.commands.run.report import ReportedRun
    from errata.measuring.options import RunOptions
    from errata.workflow import RunReport

Isolated = Annotated[
    opt.Isolations,
    typer.Option(
        "--isolation",
        metavar="HOW",
        help="fork: fork scripts from a process that has imported the framework; fresh: start an "
        "interpreter for each; both: do both and compare.",
    ),
]
Repeats = Annotated[
    int,
    typer.Option(
        "--repeat", metavar="N", min=1, max=100, help="Run every script N times, at most 100."
    ),
]
Stored = Annotated[
    bool, typer.Option("--stored", help="Report stored results only; build and run nothing.")
]
Resume = Annotated[
    bool, typer.Option("--resume", help="Continue the latest run, which was killed or interrupted.")
]
LastFailed = Annotated[
    bool,
    typer.Option(
        "--last-failed",
        help="Run the trials again that were not as expected in the latest run, even if stored.",
    ),
]
ExitFirst = Annotated[
    bool,
    typer.Option("-x", "--exitfirst", help="Stop at the first change; keep what has finished."),
]
JunitFile = Annotated[
    Path | None, typer.Option("--junit", metavar="FILE", help="Write JUnit XML to FILE.")
]
SarifFile = Annotated[
    Path | None,
    typer.Option("--sarif", metavar="FILE", help="Write changes as SARIF, for code scanning."),
]
Shuffle = Annotated[
    int | None,
    typer.Option(
        "--shuffle",
        metavar="SEED",
        help="Run in random order, the same for the same SEED. Default: longest first.",
    ),
]


Engine = Literal["local", "ray"]
EngineName = Annotated[
    Engine,
    typer.Option(
        "--engine",
        metavar="WHERE",
        help="local: run on this machine; ray: on a Ray cluster (errata[ray]).",
    ),
]
Address = Annotated[
    str | None,
    typer.Option(
        "--address",
        metavar="ADDRESS",
        help="The Ray cluster: auto, HOST:PORT or ray://HOST:PORT. Default: start one here.",
    ),
]


def run(  # noqa: PLR0913 - one parameter per option
    cases: opt.Cases = None,
    *,
    env: opt.Environment = None,
    unlisted: opt.Unlisted = False,
    mode: opt.Mode = None,
    backend: opt.Backend = None,
    kind: opt.Kind = None,
    area: opt.Area = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
    claims: opt.Claims = False,
    python: opt.Python = None,
    isolation: Isolated = "fork",
    sandbox: opt.Sandboxed = Sandboxing.AUTO,
    repeat: Repeats = 1,
    jobs: opt.Jobs = None,
    shuffle: Shuffle = None,
    shard: opt.ShardText = None,
    force: opt.Force = False,
    ephemeral: opt.Ephemeral = False,
    exitfirst: ExitFirst = False,
    engine: EngineName = "local",
    address: Address = None,
    stored: Stored = False,
    resume: Resume = False,
    last_failed: LastFailed = False,
    json_file: opt.JsonFile = None,
    junit: JunitFile = None,
    markdown: opt.MarkdownFile = None,
    sarif: SarifFile = None,
    verbose: opt.Verbose = False,
    quiet: opt.Quiet = False,
) -> None:
    """Run cases and report what differs from their documentation and from the record.

    Exit code: 0 all as expected, 1 something changed, 2 wrong usage or an invalid case,
    3 an environment or Errata failed, or no result is conclusive, 130 interrupted.
    """
    paths = named_formats(json_file, junit, markdown, sarif)
    chosen = opt.selection(
        cases, env=env, unlisted=unlisted, mode=mode, backend=backend, kind=kind, area=area
    )
    options = _options(
        *(corpus, python, engine, address),
        selection=replace(chosen, claims=claims),
        only_own=only_own,
        isolation=isolation,
        repeats=repeat,
        jobs=jobs,
        force=force,
        ephemeral=ephemeral,
        stored=stored,
        exitfirst=exitfirst,
        shard=shard or "",
        shuffle=shuffle,
    )
    found = _run(options, sandbox, resume=resume, last_failed=last_failed, quiet=quiet)
    deliver(partial(_show, found, verbose=verbose, quiet=quiet), run_documents(found, paths))
    raise typer.Exit(found.exit_code)


def _options(
    corpus: Sequence[Path] | None,
    python: Path | None,
    engine: Engine,
    address: str | None,
    **chosen: Any,
) -> RunOptions:
    """Return what was chosen, in the form that a resumed run reads again."""
    from errata.measuring.options import RunOptions

    return RunOptions(
        corpora=opt.corpus_names(corpus),
        python=str(python.absolute()) if python else None,
        engine=engine,
        address=address or "",
        command_line=opt.command_line(),
        **chosen,
    )


def _show(run: ReportedRun, *, verbose: bool, quiet: bool) -> None:
    from errata.commands.run.report import run_document
    from errata.report.console import print_document

    print_document(run_document(run), make_console(), verbose=verbose, quiet=quiet)


def named_formats(
    json: Path | None, junit: Path | None, markdown: Path | None, sarif: Path | None
) -> Mapping[str, Path | None]:
    """Return the files asked for by format; raises UsageProblem for one that cannot be written."""
    refuse_unwritable(json, junit, markdown, sarif)
    return {"json": json, "junit": junit, "markdown": markdown, "sarif": sarif}


def run_documents(
    run: ReportedRun, paths: Mapping[str, Path | None], limit_bytes: int | None = None
) -> Sequence[tuple[Path | None, Callable[[], str]]]:
    """Pair each path with what renders the run in the format that it is for.

    `limit_bytes` bounds Markdown; None means what a job's page on GitHub takes.
    """
    from errata.report.markdown import SUMMARY_BYTES

    limit = limit_bytes or SUMMARY_BYTES
    return [(path, partial(_text, kind, run, limit)) for kind, path in paths.items()]


def _text(kind: str, run: ReportedRun, limit_bytes: int) -> str:
    """Render a run in one format, loading only the module of that format."""
    if kind == "json":
        from errata.commands.run.report import RUN

        return RUN.text(run)
    if kind == "junit":
        from errata.commands.run.formats import junit_text

        return junit_text(run)
    if kind == "sarif":
        from errata.commands.run.formats import run_sarif

        return run_sarif(run)
    from errata.commands.run.report import run_document
    from errata.report.markdown import to_markdown

    return to_markdown(run_document(run), limit_bytes=limit_bytes)


def _run(
    options: RunOptions, sandbox: Sandboxing, *, resume: bool, last_failed: bool, quiet: bool
) -> ReportedRun:
    """Plan and run what was chosen, go on with an unfinished run, or repeat what failed."""
    from errata.commands.run.stored_run import again_options
    from errata.measuring.options import resume_options
    from errata.report.progress import RunProgress
    from errata.workflow import plan_run
    from errata.workflow import run as run_plan

    if options.stored and (options.force or options.ephemeral or resume):
        raise UsageProblem(
            "--stored builds and runs nothing", hint="leave out --force, --resume and --ephemeral"
        )
    if options.engine == "ray" and (options.ephemeral or options.python):
        raise UsageProblem(
            "--engine ray builds environments on its nodes, and keeps them",
            hint="leave out --ephemeral and --python",
        )
    if options.address and options.engine != "ray":
        raise UsageProblem("--address names a cluster", hint="add --engine ray")
    if last_failed and (options.stored or resume or options.selection.patterns):
        raise UsageProblem(
            "--last-failed chooses the trials itself",
            hint="leave out the cases, --stored and --resume",
        )
    if not options.stored:
        opt.confine(sandbox)
    project = opt.project_here(options.corpus_folders, only_own=options.only_own)
    with opt.recording_store(project) as store:
        resumed = None
        if resume:
            options, resumed = resume_options(store, options)
            project = opt.project_here(options.corpus_folders, only_own=options.only_own)
        if last_failed:
            options, latest = again_options(project, store, options)
            if not options.selection.patterns:
                typer.echo(f"nothing to run again: all of {latest} was as expected")
                raise typer.Exit
        plan = plan_run(project, options)
        with RunProgress(make_console(stderr=True, quiet=quiet)) as progress:
            report = run_plan(plan, options, store, progress, resumed=resumed)
    if options.shard and not report.findings:
        typer.echo(f"shard {options.shard} is empty: there are more shards than trials")
        raise typer.Exit
    return _reported(report, options)


def _reported(report: RunReport, options: RunOptions) -> ReportedRun:
    from errata.commands.run.report import ReportedRun, RunCounts, failed_environments, run_trials
    from errata.commands.run.stored_run import locate_findings
    from errata.running.sandbox import unconfined_note
    from errata.system.files import long_path_note

    project, findings = report.plan.project, report.findings
    notes = (unconfined_note(), long_path_note()) if report.ran else ()
    return ReportedRun(
        version=errata.__version__,
        run=report.run_id,
        started=report.started,
        wall_s=report.wall_s,
        interrupted=report.interrupted,
        unfinished=report.unfinished,
        exit_code=report.exit_code,
        corpus=", ".join(str(folder) for folder in project.meant),
        selection=str(options.selection),
        isolation=options.isolation,
        cells={"run": report.ran, "reused": report.reused},
        counts=RunCounts.of(findings),
        environments=tuple(held for _, held in sorted(report.environments.items())),
        failed_environments=failed_environments(report.failures),
        notes=tuple(note for note in (*report.plan.notes, *notes) if note),
        trials=run_trials(findings, locate_findings(findings, project)),
        options=project.options,
    )
