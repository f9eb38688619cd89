"""`errata diagnose` and `errata triage`: which documented failures a text or CI logs show."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import Corpus, JsonFile, MarkdownFile, OnlyOwn
from errata.cli.terminal import deliver, make_console, read_text, refuse_unwritable, write_out
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, UsageProblem

if TYPE_CHECKING:
    from errata.commands.diagnose.diagnosing import Diagnosis, KnownCases

Logs = Annotated[
    list[Path],
    typer.Argument(
        metavar="LOG",
        help="Logs of CI jobs as they were printed (pytest, GitHub Actions, Buildkite, torchrun, "
        "Ray, Slurm), or JUnit XML.",
    ),
]
BaselineLogs = Annotated[
    list[Path] | None,
    typer.Option(
        "--baseline",
        metavar="LOG",
        help="A log of the same jobs before the change, to compare with; repeatable.",
    ),
]


def triage(
    logs: Logs,
    *,
    baseline: BaselineLogs = None,
    json_file: JsonFile = None,
    markdown: MarkdownFile = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
) -> None:
    """Sort the failures of CI logs: known, new, regressed, on both sides, infrastructure.

    Failures with the same error are one cluster, whichever test or job they are of. A documented
    one is named with its fix. Nothing is compared with a log that was cut off.

    Exit code: 0 nothing is new or regressed, 1 something is, 2 wrong usage.
    """
    from errata.commands.diagnose.diagnosing import find_known
    from errata.commands.diagnose.triage import TRIAGE, triage_document, triage_logs
    from errata.report.console import print_document
    from errata.report.markdown import to_markdown

    refuse_unwritable(json_file, markdown)
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    found = triage_logs(logs, baseline or [], known)
    document = triage_document(found, options=known.options)
    deliver(
        lambda: print_document(document, make_console()),
        [(json_file, lambda: TRIAGE.text(found)), (markdown, lambda: to_markdown(document))],
    )
    raise typer.Exit(EXIT_CHANGED if found.worse else EXIT_AS_EXPECTED)


TextFile = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE",
        help="A text with the error; - for standard input, the default in a pipe.",
        show_default=False,
    ),
]
Release = Annotated[
    str | None,
    typer.Option(
        "--release",
        metavar="VERSION",
        help="The release of your framework, where the text does not name it: 2.5.1, torch==2.5.1.",
    ),
]
Brief = Annotated[
    bool, typer.Option("--brief", help="At most six lines; none where the failure is not known.")
]


def diagnose(
    file: TextFile = None,
    *,
    release: Release = None,
    brief: Brief = False,
    json_file: JsonFile = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
) -> None:
    """Find the documented failure that an error is: its cause, the tested fix, the releases.

    Any text will do: a traceback, a log, an issue, one line, a description with some code. Where
    several causes have the same error, all are named; where none is documented, the closest in
    words and the commands that file it.

    Exit code: 0 known, 1 not known, 2 wrong usage.
    """
    refuse_unwritable(json_file)
    if file is None and sys.stdin.isatty():
        raise UsageProblem(
            "no FILE was given", hint="errata diagnose FILE, or: … | errata diagnose"
        )
    text = read_text(file or Path("-"))
    found, known = find_diagnosis(text, release or "", corpus or (), only_own=only_own)
    from errata.commands.diagnose import diagnosing as shown

    names = shown.name_words(found, known)

    def show() -> None:
        if brief:
            lines = shown.hint_lines(found.recognised, found.releases, names)
            write_out("".join(f"{line}\n" for line in lines))
            return
        from errata.report.console import print_document

        document = shown.diagnosis_document(
            found,
            cases=known.index.size,
            source=str(file or "-"),
            names=names,
            problems=known.problems,
            options=known.options,
        )
        print_document(document, make_console())

    deliver(show, [(json_file, lambda: shown.DIAGNOSIS.text(found))])
    raise typer.Exit(EXIT_AS_EXPECTED if found.recognised else EXIT_CHANGED)


def find_diagnosis(
    text: str, release: str = "", corpus: Sequence[Path] = (), *, only_own: bool = False
) -> tuple[Diagnosis, KnownCases]:
    """Look a text up in the cases known here; raises UsageProblem without an error or their words.

    `release` is that of the framework in use, where it is known: see `read_release`.
    """
    from errata.commands.diagnose.diagnosing import diagnose_text, find_known, read_release

    releases = read_release(release) if release else {}
    known = find_known(Path.cwd(), tuple(corpus), only_own=only_own)
    if not known.index.size:
        raise UsageProblem(
            "there are no cases to compare with", hint="name a case folder with --corpus"
        )
    found = diagnose_text(text, known, releases)
    if not (found.recognised or found.errors or found.closest):
        raise UsageProblem(
            "no error was found in it, and no words of a case",
            hint="give the whole traceback, down to its last line, or describe it with its code",
        )
    return found, known
