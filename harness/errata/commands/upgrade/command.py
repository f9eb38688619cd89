"""`errata upgrade`: what became of the cases between two releases."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import deliver, make_console, on_standard_output, refuse_unwritable
from errata.model.outcome import Sandboxing
from errata.text.printable import counted, first_names

if TYPE_CHECKING:
    from collections.abc import Callable

    from errata.commands.upgrade.report import UpgradeReport
    from errata.commands.upgrade.upgrade_plan import UpgradePlan
    from errata.commands.upgrade.upgrading import Known
    from errata.compare.resources import Limits
    from errata.measuring.options import RunOptions

_NAMED = 3  # environments that a question names
Framework = Annotated[str, typer.Argument(metavar="FRAMEWORK", help="torch, paddle or mindspore.")]
Before = Annotated[str, typer.Argument(metavar="A", help="The release to upgrade from.")]
After = Annotated[str, typer.Argument(metavar="B", help="The release to upgrade to, or 'nightly'.")]
SomeCases = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="CASE",
        help="Only these cases: ids, folders or globs. Default: all of the framework.",
        show_default=False,
    ),
]
OwnCases = Annotated[
    list[Path] | None,
    typer.Option(
        "--corpus",
        metavar="DIR",
        help="Another folder with cases of your own, beside cases/; repeatable.",
    ),
]
Measured = Annotated[
    bool,
    typer.Option(
        "--measure", help="Run every case on this machine, also what the record or store knows."
    ),
]
Costs = Annotated[
    bool | None,
    typer.Option(
        "--costs/--no-costs",
        help="Compare time and memory of fixed.py too, after the answer; implies --measure. "
        "Default: with --measure.",
        show_default=False,
    ),
]
Factor = Annotated[
    float | None,
    typer.Option(
        "--factor",
        metavar="X",
        min=0,
        help="Report fixed.py as slower or faster from this factor on; 0: do not measure time. "
        "Implies --costs. Default: 2.",
        show_default=False,
    ),
]
MemoryFactor = Annotated[
    float | None,
    typer.Option(
        "--memory-factor",
        metavar="X",
        min=0,
        help="The same for the peak memory of fixed.py. Default: 1.5.",
        show_default=False,
    ),
]
All = Annotated[
    bool, typer.Option("--all", help="Show both sides of everything that differs, at any length.")
]
Agreed = Annotated[
    bool,
    typer.Option(
        "-y", "--yes", help="Measure without asking what neither the record nor the store knows."
    ),
]
IsolationOption = Annotated[
    opt.Isolations,
    typer.Option(
        "--isolation",
        metavar="HOW",
        help="How scripts get their interpreter, as in errata run: fork, fresh or both.",
    ),
]


def _options(
    isolation: opt.Isolations, jobs: int | None, title: str, *, force: bool, ephemeral: bool
) -> RunOptions:
    from errata.measuring.options import RunOptions

    return RunOptions(
        isolation=isolation,
        jobs=jobs,
        force=force,
        ephemeral=ephemeral,
        command_line=opt.command_line(),
        title=title,
    )


def _documents(
    report: UpgradeReport, json_file: Path | None, markdown: Path | None
) -> list[tuple[Path | None, Callable[[], str]]]:
    from errata.commands.upgrade.report import UPGRADE
    from errata.commands.upgrade.screens import upgrade_document
    from errata.report.markdown import to_markdown

    page = partial(to_markdown, upgrade_document(report))
    return [(json_file, partial(UPGRADE.text, report)), (markdown, page)]


def upgrade(  # noqa: PLR0913 - one parameter per option
    framework: Framework,
    before: Before,
    after: After,
    cases: SomeCases = None,
    *,
    corpus: OwnCases = None,
    only_own: opt.OnlyOwn = False,
    mode: opt.Mode = None,
    backend: opt.Backend = None,
    kind: opt.Kind = None,
    area: opt.Area = None,
    measure: Measured = False,
    costs: Costs = None,
    factor: Factor = None,
    memory_factor: MemoryFactor = None,
    isolation: IsolationOption = "fork",
    sandbox: opt.Sandboxed = Sandboxing.AUTO,
    jobs: opt.Jobs = None,
    force: opt.Force = False,
    ephemeral: opt.Ephemeral = False,
    markdown: opt.MarkdownFile = None,
    json_file: opt.JsonFile = None,
    show_all: All = False,
    yes: Agreed = False,
    verbose: opt.Verbose = False,
    quiet: opt.Quiet = False,
) -> None:
    """Compare two releases: what breaks and what to write instead, which workarounds can go.

    The answer comes from stored results and the committed record, without running anything. What
    neither knows is measured with --yes or --measure, or once you agree.

    Exit code: 0 nothing gets worse, 1 something does (a changed message of the same failure does
    not count), 2 wrong usage, an invalid case, or no terminal to ask on, 3 an environment or Errata
    failed, or nothing could be compared, 130 interrupted.
    """
    from errata.commands.upgrade.upgrade_plan import find_corpora, plan_upgrade
    from errata.commands.upgrade.upgrading import Known

    refuse_unwritable(json_file, markdown)
    clock = time.monotonic()
    project = find_corpora(Path.cwd(), corpus or (), only_own=only_own)
    chosen = opt.selection(cases, mode=mode, backend=backend, kind=kind, area=area)
    limits = _limits(costs, factor, memory_factor, measure=measure or force)
    anew = measure or force or limits.any
    laid_out = plan_upgrade(project, framework, before, after, chosen, measures=anew)
    title = f"{framework} {before} -> {after}"
    options = _options(isolation, jobs, title, force=force, ephemeral=ephemeral)
    show = partial(_show, show_all=show_all or verbose, verbose=verbose, quiet=quiet)
    known, report = (Known(), None) if anew else known_report(laid_out, clock)
    answered = False
    if report is None or not (known.knows(laid_out) or _declines(laid_out, known, yes=yes)):
        opt.confine(sandbox)
        early = None if on_standard_output(json_file, markdown) else show
        report, answered = _measure(laid_out, known, options, limits, early, quiet=quiet)
    deliver(partial(show, report, only_costs=answered), _documents(report, json_file, markdown))
    raise typer.Exit(report.exit_code)


def _show(
    report: UpgradeReport, *, show_all: bool, verbose: bool, quiet: bool, only_costs: bool = False
) -> None:
    """Print a comparison in brief, or whole: one of a single case is whole, too."""
    from errata.commands.upgrade.screens import brief_document, costs_document, upgrade_document
    from errata.plan.matrix import case_of
    from errata.report.console import print_document

    console = make_console()
    if only_costs:
        print_document(costs_document(report), console, verbose=verbose, quiet=quiet)
    elif show_all or len({case_of(one.case) for one in report.comparisons}) == 1:
        print_document(upgrade_document(report), console, verbose=verbose, quiet=quiet)
    else:
        print_document(brief_document(report, console.width - 1, quiet=quiet), console)


def _limits(
    costs: bool | None, factor: float | None, memory_factor: float | None, *, measure: bool
) -> Limits:
    """Return what counts as a difference in time and memory; zero where costs are not asked for."""
    from errata.compare.resources import Limits

    wanted = measure or bool(factor or memory_factor) if costs is None else costs
    if not wanted:
        return Limits(time=0, memory=0)
    usual = Limits()
    return Limits(
        time=usual.time if factor is None else factor,
        memory=usual.memory if memory_factor is None else memory_factor,
    )


def known_report(laid_out: UpgradePlan, clock: float) -> tuple[Known, UpgradeReport]:
    """Ask the record, and the store if there is one; return what they know, and compare that."""
    from errata.commands.upgrade.upgrading import compare_known, know_pairs, reading

    project = laid_out.plan.project
    with opt.known_results(project) as store:
        read = reading(laid_out.plan, store)
        known = know_pairs(laid_out.pairs, read)
        return known, compare_known(laid_out, known, read, clock)


def _declines(laid_out: UpgradePlan, known: Known, *, yes: bool) -> bool:
    """Ask whether to measure what is not known; raises UsageProblem without a terminal."""
    if yes:
        return False
    asked = [trial for trial in laid_out.trials if trial.id not in known.seen]
    environments = sorted({trial.environment.id for trial in asked})
    words = (
        f"neither the record nor the store knows {len(asked):,} of "
        f"{counted(len(laid_out.trials), 'trial')}: they run in "
        f"{first_names(environments, _NAMED)}"
    )
    return not opt.agrees_to_measure(words, "--yes")


def _measure(
    laid_out: UpgradePlan,
    known: Known,
    options: RunOptions,
    limits: Limits,
    show: Callable[[UpgradeReport], None] | None,
    *,
    quiet: bool,
) -> tuple[UpgradeReport, bool]:
    """Run what is not known; `show` what changes before time and memory are measured, if these are.

    Returns whether that was shown, too.
    """
    from errata.commands.upgrade.upgrading import run_upgrade
    from errata.report.progress import RunProgress

    shown = False
    with (
        opt.recording_store(laid_out.plan.project) as store,
        RunProgress(make_console(stderr=True, quiet=quiet)) as progress,
    ):

        def answer(found: UpgradeReport) -> None:
            nonlocal shown
            if show is not None:
                shown = True
                with progress.aside():
                    show(found)

        report = run_upgrade(laid_out, known, options, limits, store, progress, answer)
    return report, shown
