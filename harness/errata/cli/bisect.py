"""`errata bisect`."""

from __future__ import annotations

import io
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.documents import refuse_unwritable
from errata.cli.options import Corpus, Ephemeral, Mode, Sandboxed, confine
from errata.model.case import Script
from errata.model.sandboxing import Sandboxing
from errata.project import find_project

if TYPE_CHECKING:
    from errata.queries.bisecting import Inquiry
    from errata.report.bisection.view import Bisection

__all__ = ["bisect"]


CaseName = Annotated[str, typer.Argument(metavar="CASE", help="One case, e.g. torch/x.")]
Good = Annotated[
    str | None,
    typer.Option(
        "--good",
        metavar="RELEASE",
        help="The release whose behaviour is called good. Default: the oldest one listed.",
    ),
]
Bad = Annotated[
    str | None,
    typer.Option(
        "--bad",
        metavar="RELEASE",
        help="The release whose behaviour is called bad. Default: the newest one listed.",
    ),
]
OneBackend = Annotated[
    str, typer.Option("--backend", metavar="BACKEND", help="cpu, gpu or ascend.")
]
WhichScript = Annotated[
    Script, typer.Option("--script", help="Whose behaviour: of broken.py or of fixed.py.")
]
Every = Annotated[
    bool,
    typer.Option(
        "--all", help="Ask every release, and find every change of what went back and forth."
    ),
]
Between = Annotated[
    bool,
    typer.Option(
        "--unlisted",
        help="Also ask the releases in between that your index offers and the framework table "
        "does not list.",
    ),
]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Write answer and log; - for the screen."),
]
MarkdownFile = Annotated[
    Path | None, typer.Option("--markdown", metavar="FILE", help="Write answer and log.")
]


def bisect(  # noqa: PLR0913 - one parameter per option
    case: CaseName,
    *,
    good: Good = None,
    bad: Bad = None,
    mode: Mode = None,
    backend: OneBackend = "cpu",
    script: WhichScript = Script.BROKEN,
    every: Every = False,
    unlisted: Between = False,
    sandbox: Sandboxed = Sandboxing.AUTO,
    ephemeral: Ephemeral = False,
    json_file: JsonFile = None,
    markdown: MarkdownFile = None,
    corpus: Corpus = None,
) -> None:
    """Find the release in which a case's behaviour changed, by asking as few as possible.

    Exit code: 0 answered, 2 wrong usage or an invalid case, 3 no answer is possible,
    130 interrupted (the same command goes on from what is stored).
    """
    from errata.queries.bisecting import Question, ask

    refuse_unwritable(json_file, markdown)
    confine(sandbox)
    question = Question(
        case=case,
        good=good,
        bad=bad,
        modes=tuple(mode or ()),
        backend=backend,
        script=script,
        every=every,
        unlisted=unlisted,
    )
    inquiry = ask(find_project(Path.cwd(), corpus or ()), question)
    found = _answer(inquiry, ephemeral=ephemeral)
    found = replace(found, corpora=tuple(map(str, corpus or ())))
    _tell(found, json_file, markdown)
    raise typer.Exit(found.exit_code)


def _answer(inquiry: Inquiry, *, ephemeral: bool) -> Bisection:
    """Look at releases, saying on standard error what each of them did."""
    from errata.cli.screen import make_console
    from errata.queries.bisecting import answer
    from errata.report.bisection.view import LogLine
    from errata.report.bisection.words import log_words, opening
    from errata.report.progress import RunProgress
    from errata.store.sql import open_store
    from errata.workflow import RunOptions

    question = inquiry.question
    framework = inquiry.case.requires.framework
    words = opening(inquiry.case.id, question.script, framework, inquiry.releases)
    options = RunOptions(
        ephemeral=ephemeral,
        command_line=shlex.join(["errata", *sys.argv[1:]]),
        selection=f"bisect: {words}",
    )
    store = open_store(inquiry.plan.project.database)
    try:
        with RunProgress(make_console(stderr=True)) as progress:
            progress.note(words)

            def tell(line: LogLine) -> None:
                for said in log_words(
                    line, framework, flipped=inquiry.flipped, every=question.every
                ):
                    progress.note(said)

            return answer(inquiry, options, store, progress, tell)
    finally:
        store.close()


def _tell(found: Bisection, json_file: Path | None, markdown: Path | None) -> None:
    """Show the answer on the screen and write the files asked for."""
    from errata.cli.screen import make_console, write_document
    from errata.report.bisection.console import render

    # The screen first: a file that cannot be written must not cost what was found.
    if "-" not in (str(json_file), str(markdown)):
        render(found, make_console())
    if json_file is not None:
        from errata.report.bisection.as_json import write_json

        text = io.StringIO()
        write_json(found, text)
        write_document(json_file, text.getvalue())
    if markdown is not None:
        from errata.report.bisection.as_markdown import bisection_markdown

        write_document(markdown, bisection_markdown(found))
