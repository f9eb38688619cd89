"""`errata upgrade`: what became of the cases between two releases."""

from __future__ import annotations

import time
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import (
    Backend,
    Ephemeral,
    Force,
    IsolationChoice,
    Jobs,
    JsonFile,
    MarkdownFile,
    Mode,
    OnlyOwn,
    Quiet,
    Sandboxed,
    Verbose,
    command_line,
    confine,
    has_store,
    recording_store,
    selection,
    stored_results,
)
from errata.cli.terminal import deliver, make_console, on_standard_output, refuse_unwritable
from errata.model.outcome import Sandboxing

if TYPE_CHECKING:
    from collections.abc import Callable

    from errata.commands.upgrade.upgrade_plan import UpgradePlan
    from errata.commands.upgrade.upgrading import Known
    from errata.commands.upgrade.view import UpgradeView
    from errata.compare.resources import Limits
    from errata.measuring.options import RunOptions
    from errata.report.document import Document

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
IsolationOption = Annotated[
    IsolationChoice,
    typer.Option(
        "--isolation",
        metavar="HOW",
        help="How scripts get their interpreter, as in errata run: fork, fresh or both.",
    ),
]


def upgrade(  # noqa: PLR0913 - one parameter per option
    framework: Framework,
    before: Before,
    after: After,
    cases: SomeCases = None,
    *,
    corpus: OwnCases = None,
    only_own: OnlyOwn = False,
    mode: Mode = None,
    backend: Backend = None,
    measure: Measured = False,
    costs: Costs = None,
    factor: Factor = None,
    memory_factor: MemoryFactor = None,
    isolation: IsolationOption = IsolationChoice.FORK,
    sandbox: Sandboxed = Sandboxing.AUTO,
    jobs: Jobs = None,
    force: Force = False,
    ephemeral: Ephemeral = False,
    markdown: MarkdownFile = None,
    json_file: JsonFile = None,
    verbose: Verbose = False,
    quiet: Quiet = False,
) -> None:
    """Compare two releases: what breaks, what is fixed, which workarounds can be removed.

    The answer comes from stored results and the committed record, without running anything, where
    these know both releases. Only what neither knows is measured.

    Exit code: 0 nothing gets worse, 1 something does (a changed message of the same failure does
    not count), 2 wrong usage or an invalid case, 3 an environment or Errata failed, or nothing
    could be compared, 130 interrupted.
    """
    from errata.commands.upgrade.document import costs_document, upgrade_document
    from errata.commands.upgrade.upgrade_plan import find_corpora, plan_upgrade
    from errata.commands.upgrade.upgrading import compare_known
    from errata.measuring.options import RunOptions
    from errata.report.to_console import print_document
    from errata.report.to_markdown import to_markdown

    refuse_unwritable(json_file, markdown)
    clock = time.monotonic()
    project = find_corpora(Path.cwd(), corpus or (), only_own=only_own)
    chosen = selection(cases, mode=mode, backend=backend)
    laid_out = plan_upgrade(project, framework, before, after, chosen)
    options = RunOptions(
        isolation=isolation.value,
        jobs=jobs,
        force=force,
        ephemeral=ephemeral,
        command_line=command_line(),
        title=f"{framework} {before} -> {after}",
    )
    limits = _limits(costs, factor, memory_factor, measure=measure or force)
    known = known_upgrade(laid_out, options, anew=measure or force or limits.any)
    show = partial(print_document, console=make_console(), verbose=verbose, quiet=quiet)
    if known.knows(laid_out):
        view, answered = compare_known(laid_out, known, options, clock), False
    else:
        confine(sandbox)
        early = None if on_standard_output(json_file, markdown) else show
        view, answered = _measure(laid_out, known, options, limits, early, quiet=quiet)
    document = upgrade_document(view)
    deliver(
        lambda: show(costs_document(view) if answered else document),
        [(json_file, partial(_json, view)), (markdown, lambda: to_markdown(document))],
    )
    raise typer.Exit(view.exit_code)


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


def known_upgrade(laid_out: UpgradePlan, options: RunOptions, *, anew: bool = False) -> Known:
    """Ask the record, and the store if there is one; nothing where all is measured anew."""
    from errata.commands.upgrade.upgrading import Known, know_upgrade

    if anew:
        return Known()
    project = laid_out.plan.project
    with stored_results(project) if has_store(project) else nullcontext() as store:
        return know_upgrade(laid_out, options, store)


def _json(view: UpgradeView) -> str:
    from errata.commands.upgrade.upgrade_json import upgrade_json  # costs more than all the rest

    return upgrade_json(view)


def _measure(
    laid_out: UpgradePlan,
    known: Known,
    options: RunOptions,
    limits: Limits,
    show: Callable[[Document], None] | None,
    *,
    quiet: bool,
) -> tuple[UpgradeView, bool]:
    """Run what is not known; `show` what changes before time and memory are measured, if these are.

    Returns whether that was shown, too.
    """
    from errata.commands.upgrade.document import upgrade_document
    from errata.commands.upgrade.upgrading import run_upgrade
    from errata.report.progress import RunProgress

    shown = False
    with (
        recording_store(laid_out.plan.project) as store,
        RunProgress(make_console(stderr=True, quiet=quiet)) as progress,
    ):

        def answer(found: UpgradeView) -> None:
            nonlocal shown
            if show is not None:
                shown = True
                with progress.aside():
                    show(upgrade_document(found))

        view = run_upgrade(laid_out, known, options, limits, store, progress, answer)
    return view, shown
