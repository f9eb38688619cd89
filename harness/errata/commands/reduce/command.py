"""`errata reduce`."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import (
    Corpus,
    Jobs,
    OnlyOwn,
    Python,
    Sandboxed,
    command_line,
    confine,
    recording_store,
)
from errata.cli.terminal import make_console, on_standard_output, refuse_unwritable, write_document
from errata.commands.reduce.criterion import Same
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, ErrataError, UsageProblem
from errata.model.outcome import Isolation, Sandboxing

if TYPE_CHECKING:
    from rich.console import Console

    from errata.commands.reduce.bench import Before, Settings
    from errata.commands.reduce.reducing import Reduction, Row, Search, Tell
    from errata.commands.reduce.subject import Question, Subject

EVERY_S = 30.0
Name = Annotated[
    str,
    typer.Argument(metavar="CASE|SCRIPT", help="A case, e.g. torch/x, or a Python file."),
]
OneEnvironment = Annotated[
    str | None,
    typer.Option(
        "--env",
        metavar="ENV",
        help="Where it fails, e.g. 'torch==2.5.1'. Default: the newest release listed.",
    ),
]
OneMode = Annotated[
    str | None, typer.Option("--mode", metavar="MODE", help="The mode of a case in which it fails.")
]
Kept = Annotated[
    Same | None,
    typer.Option(
        "--same",
        metavar="WHAT",
        help="What must stay the same. type: the error's type; wording: also its message without "
        "numbers; message: the whole message; statement: also the raising statement. Default: "
        "message; with --in-place, statement.",
    ),
]
Message = Annotated[
    str | None,
    typer.Option(
        "--message",
        metavar="TEXT",
        help="The message that must stay; '…' or '...' matches anything.",
    ),
]
PassesIn = Annotated[
    str | None,
    typer.Option(
        "--passes-in",
        metavar="[ENV][:MODE]",
        help="Where the program must keep passing: 'torch==2.5.1', ':dynamic'.",
    ),
]
Trust = Annotated[
    bool,
    typer.Option(
        "--trust-assertion",
        help="Reduce a wrong result although nothing proves that it stays wrong for the same "
        "reason.",
    ),
]
Output = Annotated[
    Path | None,
    typer.Option(
        "-o",
        "--output",
        metavar="FILE",
        help="File to write; - for standard output. Default: NAME.reduced.py in this folder.",
    ),
]
InPlace = Annotated[
    bool,
    typer.Option(
        "--in-place",
        help="Replace broken.py of a case by its reduction, if that still fails as case.toml "
        "documents; show the difference.",
    ),
]
Runs = Annotated[
    int,
    typer.Option(
        "--runs", metavar="N", min=1, max=1000, help="Runs before and after, to count failures."
    ),
]
MaxTime = Annotated[
    float,
    typer.Option(
        "--max-time",
        metavar="SECONDS",
        min=0,
        help="Stop after this time and keep the smallest program so far.",
    ),
]
Timeout = Annotated[
    float | None,
    typer.Option(
        "--timeout",
        metavar="SECONDS",
        min=0.1,
        help="Time limit of one run. Default: that of the case, else 60.",
    ),
]
HowIsolated = Annotated[
    Isolation,
    typer.Option(
        "--isolation", metavar="HOW", help="How the variants get their interpreter: fork or fresh."
    ),
]


def reduce(  # noqa: PLR0913 - one parameter per option
    name: Name,
    *,
    env: OneEnvironment = None,
    python: Python = None,
    mode: OneMode = None,
    same: Kept = None,
    message: Message = None,
    passes_in: PassesIn = None,
    trust_assertion: Trust = False,
    output: Output = None,
    in_place: InPlace = False,
    runs: Runs = 10,
    max_time: MaxTime = 300.0,
    timeout: Timeout = None,
    isolation: HowIsolated = Isolation.FORK,
    sandbox: Sandboxed = Sandboxing.AUTO,
    jobs: Jobs = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
) -> None:
    """Make a failing program smaller while its failure stays the same.

    The variants it tries run in a sandbox where this machine offers one (see errata doctor), each
    in empty folders. Ctrl-C keeps the smallest program so far.

    Exit code: 0 smaller and verified, 1 nothing smaller, 2 wrong usage or nothing to reduce, 3 an
    environment or Errata failed, 130 interrupted.
    """
    from errata.commands.reduce.bench import Settings
    from errata.commands.reduce.subject import Question

    target = _target(name, output, in_place=in_place)
    confine(sandbox)
    question = Question(
        name=name,
        environment=env,
        python=python,
        mode=mode,
        passes_in=passes_in,
        timeout_s=timeout,
        in_place=in_place,
        corpora=tuple(corpus or ()),
        only_own=only_own,
    )
    settings = Settings(
        same=same or (Same.STATEMENT if in_place else Same.MESSAGE),
        pattern=message,
        runs=runs,
        max_time_s=max_time,
        isolation=isolation,
        trust_assertion=trust_assertion,
        slots=jobs,
    )
    reduction = _reduce(question, settings, target)
    _tell(reduction, question, target)
    is_left = in_place and reduction.is_smaller and not reduction.documented
    raise typer.Exit(reduction.exit_code or (EXIT_CHANGED if is_left else EXIT_AS_EXPECTED))


def _target(name: str, output: Path | None, *, in_place: bool) -> Path | None:
    """Say where the result goes; refuses to write over anything but a file that was named."""
    if in_place:
        if output is not None:
            raise UsageProblem("--in-place and -o exclude each other", hint="leave one of them out")
        return None
    if output is None:
        stem = Path(name.rstrip("/")).name.partition("@")[0]
        target = Path(f"{stem.removesuffix('.py')}.reduced.py")
        if target.exists():
            raise UsageProblem(
                f"{str(target)!r} is there already", hint="name a file with -o, or move it away"
            )
    else:
        target = output
    refuse_unwritable(target)
    return target


def _reduce(question: Question, settings: Settings, target: Path | None) -> Reduction:
    """Find the program, build what it needs, and reduce it."""
    from errata.commands.reduce.reducing import reduce_program
    from errata.commands.reduce.subject import find_subject
    from errata.report.progress import RunProgress

    with contextlib.ExitStack() as held:
        with RunProgress(make_console(stderr=True)) as building:
            subject = held.enter_context(find_subject(question, Path.cwd(), building))
        original = subject.original
        if target is None:
            refuse_unwritable(original)
        elif target.exists():
            same = (original, original.with_name("broken.py"), original.with_name("fixed.py"))
            if any(path.exists() and target.samefile(path) for path in same):
                raise UsageProblem(
                    f"{str(target)!r} is the original, which is never overwritten",
                    hint="name another file; --in-place replaces the script of a case",
                )
        with _screen(_console(target)) as tell, _interruptible():
            return reduce_program(subject, settings, tell)


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Let SIGTERM end a reduction as Ctrl-C does: with the smallest so far."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _console(target: Path | None) -> Console:
    """Speak on standard error where the program itself goes to standard output."""
    return make_console(stderr=on_standard_output(target))


@contextlib.contextmanager
def _screen(console: Console) -> Iterator[Tell]:
    """Show what is kept, then one line that changes while the search goes on.

    Without a terminal, a line every `EVERY_S` seconds says how far it is.
    """
    from rich.text import Text

    from errata.commands.reduce.bench import Before
    from errata.commands.reduce.reducing import beginning, progress_words

    live = make_console(stderr=True)
    with live.status("") if live.is_terminal else contextlib.nullcontext() as status:
        said = time.monotonic()

        def tell(news: str | Before | Search) -> None:
            nonlocal said
            if isinstance(news, Before):
                subject = news.subject
                lines = len(subject.source.splitlines())
                _print(
                    console, f"{subject.name} in {subject.where}: {lines} lines", beginning(news)
                )
                return
            text = Text(news if isinstance(news, str) else progress_words(news))
            if status is not None:
                status.update(text)
            elif isinstance(news, str) or time.monotonic() - said >= EVERY_S:
                live.print(text, soft_wrap=True)
                said = time.monotonic()

        yield tell


def _print(console: Console, headline: str, rows: Sequence[Row]) -> None:
    from errata.report.document import Facts, Tone, Words
    from errata.report.to_console import print_blocks

    print_blocks([Words(headline, Tone.STRONG), Facts(tuple(rows))], console)


def _tell(reduction: Reduction, question: Question, target: Path | None) -> None:
    """Write the smaller program, and show the result of the reduction."""
    from errata.commands.reduce.reducing import ending, headline

    console = _console(target)
    console.print()
    rows = ending(reduction)
    if reduction.is_smaller:
        rows += (
            _replace(reduction, question, console) if target is None else _write(reduction, target)
        )
    _print(console, headline(reduction), rows)


def _write(reduction: Reduction, target: Path) -> list[Row]:
    write_document(target, reduction.source.rstrip("\n") + "\n")
    return [] if on_standard_output(target) else [("written", str(target))]


def _replace(reduction: Reduction, question: Question, console: Console) -> list[Row]:
    """Replace the script of a case and show what changes; keep what must not replace it."""
    import difflib

    from errata.report.document import Diff
    from errata.report.to_console import print_blocks

    subject, text = reduction.before.subject, reduction.in_place
    if not reduction.documented:
        why = "it does not fail as case.toml documents" if reduction.rates else "not verified"
        aside = Path(f"{subject.original.parent.name}.reduced.py")
        if aside.exists():
            aside = Path(tempfile.mkdtemp(prefix="errata-kept-")) / aside
        return [("not replaced", why), *_write(reduction, aside)]
    path = os.path.relpath(subject.original)
    old, new = subject.source.splitlines(), text.splitlines()
    lines = difflib.unified_diff(old, new, f"a/{path}", f"b/{path}", lineterm="")
    print_blocks([Diff(tuple(lines))], console)
    console.print()
    write_document(subject.original, text)
    options = [word for folder in question.corpora for word in ("--corpus", str(folder))]
    again = shlex.join(["errata", "run", subject.name, "--env", "all", *options])
    elsewhere = ("elsewhere", f"see whether it fails on other releases: {again}")
    return [("replaced", path), _measure(subject, question), elsewhere]


def _measure(subject: Subject, question: Question) -> Row:
    """Run a case with its new script and store what it does: earlier results are of the old one."""
    from errata.measuring.options import RunOptions
    from errata.measuring.supply import Silent
    from errata.model.verdict import word_of
    from errata.plan.matrix import Selection
    from errata.project import find_project
    from errata.workflow import make_plan
    from errata.workflow import run as run_plan

    python = question.python
    options = RunOptions(
        selection=subject.selection or Selection(),
        corpora=tuple(map(str, question.corpora)),
        only_own=question.only_own,
        python=str(python) if python else None,
        jobs=1,
        command_line=command_line(),
    )
    try:
        project = find_project(Path.cwd(), question.corpora, only_own=question.only_own)
        plan = make_plan(project, options.selection, python)
        with recording_store(project) as store:
            report = run_plan(plan, options, store, Silent())
    except ErrataError as error:
        return "not stored", error.message
    if report.interrupted:
        raise KeyboardInterrupt
    judgement = report.findings[-1].judgement
    return "stored", f"{word_of(judgement.verdict)} in {subject.where}"
