"""`errata new`: an empty case, or one from a saved issue."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.terminal import make_console, read_text, refuse_unwritable_folder
from errata.model.case import Kind
from errata.model.errors import UsageProblem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from errata.commands.capture.new_cases import IssueCase
    from errata.commands.diagnose.scoring import Recognised

_BLOCKS_SHOWN = 8

Into = Annotated[
    Path | None,
    typer.Option(
        "--into",
        metavar="DIR",
        help="Folder for the new case. Default: cases/ in this folder or above.",
    ),
]
SourceUrl = Annotated[
    str | None, typer.Option("--source", metavar="URL", help="Where the failure is reported.")
]
CaseName = Annotated[
    str | None, typer.Argument(metavar="FRAMEWORK/SLUG", help="The new case, e.g. torch/x.")
]
NewKind = Annotated[
    Kind | None,
    typer.Option(
        "--kind", metavar="KIND", help="Kind of failure: exception, crash, hang, wrong-result …"
    ),
]
IssueFile = Annotated[
    Path | None,
    typer.Option(
        "--from-markdown",
        metavar="FILE",
        help="Take code, error and versions from a saved issue; - for standard "
        "input. Runs nothing.",
    ),
]
TriagedCluster = Annotated[
    str | None,
    typer.Option(
        "--from-triage",
        metavar="FILE:N",
        help="Take the error of cluster N from what errata triage --json FILE wrote.",
    ),
]


def new(
    name: CaseName = None,
    *,
    kind: NewKind = None,
    from_markdown: IssueFile = None,
    from_triage: TriagedCluster = None,
    source: SourceUrl = None,
    into: Into = None,
) -> None:
    """Write a template for a case, or a draft from a saved issue or a cluster of a CI log.

    It runs at once, with the verdict `masked`; errata check lists what is left to fill in.

    Exit code: 0 written, 2 wrong usage, or no code was found.
    """
    from errata.commands.capture.new_cases import empty_case
    from errata.plan.corpus import find_table_folder
    from errata.plan.frameworks import load_frameworks

    refuse_bad_url(source)
    corpus = case_corpus(into)
    refuse_unwritable_folder(corpus)
    frameworks = load_frameworks(find_table_folder(corpus if corpus.is_dir() else Path.cwd()))
    if from_markdown is not None:
        from errata.commands.capture.new_cases import case_from_issue
        from errata.commands.diagnose.diagnosing import diagnose_text, find_known

        text = read_text(from_markdown)
        known = find_known(Path.cwd(), (corpus,) if into is not None and corpus.is_dir() else ())
        made = case_from_issue(
            text, name=name, corpus=corpus, frameworks=frameworks, kind=kind, source=source
        )
        recognised = diagnose_text(text, known).recognised
        where = f" --corpus {shlex.quote(shown_path(corpus))}" if into else ""
        _show_issue(made, recognised, where, known.options)
        return
    if name is None:
        raise UsageProblem("the new case needs a name", hint="errata new FRAMEWORK/SLUG")
    error, shown = _triaged(from_triage) if from_triage is not None else (("", ""), "")
    case = empty_case(
        name,
        corpus=corpus,
        frameworks=frameworks,
        kind=kind or Kind.EXCEPTION,
        source=source,
        error=error,
        shown=shown,
    )
    where = f" --corpus {shlex.quote(shown_path(corpus))}" if into is not None else ""
    rows = (
        ("1.", "write the failing program in broken.py, and the fix in fixed.py if you know one"),
        ("2.", f"errata run {case.case_id}{where}"),
        ("3.", f"errata accept --expectations {case.case_id}{where}"),
        ("", "documents the failure that the run observed; until then the case is masked"),
        ("4.", f"errata check{where}"),
        ("", "lists what is left to write in case.toml, where TODO marks it"),
    )
    typer.echo(f"written: {shown_path(case.folder)} (broken.py, fixed.py, case.toml)")
    for number, words in rows:
        typer.echo(f"  {number:2} {words}")


def _triaged(named: str) -> tuple[tuple[str, str], str]:
    """Return the error of a cluster and what its log shows; `named` is FILE:N."""
    import json

    file, _, number = named.rpartition(":")
    if not file or not number.isdecimal():
        raise UsageProblem(f"{named!r} names no cluster", hint="--from-triage FILE:N, as t.json:1")
    try:
        document = json.loads(read_text(Path(file)))
    except ValueError:
        document = None
    if not isinstance(document, dict) or document.get("errata") != "triage":
        hint = f"errata triage LOG --json {shlex.quote(file)}"
        raise UsageProblem(f"{file} is not a report of errata triage", hint=hint)
    clusters = document["clusters"]
    if not 0 < int(number) <= len(clusters):
        raise UsageProblem(
            f"{file} has no cluster {number}", hint=f"its clusters are 1 to {len(clusters)}"
        )
    chosen = clusters[int(number) - 1]
    return (str(chosen["type"]), str(chosen["message"])), str(chosen["text"])


def _show_issue(
    made: IssueCase, recognised: Sequence[Recognised], where: str, options: Sequence[str]
) -> None:
    """Show what was taken out of an issue, what else was there, and whether it is known.

    `where` is the option that names the corpus, empty where none is needed, `options` those for
    the cases that are known.
    """
    from errata.commands.diagnose.report import recognised_section, recognised_words
    from errata.report.document import Document, Facts, Section, Span, Tone
    from errata.report.to_console import print_document

    issue, trace = made.issue, made.trace
    error = f"{trace.type or trace.signal}: {trace.messages[-1]}" if trace else ""
    versions = ", ".join(f"{name} {version}" for name, version in issue.versions.items())
    below = f", below {made.block.heading!r}" if made.block.heading else ""
    rows = [
        ("title", issue.title or "not found"),
        ("versions", versions or "not found"),
        ("code", f"the block at line {made.block.line}{below}"),
        ("error", error or "not found: see TODO in case.toml"),
    ]
    for other in made.others[:_BLOCKS_SHOWN]:
        first = next((line for line in other.code.splitlines() if line.strip()), "")
        rows.append(("not taken", f"line {other.line}: {first}"))
    for line, words in issue.unreadable[:_BLOCKS_SHOWN]:
        rows.append(("not Python", f"line {line}: {words}"))
    case = Facts(
        (
            ("written", shown_path(made.case.folder)),
            ("not run", Span("read the script first: somebody else wrote it", Tone.WARNING)),
            ("to do", "what `TODO` marks in case.toml"),
            ("then", f"errata run {made.case.case_id} --env all{where}"),
        )
    )
    document = Document(
        title="case from an issue",
        sections=(
            Section(title="Issue", blocks=(Facts(tuple(rows)),)),
            *((recognised_section(recognised, options=options),) if made.trace else ()),
            Section(title="Case", blocks=(case,)),
        ),
        summary=(
            *((recognised_words(recognised),) if made.trace else ()),
            f"case written: {made.case.case_id}",
        ),
        whole="",
        has_screen_title=False,
    )
    print_document(document, make_console())


def refuse_bad_url(url: str | None) -> None:
    """Refuse what is no address of a page; raises UsageProblem."""
    import re

    if url is not None and not re.fullmatch(r"https?://\S+", url):
        raise UsageProblem(f"{url!r} is no address", hint="begin it with https://")


def case_corpus(into: Path | None) -> Path:
    """Return the folder that new cases go into: the one named, the project's, or a new one here."""
    from errata.project import find_project

    if into is not None:
        if into.exists() and not into.is_dir():
            raise UsageProblem(f"{str(into)!r} is no folder", hint="name a case folder")
        return into.resolve()
    try:
        return find_project(Path.cwd(), only_own=True).corpora[0]
    except UsageProblem:
        return Path.cwd() / "cases"


def shown_path(folder: Path) -> str:
    """Write a folder as seen from here, where it is below."""
    here = Path.cwd()
    return str(folder.relative_to(here)) if folder.is_relative_to(here) else str(folder)
