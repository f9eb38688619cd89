"""`errata reduce`."""

from __future__ import annotations

import contextlib
import signal
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
    confine,
)
from errata.cli.terminal import make_console, on_standard_output, refuse_unwritable, write_document
from errata.filing.reduce.criterion import Same
from errata.model.errors import UsageProblem
from errata.model.outcome import Isolation, Sandboxing

if TYPE_CHECKING:
    from types import TracebackType

    from rich.console import Console
    from rich.status import Status

    from errata.filing.reduce.bench import Before, Settings
    from errata.filing.reduce.reducing import Reduction, Step
    from errata.filing.reduce.subject import Question

__all__ = ["reduce"]


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
    Same,
    typer.Option(
        "--same",
        metavar="WHAT",
        help="What must stay the same. type: the error's type; wording: also its message without "
        "numbers; message: the whole message; statement: also the raising statement.",
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
    same: Kept = Same.MESSAGE,
    message: Message = None,
    passes_in: PassesIn = None,
    trust_assertion: Trust = False,
    output: Output = None,
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
    from errata.filing.reduce.bench import Settings
    from errata.filing.reduce.subject import Question

    target = _target(name, output)
    confine(sandbox)
    question = Question(
        name=name,
        environment=env,
        python=python,
        mode=mode,
        passes_in=passes_in,
        timeout_s=timeout,
        corpora=tuple(corpus or ()),
        only_own=only_own,
    )
    settings = Settings(
        same=same,
        pattern=message,
        runs=runs,
        max_time_s=max_time,
        isolation=isolation,
        trust_assertion=trust_assertion,
        slots=jobs,
    )
    reduction = _reduce(question, settings, target)
    _tell(reduction, target)
    raise typer.Exit(reduction.exit_code)


def _target(name: str, output: Path | None) -> Path:
    """Say where the result goes; refuses to write over anything but a file that was named."""
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


def _refuse_original(target: Path, original: Path) -> None:
    originals = {original, original.with_name("broken.py"), original.with_name("fixed.py")}
    if target.exists() and any(path.exists() and target.samefile(path) for path in originals):
        raise UsageProblem(
            f"{str(target)!r} is the original, which is never overwritten", hint="name another file"
        )


def _reduce(question: Question, settings: Settings, target: Path) -> Reduction:
    """Find the program, build what it needs, and reduce it."""
    from errata.filing.reduce.reducing import reduce_program
    from errata.filing.reduce.subject import find_subject
    from errata.report.progress import RunProgress

    with contextlib.ExitStack() as held:
        with RunProgress(make_console(stderr=True)) as building:
            subject = held.enter_context(find_subject(question, Path.cwd(), building))
        _refuse_original(target, subject.original)
        with _Screen(_console(target)) as screen, _interruptible():
            return reduce_program(subject, settings, screen)


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Let SIGTERM end a reduction as Ctrl-C does: with the smallest so far."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _console(target: Path) -> Console:
    """Speak on standard error where the program itself goes to standard output."""
    return make_console(stderr=on_standard_output(target))


class _Screen:
    """Shows what is kept, then one line that changes while the search goes on."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._live = make_console(stderr=True)
        self._status: Status | None = None

    def __enter__(self) -> _Screen:
        if self._live.is_terminal:
            self._status = self._live.status("")
            self._status.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._status is not None:
            self._status.stop()

    def stage(self, text: str) -> None:
        """Say what is being done now."""
        self._update(text)

    def began(self, before: Before) -> None:
        """Say what will be kept."""
        from errata.filing.reduce.words import beginning

        subject = before.subject
        lines = len(subject.source.splitlines())
        words = f"{subject.name} in {subject.where}: {lines} lines"
        _print(self._console, words, beginning(before))

    def step(self, step: Step) -> None:
        """Say how far the search is."""
        from errata.filing.reduce.words import progress_words

        self._update(progress_words(step))

    def _update(self, text: str) -> None:
        if self._status is not None:
            from rich.text import Text

            self._status.update(Text(text))


def _print(console: Console, headline: str, rows: Sequence[tuple[str, str]]) -> None:
    from errata.report.document import Facts, Tone, Words
    from errata.report.to_console import print_blocks

    print_blocks([Words(headline, Tone.STRONG), Facts(tuple(rows))], console)


def _tell(reduction: Reduction, target: Path) -> None:
    """Write the smaller program, and show the result of the reduction."""
    from errata.filing.reduce.words import ending, headline

    console = _console(target)
    console.print()
    rows = ending(reduction)
    if reduction.is_smaller:
        text = reduction.source.rstrip("\n") + "\n"
        write_document(target, text)
        if not on_standard_output(target):
            rows = [*rows, ("written", str(target))]
    _print(console, headline(reduction), rows)
