"""`errata upgrade`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.invocation import command_line, confine, recording_store, selection
from errata.cli.options import (
    Backend,
    Ephemeral,
    Force,
    IsolationChoice,
    Jobs,
    JsonFile,
    MarkdownFile,
    Mode,
    Sandboxed,
    Verbose,
)
from errata.cli.terminal import deliver, make_console, refuse_unwritable
from errata.model.enums import Sandboxing

if TYPE_CHECKING:
    pass

__all__ = ["upgrade"]

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
    typer.Option("--corpus", metavar="DIR", help="A folder with cases of your own; repeatable."),
]
Factor = Annotated[
    float,
    typer.Option(
        "--factor",
        metavar="X",
        min=0,
        help="Report fixed.py as slower or faster from this factor on; 0: do not measure time.",
    ),
]
MemoryFactor = Annotated[
    float,
    typer.Option(
        "--memory-factor", metavar="X", min=0, help="The same for the peak memory of fixed.py."
    ),
]
IsolationOption = Annotated[
    IsolationChoice,
    typer.Option("--isolation", help="How scripts get their interpreter, as in errata run."),
]


def upgrade(  # noqa: PLR0913 - one parameter per option
    framework: Framework,
    before: Before,
    after: After,
    cases: SomeCases = None,
    *,
    corpus: OwnCases = None,
    mode: Mode = None,
    backend: Backend = None,
    factor: Factor = 2.0,
    memory_factor: MemoryFactor = 1.5,
    isolation: IsolationOption = IsolationChoice.FORK,
    sandbox: Sandboxed = Sandboxing.AUTO,
    jobs: Jobs = None,
    force: Force = False,
    ephemeral: Ephemeral = False,
    markdown: MarkdownFile = None,
    json_file: JsonFile = None,
    verbose: Verbose = False,
) -> None:
    """Compare two releases: what breaks, what is fixed, which workarounds can be removed.

    Exit code: 0 nothing gets worse, 1 something does (a changed message of the same failure does
    not count), 2 wrong usage or an invalid case, 3 an environment or Errata failed, or nothing
    could be compared, 130 interrupted.
    """
    from errata.compare.resources import Limits
    from errata.measuring.options import RunOptions
    from errata.queries.upgrading import find_corpora, plan_upgrade, run_upgrade
    from errata.report.progress import RunProgress
    from errata.report.to_console import print_document
    from errata.report.to_markdown import to_markdown
    from errata.report.upgrade_document import upgrade_document

    refuse_unwritable(json_file, markdown)
    confine(sandbox)
    project = find_corpora(Path.cwd(), corpus or ())
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
    limits = Limits(time=factor, memory=memory_factor)
    with recording_store(project) as store, RunProgress(make_console(stderr=True)) as progress:
        view = run_upgrade(laid_out, options, limits, store, progress)
    from errata.report.upgrade_json import upgrade_json

    document = upgrade_document(view)
    deliver(
        lambda: print_document(document, make_console(), verbose=verbose),
        [(json_file, lambda: upgrade_json(view)), (markdown, lambda: to_markdown(document))],
    )
    raise typer.Exit(view.exit_code)
