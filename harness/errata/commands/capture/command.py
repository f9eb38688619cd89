"""`errata capture`: what a failing program does, whether that is known, and a case of it."""

from __future__ import annotations

import contextlib
import dataclasses
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import Corpus, JsonFile, OnlyOwn, command_line, recording_store, selection
from errata.cli.terminal import (
    deliver,
    make_console,
    refuse_unwritable,
    refuse_unwritable_folder,
)
from errata.commands.capture.new_command import (
    Into,
    SourceUrl,
    case_corpus,
    refuse_bad_url,
    shown_path,
)
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    CaseProblems,
    ErrataError,
    UsageProblem,
)

if TYPE_CHECKING:
    from errata.commands.capture.capturing import Capture
    from errata.commands.capture.drafting import DraftedCase, Proof
    from errata.commands.diagnose.diagnosing import KnownCases

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
    from errata.commands.capture.capturing import capture_script
    from errata.commands.capture.documents import capture_json
    from errata.commands.capture.words import capture_document, capture_notes
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
        captured = dataclasses.replace(captured, lent=lent)
        words, framework = captured.facts.mentions, captured.framework or ""
        recognised = recognise_result(captured.result, known, framework=framework, words=words)
        if captured.failed and not dry_run:
            proof, problem = _draft(
                captured, known, into=into, name=name, fixed=fixed, source=source
            )
    exit_code = _exit_code(captured, proof, dry_run=dry_run)
    here = shown_path(proof.draft.folder) if proof else ""
    shown = capture_document(
        captured, recognised, known, proof, problem, here=here, exit_code=exit_code
    )
    deliver(
        lambda: print_document(shown, make_console()),
        [(json_file, lambda: capture_json(captured, capture_notes(captured), recognised, proof))],
    )
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
    *,
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
    lent = captured.lent if not draft.text.packages else ""
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
    if not captured.failed or captured.is_flaky:
        return EXIT_CHANGED
    if dry_run or (proof is not None and proof.reproduces):
        return EXIT_AS_EXPECTED
    return EXIT_CHANGED
