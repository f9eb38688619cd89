"""`errata evaluate`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import deliver, make_console, refuse_unwritable
from errata.model.errors import UsageProblem
from errata.model.outcome import Sandboxing

if TYPE_CHECKING:
    from errata.commands.evaluate.report import Evaluation
    from errata.measuring.options import RunOptions

Fixes = Annotated[
    Path | None,
    typer.Option(
        "--fixes",
        metavar="DIR",
        help="The candidates: DIR/torch/x/fixed.py is one for the case torch/x.",
    ),
]

Resume = Annotated[
    bool,
    typer.Option(
        "--resume", help="Continue the latest evaluation, which was killed or interrupted."
    ),
]


def evaluate(  # noqa: PLR0913 - one parameter per option
    cases: opt.Cases = None,
    *,
    fixes: Fixes = None,
    env: opt.Environment = None,
    mode: opt.Mode = None,
    backend: opt.Backend = None,
    kind: opt.Kind = None,
    area: opt.Area = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
    python: opt.Python = None,
    sandbox: opt.Sandboxed = Sandboxing.AUTO,
    jobs: opt.Jobs = None,
    force: opt.Force = False,
    ephemeral: opt.Ephemeral = False,
    resume: Resume = False,
    json_file: opt.JsonFile = None,
    markdown: opt.MarkdownFile = None,
    verbose: opt.Verbose = False,
    quiet: opt.Quiet = False,
) -> None:
    """Judge repairs: each must pass where its case fails, with the same `result` as fixed.py.

    A candidate that passes where fixed.py leaves no `result` is undecided. What has run is not run
    again, unless the candidate has changed.

    Exit code: 0 all right, 1 something is wrong or undecided, 2 wrong usage or an invalid case,
    3 something could not be measured, 130 interrupted.
    """
    from errata.commands.evaluate.report import EVALUATION, evaluation_document
    from errata.measuring.options import RunOptions
    from errata.report.console import print_document
    from errata.report.markdown import to_markdown

    refuse_unwritable(json_file, markdown)
    if not (resume or (fixes and fixes.is_dir())):
        raise UsageProblem(
            f"there is no folder {str(fixes)!r}" if fixes else "--fixes names no candidates",
            hint="--fixes names a folder with one candidate for each case: torch/x/fixed.py",
        )
    options = RunOptions(
        selection=opt.selection(cases, env=env, mode=mode, backend=backend, kind=kind, area=area),
        corpora=opt.corpus_names(corpus),
        only_own=only_own,
        python=str(python.absolute()) if python else None,
        jobs=jobs,
        force=force,
        ephemeral=ephemeral,
        fixes=str(fixes.absolute()) if fixes else "",
        command_line=opt.command_line(),
    )
    opt.confine(sandbox)
    found = _measured(options, resume=resume, quiet=quiet)
    document = evaluation_document(found)
    deliver(
        lambda: print_document(document, make_console(), verbose=verbose, quiet=quiet),
        [(json_file, lambda: EVALUATION.text(found)), (markdown, lambda: to_markdown(document))],
    )
    raise typer.Exit(found.exit_code)


def _measured(options: RunOptions, *, resume: bool, quiet: bool) -> Evaluation:
    from errata.commands.evaluate.evaluating import evaluate as judge_all
    from errata.measuring.options import EVALUATING, resume_options
    from errata.report.progress import RunProgress

    project = opt.project_here(options.corpus_folders, only_own=options.only_own)
    with opt.recording_store(project) as store:
        resumed = None
        if resume:
            options, resumed = resume_options(store, options, EVALUATING)
            project = opt.project_here(options.corpus_folders, only_own=options.only_own)
        with RunProgress(make_console(stderr=True, quiet=quiet)) as progress:
            return judge_all(project, options, store, progress, resumed=resumed)
