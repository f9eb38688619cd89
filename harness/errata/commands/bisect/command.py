"""`errata bisect`: the release in which the behaviour of a case changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import deliver, make_console, refuse_unwritable
from errata.model.case import Script
from errata.model.errors import EXIT_INFRASTRUCTURE
from errata.model.outcome import Sandboxing

if TYPE_CHECKING:
    from errata.commands.bisect.bisecting import BisectPlan
    from errata.commands.bisect.report import Bisection, LogLine

Good = Annotated[
    str | None,
    typer.Option(
        "--good",
        metavar="RELEASE",
        help="The release with the good behaviour. Default: the oldest one listed.",
    ),
]
Bad = Annotated[
    str | None,
    typer.Option(
        "--bad",
        metavar="RELEASE",
        help="The release with the bad behaviour. Default: the newest one listed.",
    ),
]
OneBackend = Annotated[
    str, typer.Option("--backend", metavar="BACKEND", help="cpu, gpu or ascend.")
]
WhichScript = Annotated[
    Script,
    typer.Option("--script", metavar="SCRIPT", help="Whose behaviour to compare: broken or fixed."),
]
Every = Annotated[
    bool,
    typer.Option(
        "--all",
        help="Test every release, and find every change of a behaviour that changed repeatedly.",
    ),
]
Between = Annotated[
    bool,
    typer.Option(
        "--unlisted",
        help="Also test the releases in between that your package index offers and the framework "
        "table does not list.",
    ),
]
MeasuredReleases = Annotated[
    bool,
    typer.Option(
        "--measure", help="Test releases on this machine, also where the answer is known."
    ),
]


def bisect(  # noqa: PLR0913 - one parameter per option
    case: opt.OneCase,
    *,
    good: Good = None,
    bad: Bad = None,
    mode: opt.Mode = None,
    backend: OneBackend = "cpu",
    script: WhichScript = Script.BROKEN,
    every: Every = False,
    unlisted: Between = False,
    measure: MeasuredReleases = False,
    sandbox: opt.Sandboxed = Sandboxing.AUTO,
    ephemeral: opt.Ephemeral = False,
    json_file: opt.JsonFile = None,
    markdown: opt.MarkdownFile = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> None:
    """Find the release in which the behaviour of a case changed, testing as few as possible.

    Where the record or the store knows every release that has to be tested, they give the answer,
    and nothing is built or run. What it does not know is tested with --measure, or once you agree.

    Exit code: 0 found, 2 wrong usage, an invalid case, or no terminal to ask on, 3 no answer is
    possible, 130 interrupted (the same command continues from the stored results).
    """
    from errata.commands.bisect.bisecting import BisectRequest, plan_bisection, recall_bisection
    from errata.commands.bisect.report import BISECT, bisection_document
    from errata.report.console import print_document
    from errata.report.markdown import to_markdown

    refuse_unwritable(json_file, markdown)
    request = BisectRequest(
        case=case,
        good=good,
        bad=bad,
        modes=tuple(mode or ()),
        backend=backend,
        script=script,
        every=every,
        unlisted=unlisted,
        measure=measure,
    )
    project = opt.project_here(corpus, only_own=only_own)
    laid_out = plan_bisection(project, request)
    with opt.known_results(project) as store:
        found = None if measure else recall_bisection(laid_out, store)
    if found is None:
        if not measure:
            _ask(laid_out)
        opt.confine(sandbox)
        found = _run(laid_out, ephemeral=ephemeral)
    document, answer = bisection_document(found), found
    files = [(json_file, lambda: BISECT.text(answer)), (markdown, lambda: to_markdown(document))]
    deliver(lambda: print_document(document, make_console()), files)
    raise typer.Exit(found.exit_code)


def _ask(laid_out: BisectPlan) -> None:
    """Ask before environments are built; raises UsageProblem without a terminal."""
    from errata.environments.home import open_home

    built = {one.spec.id for one in open_home().built()}
    wanted = {trial.environment.id for found in laid_out.trials.values() for trial in found}
    if wanted <= built:
        return
    words = (
        f"record and store do not know what {laid_out.question.case} does on every release that "
        f"has to be tested, of {laid_out.question.headed()}"
    )
    if not opt.agrees_to_measure(words, "--measure"):
        raise typer.Exit(EXIT_INFRASTRUCTURE)


def _run(laid_out: BisectPlan, *, ephemeral: bool) -> Bisection:
    """Test releases, and print on standard error what each of them did."""
    from errata.commands.bisect.bisecting import run_bisection
    from errata.commands.bisect.report import log_words
    from errata.measuring.options import RunOptions
    from errata.report.progress import RunProgress

    question = laid_out.question
    words = question.opening()
    options = RunOptions(
        ephemeral=ephemeral, command_line=opt.command_line(), title=f"bisect: {words}"
    )
    with (
        opt.recording_store(laid_out.plan.project) as store,
        RunProgress(make_console(stderr=True)) as progress,
    ):
        progress.note(words)

        def log(line: LogLine) -> None:
            for text in log_words(question, line):
                progress.note(text)

        return run_bisection(laid_out, options, store, progress, log)
