"""`errata upgrade`."""

from __future__ import annotations

import io
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.documents import refuse_unwritable
from errata.cli.options import Backend, Ephemeral, Force, Jobs, Mode, Sandboxed, confine, selection
from errata.cli.running import IsolationChoice
from errata.model.sandboxing import Sandboxing

if TYPE_CHECKING:
    from errata.report.upgrade_view import UpgradeView

__all__ = ["upgrade"]


Framework = Annotated[str, typer.Argument(help="torch, paddle or mindspore.")]
Before = Annotated[str, typer.Argument(metavar="A", help="The release you are on.")]
After = Annotated[str, typer.Argument(metavar="B", help="The release you want, or 'nightly'.")]
Cases = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[CASE]...", help="Only these: ids, folders or globs.", show_default=False
    ),
]
OwnCases = Annotated[
    list[Path] | None,
    typer.Option("--corpus", metavar="DIR", help="Your own cases too; repeatable."),
]
Factor = Annotated[
    float,
    typer.Option(
        min=0, help="By what factor fixed.py must get slower or faster to be told; 0: never."
    ),
]
MemoryFactor = Annotated[float, typer.Option(min=0, help="The same for its peak memory.")]
IsolationOption = Annotated[
    IsolationChoice, typer.Option(help="How scripts get their interpreter, as in errata run.")
]
MarkdownFile = Annotated[
    Path | None,
    typer.Option("--markdown", metavar="FILE", help="Write it for a pull request's comment."),
]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Write it as JSON; - for the screen."),
]
Verbose = Annotated[bool, typer.Option("-v", "--verbose", help="Show every comparison.")]


def upgrade(  # noqa: PLR0913 - one parameter per option
    framework: Framework,
    before: Before,
    after: After,
    cases: Cases = None,
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
    """Compare two releases: what breaks, what heals, which workarounds can go.

    Exit code: 0 nothing gets worse, 1 something does (new words for the same failure do not
    count), 2 wrong usage or an invalid case, 3 an environment or Errata failed, or nothing could
    be compared, 130 interrupted.
    """
    from errata.cli.screen import make_console
    from errata.compare.resources import Limits
    from errata.queries.upgrading import find_corpora, plan_upgrade, run_upgrade
    from errata.report.progress import RunProgress
    from errata.store.sql import open_store
    from errata.workflow import RunOptions

    refuse_unwritable(json_file, markdown)
    confine(sandbox)
    project = find_corpora(Path.cwd(), corpus or ())
    chosen = selection(cases, mode=mode, backend=backend)
    laid_out = plan_upgrade(project, framework, before, after, chosen)
    options = RunOptions(
        isolation=isolation.value,
        slots=jobs,
        force=force,
        ephemeral=ephemeral,
        command_line=shlex.join(["errata", *sys.argv[1:]]),
        selection=f"{framework} {before} -> {after}",
    )
    store = open_store(project.database)
    try:
        with RunProgress(make_console(stderr=True)) as progress:
            limits = Limits(time=factor, memory=memory_factor)
            view = run_upgrade(laid_out, options, limits, store, progress)
    finally:
        store.close()
    _tell(view, markdown, json_file, verbose=verbose)
    raise typer.Exit(view.exit_code)


def _tell(
    view: UpgradeView, markdown: Path | None, json_file: Path | None, *, verbose: bool
) -> None:
    """Show the comparison on the screen and write the files asked for."""
    from errata.cli.screen import make_console, write_document
    from errata.report.upgrade.console import render_upgrade

    # The screen first: a file that cannot be written must not cost what was found.
    if "-" not in (str(json_file), str(markdown)):
        render_upgrade(view, make_console(), verbose=verbose)
    if json_file is not None:
        from errata.report.upgrade_json import write_upgrade_json

        text = io.StringIO()
        write_upgrade_json(view, text)
        write_document(json_file, text.getvalue())
    if markdown is not None:
        from errata.report.upgrade.as_markdown import upgrade_markdown

        write_document(markdown, upgrade_markdown(view))
