"""`errata capture`: what a failing program does, and a case of it; `errata new`: an empty case."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import shlex
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import Corpus, JsonFile, OnlyOwn, command_line, recording_store, selection
from errata.cli.terminal import (
    deliver,
    make_console,
    read_text,
    refuse_unwritable,
    refuse_unwritable_folder,
)
from errata.model.case import Kind
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    CaseProblems,
    ErrataError,
    UsageProblem,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from errata.commands.capture.capturing import Capture
    from errata.commands.capture.case_files import DraftedCase
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
    from errata.plan.corpus import find_table_folder
    from errata.plan.frameworks import load_frameworks

    refuse_bad_url(source)
    corpus = case_corpus(into)
    refuse_unwritable_folder(corpus)
    frameworks = load_frameworks(find_table_folder(corpus if corpus.is_dir() else Path.cwd()))
    where = f" --corpus {shlex.quote(shown_path(corpus))}" if into is not None else ""
    if from_markdown is not None:
        from errata.commands.capture.issues import case_from_issue
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
        _show_issue(case, rows, text, where, known)
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


def _show_issue(
    case: DraftedCase,
    taken: Sequence[tuple[str, str]],
    text: str,
    where: str,
    known: KnownCases,
) -> None:
    """Show what was taken out of an issue, what else was there, and whether it is known."""
    from errata.commands.diagnose.diagnosing import (
        diagnose_text,
        recognised_section,
        recognised_words,
    )
    from errata.report.document import Document, Facts, Section, Span, Tone
    from errata.report.to_console import print_document

    sections, summary = [Section(title="Issue", blocks=(Facts(tuple(taken)),))], []
    if not dict(taken)["error"].startswith("not found"):
        recognised = diagnose_text(text, known).recognised
        sections.append(recognised_section(recognised, options=known.options))
        summary.append(recognised_words(recognised))
    rows = (
        ("written", shown_path(case.folder)),
        ("not run", Span("read the script first: somebody else wrote it", Tone.WARNING)),
        ("to do", "what `TODO` marks in case.toml"),
        ("then", f"errata run {case.case_id} --env all{where}"),
    )
    document = Document(
        title="case from an issue",
        sections=(*sections, Section(title="Case", blocks=(Facts(rows),))),
        summary=(*summary, f"case written: {case.case_id}"),
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


ScriptPath = Annotated[Path, typer.Argument(metavar="SCRIPT", help="The failing program.")]
Arguments = Annotated[
    list[str] | None,
    typer.Argument(metavar="ARG", help="Arguments of the program, after --."),
]
FixedPath = Annotated[
    Path | None,
    typer.Option("--fixed", metavar="SCRIPT", help="The same program with the fix, if known."),
]
PythonName = Annotated[
    str | None,
    typer.Option(
        "--python",
        metavar="PATH",
        help="The interpreter or virtual environment that runs it. Default: the active virtual "
        "environment, else python3.",
    ),
]
LentEnvironment = Annotated[
    str | None,
    typer.Option(
        "--env",
        metavar="ENV",
        help="Run it in an environment that Errata builds from a lock: 'torch', 'torch==2.5.1'.",
    ),
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
    from errata.commands.capture.capturing import CAPTURE, capture_script
    from errata.commands.capture.report import capture_document
    from errata.commands.diagnose.diagnosing import find_known, recognise_result
    from errata.report.to_console import print_document

    refuse_unwritable(json_file)
    refuse_bad_url(source)
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    if not dry_run:
        _refuse_case(script, known, into=into, name=name, fixed=fixed)
    proof, problem = None, ""
    with _interpreter(script, known, python=python, env=env) as (interpreter, lent):
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
            proof, problem = _draft(captured, known, into, name, fixed, source)
    exit_code = _exit_code(captured, proof, dry_run=dry_run)
    captured = dataclasses.replace(captured, case=proof.case if proof else None)
    here = shown_path(proof.draft.folder) if proof else ""
    shown = capture_document(captured, known, proof, problem, here=here, exit_code=exit_code)
    text = partial(CAPTURE.text, captured)
    deliver(lambda: print_document(shown, make_console()), [(json_file, text)])
    raise typer.Exit(exit_code)


def _refuse_case(
    script: Path,
    known: KnownCases,
    *,
    into: Path | None,
    name: str | None,
    fixed: Path | None,
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


@contextlib.contextmanager
def _interpreter(
    script: Path, known: KnownCases, *, python: str | None, env: str | None
) -> Iterator[tuple[Path, str]]:
    """Yield the interpreter to run in, and the id of its environment if Errata lends it."""
    from errata.commands.capture.capturing import lend_python
    from errata.report.progress import RunProgress
    from errata.running.as_is import find_python

    if env is None:
        yield find_python(python, os.environ), ""
        return
    if python is not None:
        raise UsageProblem("--python and --env exclude each other", hint="leave one of them out")
    with contextlib.ExitStack() as held:
        with RunProgress(make_console(stderr=True)) as building:
            lent = held.enter_context(
                lend_python(script, env, known.frameworks, known.table, building)
            )
        yield lent


def _tell(words: str) -> None:
    """Report progress on standard error."""
    from errata.report.document import Tone, Words
    from errata.report.to_console import print_blocks

    print_blocks([Words(words, Tone.QUIET)], make_console(stderr=True))


def _draft(
    captured: Capture,
    known: KnownCases,
    into: Path | None,
    name: str | None,
    fixed: Path | None,
    source: str | None,
) -> tuple[Proof | None, str]:
    """Write the case and run it on its own; returns why not, where it cannot be written."""
    from errata.commands.capture.drafting import draft_case

    corpus = case_corpus(into)
    try:
        draft = draft_case(
            captured,
            corpus=corpus,
            frameworks=known.frameworks,
            table=known.table,
            name=name,
            fixed=fixed,
            source=source,
        )
    except CaseProblems as error:
        words = "; ".join(f"{problem.key}: {problem.message}" for problem in error.problems)
        return None, f"it would not be a valid case ({words}): begin with errata new"
    except ErrataError as error:
        return None, f"{error.message} → {error.hint}" if error.hint else error.message
    _tell(f"trying {draft.case_id} on its own")
    return _prove(draft, captured, (corpus,) if into is not None else ()), ""


def _prove(draft: DraftedCase, captured: Capture, corpora: tuple[Path, ...]) -> Proof:
    """Run a drafted case in the environment that was lent, or in the user's interpreter."""
    from errata.commands.capture.drafting import Proof, prove
    from errata.measuring.options import RunOptions
    from errata.project import find_project

    # An environment of the same name need not have the packages that the case requires.
    lent = captured.lent if not draft.text.requires.packages else ""
    options = RunOptions(
        selection=selection([draft.case_id], env=[lent] if lent else None),
        corpora=tuple(map(str, corpora)),
        python=None if lent else str(captured.python),
        jobs=1,
        command_line=command_line(),
    )
    where = ("--env", lent) if lent else ("--python", str(captured.python))
    project = find_project(Path.cwd(), corpora)
    again = project.command("run", draft.case_id, *where)
    try:
        with recording_store(project) as store:
            proof = prove(draft, options, project, store)
    except ErrataError as error:
        proof = Proof(draft=draft, problem=error.message)
    return dataclasses.replace(proof, again=again)


def _exit_code(captured: Capture, proof: Proof | None, *, dry_run: bool) -> int:
    if not captured.result.outcome.is_from_script:
        return EXIT_INFRASTRUCTURE
    if not captured.failed or captured.flaky:
        return EXIT_CHANGED
    if dry_run or (proof is not None and proof.reproduces):
        return EXIT_AS_EXPECTED
    return EXIT_CHANGED
