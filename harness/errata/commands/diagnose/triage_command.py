"""`errata triage`: the failures of whole CI logs, in clusters, beside a baseline."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from errata.cli.options import Corpus, JsonFile, MarkdownFile, OnlyOwn
from errata.cli.terminal import deliver, make_console, refuse_unwritable
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED

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
    one is named with its fix. A log that the machine cut off is no baseline.

    Exit code: 0 nothing is new or regressed, 1 something is, 2 wrong usage.
    """
    from errata.commands.diagnose.diagnosing import find_known
    from errata.commands.diagnose.triage import triage_document, triage_json
    from errata.commands.diagnose.triaging import triage_logs
    from errata.report.to_console import print_document
    from errata.report.to_markdown import to_markdown

    refuse_unwritable(json_file, markdown)
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    found = triage_logs(logs, baseline or [], known)
    document = triage_document(found, options=known.options)
    deliver(
        lambda: print_document(document, make_console()),
        [(json_file, lambda: triage_json(found)), (markdown, lambda: to_markdown(document))],
    )
    raise typer.Exit(EXIT_CHANGED if found.is_worse else EXIT_AS_EXPECTED)
