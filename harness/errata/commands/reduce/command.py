"""`errata reduce`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import refuse_unwritable
from errata.commands.reduce.criterion import Same
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, UsageProblem
from errata.model.outcome import Isolation, Sandboxing

Name = Annotated[
    str, typer.Argument(metavar="CASE|SCRIPT", help="A case, e.g. torch/x, or a Python file.")
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
    python: opt.Python = None,
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
    sandbox: opt.Sandboxed = Sandboxing.AUTO,
    jobs: opt.Jobs = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> None:
    """Make a failing program smaller while its failure stays the same.

    The variants it tries run in a sandbox where this machine offers one (see errata doctor), each
    in empty folders. Ctrl-C keeps the smallest program so far.

    Exit code: 0 smaller and verified, 1 nothing smaller, 2 wrong usage or nothing to reduce, 3 an
    environment or Errata failed, 130 interrupted.
    """
    from errata.commands.reduce.bench import Settings
    from errata.commands.reduce.reducing import conclude, reduce_named
    from errata.commands.reduce.subject import Question

    target = _target(name, output, in_place=in_place)
    opt.confine(sandbox)
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
        same=same or ("statement" if in_place else "message"),
        pattern=message,
        runs=runs,
        max_time_s=max_time,
        isolation=isolation,
        trust_assertion=trust_assertion,
        slots=jobs,
    )
    reduction = reduce_named(question, settings, target)
    conclude(reduction, question, target)
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
    refuse_unwritable(target, programs=True)
    return target
