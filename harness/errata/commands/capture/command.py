"""`errata capture`: what a failing program does, and a case of it; `errata new`: an empty case."""

from __future__ import annotations

import dataclasses
import re
import shlex
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import Corpus, JsonFile, LentEnvironment, OnlyOwn, PythonName
from errata.cli.terminal import (
    deliver,
    make_console,
    read_text,
    refuse_unwritable,
    refuse_unwritable_folder,
)
from errata.model.case import Kind
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE, UsageProblem
from errata.plan.corpus import find_table_folder
from errata.project import find_project
from errata.report.document import Tone, Words

if TYPE_CHECKING:
    from errata.commands.capture.capturing import Capture
    from errata.commands.capture.drafting import Proof
    from errata.commands.diagnose.diagnosing import KnownCases

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


def new(
    name: CaseName = None,
    *,
    kind: NewKind = None,
    from_markdown: IssueFile = None,
    source: SourceUrl = None,
    into: Into = None,
) -> None:
    """Write a template for a case, or a draft from a saved issue.

    It runs at once, with the verdict `masked`; errata check lists what is left to fill in.

    Exit code: 0 written, 2 wrong usage, or no code was found.
    """
    from errata.commands.capture.case_files import begin_case, source_of, write_case
    from errata.plan.frameworks import load_frameworks

    refuse_bad_url(source)
    corpus = case_corpus(into)
    refuse_unwritable_folder(corpus)
    frameworks = load_frameworks(find_table_folder(corpus if corpus.is_dir() else Path.cwd()))
    where = f" --corpus {shlex.quote(shown_path(corpus))}" if into is not None else ""
    if from_markdown is not None:
        from errata.commands.capture.case_files import case_from_issue
        from errata.commands.diagnose.diagnosing import find_known

        text = read_text(from_markdown)
        known = find_known(Path.cwd(), (corpus,) if into is not None and corpus.is_dir() else ())
        case, rows = case_from_issue(text, name, corpus, frameworks)
    elif name is not None:
        case = begin_case(name, corpus=corpus, frameworks=frameworks, kind=kind or Kind.EXCEPTION)
    else:
        raise UsageProblem("the new case needs a name", hint="errata new FRAMEWORK/SLUG")
    if kind is not None:
        case = dataclasses.replace(case, text=dataclasses.replace(case.text, kind=kind))
    if source is not None:
        url = source_of("", source, "")
        case = dataclasses.replace(case, text=dataclasses.replace(case.text, sources=(url,)))
    write_case(case, frameworks)
    if from_markdown is not None:
        from errata.commands.capture.report import issue_document
        from errata.report.console import print_document

        shown = issue_document(case, rows, text, where, known, shown_path(case.folder))
        print_document(shown, make_console())
        return
    steps = [
        ("1.", "write the failing program in broken.py, and the fix in fixed.py if you know one"),
        ("2.", f"errata run {case.case_id}{where}"),
        ("3.", f"errata accept --expectations {case.case_id}{where}"),
        ("", "documents the failure that the run observed; until then the case is masked"),
        ("4.", f"errata check{where}"),
        ("", "lists what is left to write in case.toml, where TODO marks it"),
    ]
    typer.echo(f"written: {shown_path(case.folder)} (broken.py, fixed.py, case.toml)")
    for number, words in steps:
        typer.echo(f"  {number:2} {words}")


def refuse_bad_url(url: str | None) -> None:
    """Refuse what is no address of a page; raises UsageProblem."""
    if url is not None and not re.fullmatch(r"https?://\S+", url):
        raise UsageProblem(f"{url!r} is no address", hint="begin it with https://")


def case_corpus(into: Path | None) -> Path:
    """Return the folder that new cases go into: the one named, the project's, or a new one here."""
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


ScriptPath = Annotated[Path, typer.Argument(metavar="SCRIPT", help="The failing program.")]
Arguments = Annotated[
    list[str] | None, typer.Argument(metavar="ARG", help="Arguments of the program, after --.")
]
FixedPath = Annotated[
    Path | None,
    typer.Option("--fixed", metavar="SCRIPT", help="The same program with the fix, if known."),
]
Name = Annotated[
    str | None,
    typer.Option("--name", metavar="SLUG", help="Name of the case. Default: that of the file."),
]
Timeout = Annotated[
    float,
    typer.Option("--timeout", metavar="SECONDS", min=0.1, max=3600, help="Time limit of one run."),
]
Repeat = Annotated[
    int, typer.Option("--repeat", metavar="N", min=1, max=100, help="Number of runs.")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Run and report; write no case.")]


def capture(  # noqa: PLR0913 - one parameter per option
    script: ScriptPath,
    arguments: Arguments = None,
    *,
    fixed: FixedPath = None,
    python: PythonName = None,
    env: LentEnvironment = None,
    into: Into = None,
    name: Name = None,
    source: SourceUrl = None,
    timeout: Timeout = 300.0,
    repeat: Repeat = 3,
    dry_run: DryRun = False,
    json_file: JsonFile = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
) -> None:
    """Run a failing program, report how it fails and whether that is known, and write a case.

    It runs unchanged in its own interpreter, in this folder, with your variables and files.

    Exit code: 0 captured, 1 it passed, or the case does not show the failure on its own,
    2 wrong usage, 3 inconclusive.
    """
    from errata.commands.capture.capturing import CAPTURE, capture_script, interpreter_for
    from errata.commands.capture.drafting import draft_and_try
    from errata.commands.capture.report import capture_document
    from errata.commands.diagnose.diagnosing import find_known, recognise_result
    from errata.report.console import print_document

    refuse_unwritable(json_file)
    refuse_bad_url(source)
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    if not dry_run:
        _refuse_case(script, known, into=into, name=name, fixed=fixed)
    proof, problem = None, ""
    with interpreter_for(script, python, env, known) as (interpreter, lent):
        captured = capture_script(
            script,
            python=interpreter,
            frameworks=known.frameworks,
            arguments=arguments or (),
            timeout_s=timeout,
            repeats=repeat,
            tell=_tell,
        )
        words, framework = captured.facts.mentions, captured.framework or ""
        recognised = recognise_result(captured.result, known, framework=framework, words=words)
        captured = dataclasses.replace(captured, lent=lent, recognised=tuple(recognised))
        if captured.failed and not dry_run:
            proof, problem = draft_and_try(
                captured, known, case_corpus(into), into is not None, name, fixed, source, _tell
            )
    exit_code = _exit_code(captured, proof, dry_run=dry_run)
    captured = dataclasses.replace(captured, case=proof.case if proof else None)
    here = shown_path(proof.draft.folder) if proof else ""
    shown = capture_document(captured, known, proof, problem, here=here, exit_code=exit_code)
    text = partial(CAPTURE.text, captured)
    deliver(lambda: print_document(shown, make_console()), [(json_file, text)])
    raise typer.Exit(exit_code)


def _refuse_case(
    script: Path, known: KnownCases, *, into: Path | None, name: str | None, fixed: Path | None
) -> None:
    """Raise UsageProblem, before anything runs, for a case that cannot be written."""
    from errata.commands.capture.capturing import imported_in
    from errata.commands.capture.case_files import check_fixed, refuse_existing, slug_of

    if fixed is not None:
        check_fixed(fixed)
    framework = imported_in(script, known.frameworks)
    corpus = case_corpus(into)
    refuse_unwritable_folder(corpus)
    if framework is not None:
        folder = corpus / framework / slug_of(name or script.stem)
        refuse_existing(folder, "name another one with --name, or write none with --dry-run")


def _tell(words: str) -> None:
    from errata.report.console import print_blocks

    print_blocks([Words(words, Tone.QUIET)], make_console(stderr=True))


def _exit_code(captured: Capture, proof: Proof | None, *, dry_run: bool) -> int:
    if not captured.result.outcome.is_from_script:
        return EXIT_INFRASTRUCTURE
    if not captured.failed or captured.flaky:
        return EXIT_CHANGED
    if dry_run or (proof is not None and proof.reproduces):
        return EXIT_AS_EXPECTED
    return EXIT_CHANGED
