"""Make a failing program smaller while its failure stays the same, and verify the result."""

from __future__ import annotations

import ast
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotInTime
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO, Any, Protocol

from errata.commands.reduce.bench import Before, Bench, Settings
from errata.commands.reduce.criterion import (
    Criterion,
    Rates,
    differences,
    is_own_assertion,
    make_criterion,
)
from errata.commands.reduce.subject import Subject, neighbour_reason
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INTERRUPTED, HarnessFailure
from errata.model.outcome import Isolation, Outcome
from errata.model.source import parse_script
from errata.plan.programs import companion_reason
from errata.running.candidates import Candidates
from errata.running.gate import reason_for_fresh


@dataclass(frozen=True, kw_only=True)
class Reduction:
    """A smaller program, or the same one where none was found.

    `taken_back` counts the accepted steps that were undone because the failure got rarer.
    `verified` is False where an interruption prevented the last look. `documented` is set where
    `in_place` still fails as the case documents.
    """

    before: Before
    source: str
    found: Found
    rates: Rates | None
    taken_back: int = 0
    documented: bool = False

    @property
    def is_smaller(self) -> bool:
        """Whether anything was taken away besides comments and layout."""
        return len(self.source) < len(self.found.accepted[0])

    @property
    def in_place(self) -> str:
        """The smaller program in the layout of the original, below its docstring."""
        return as_written(self.source, self.before.subject.source)

    @property
    def verified(self) -> bool:
        """Whether the smaller program was looked at again, in fresh interpreters too."""
        return self.rates is not None

    @property
    def unproven(self) -> bool:
        """Whether nothing shows that a wrong result is still wrong for the same reason."""
        before = self.before
        own = is_own_assertion(before.result, before.subject.filename)
        return own and before.subject.control is None

    @property
    def exit_code(self) -> int:
        """The code to exit with."""
        if self.found.interrupted:
            return EXIT_INTERRUPTED
        return EXIT_AS_EXPECTED if self.is_smaller and self.verified else EXIT_CHANGED


class Watch(Protocol):
    """What hears how far a reduction is; calls come from one thread."""

    def stage(self, text: str) -> None:
        """Report what is being done now."""
        ...

    def began(self, before: Before) -> None:
        """Report what will be kept."""
        ...

    def step(self, step: Step) -> None:
        """Report how far the search is."""
        ...


def reduce_program(subject: Subject, settings: Settings, watch: Watch) -> Reduction:
    """Look, agree on what must stay, search, and look again.

    Raises UsageProblem for a program that does not fail, or whose failure cannot be kept apart
    from others, and HarnessFailure where it cannot be run.
    """
    with Candidates(
        subject.filename,
        companions=subject.companions,
        slots=settings.slots,
        processes=subject.processes,
    ) as candidates:
        watch.stage(f"running {subject.name} as it is")
        start = _without_neighbours(subject, settings, candidates)
        bench = Bench(candidates=candidates, subject=start, settings=settings)
        before = bench.look()
        before = replace(before, subject=replace(before.subject, source=subject.source))
        watch.began(before)
        plain = ast.unparse(parse_script(start.source))
        test = bench.agree(before, plain)
        watch.stage("reducing")
        found = search(
            plain,
            test.fails_alike,
            slots=candidates.slots,
            max_time_s=settings.max_time_s,
            tell=watch.step,
        )
        if start is not subject:
            whole = ast.unparse(parse_script(subject.source))
            found = replace(found, accepted=(whole, *found.accepted))
        watch.stage("running what is left, in fresh interpreters too")
        return _verify(bench, before, test.criterion, found)


def _without_neighbours(subject: Subject, settings: Settings, candidates: Candidates) -> Subject:
    """Leave out modules next to a script that cannot be forked with, where it fails alike without.

    Each candidate would take a fresh interpreter because of them, which is slow.
    """
    reasons = {path.stem: companion_reason([path]) for path in subject.companions}
    names = {name for name, why in reasons.items() if why and subject.fresh_because.startswith(why)}
    if not names:
        return subject
    source = without_modules(subject.source, names)
    own = tuple(path for path in subject.companions if path.stem not in names)
    reason = neighbour_reason(own, source, subject.target)
    alone = replace(
        subject,
        source=source,
        companions=own,
        fresh_because=reason or reason_for_fresh(source, subject.target.module),
    )
    first, second = (
        candidates.run(
            one.source, one.target, isolation=Isolation.FRESH, timeout_s=subject.timeout_s
        )
        for one in (subject, alone)
    )
    wanted = make_criterion(first, subject.filename, pattern=settings.pattern)
    is_failure = first.outcome.is_script_failure and not differences(wanted, second)
    control = subject.control
    if is_failure and control is not None:
        again = candidates.run(
            source, control, isolation=Isolation.FRESH, timeout_s=subject.timeout_s
        )
        is_failure = again.outcome is Outcome.PASSED
    return alone if is_failure else subject


def without_modules(source: str, modules: Collection[str]) -> str:
    """Write a program without its imports of `modules` and the simple statements that use them."""
    tree = parse_script(source)
    bound: set[str] = set()

    def goes(node: ast.stmt) -> bool:
        if isinstance(node, ast.ImportFrom):
            return (node.module or "").partition(".")[0] in modules
        if isinstance(node, ast.Import):
            return all(alias.name.partition(".")[0] in modules for alias in node.names)
        names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        return not hasattr(node, "body") and not hasattr(node, "cases") and bool(names & bound)

    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)) and goes(node):
            bound |= {(one.asname or one.name).partition(".")[0] for one in node.names}
    for node in ast.walk(tree):
        for field_name in ("body", "orelse", "finalbody"):
            block = getattr(node, field_name, None)
            if isinstance(block, list):
                kept = [one for one in block if not goes(one)]
                is_needed = field_name == "body" and not isinstance(node, ast.Module)
                setattr(node, field_name, kept or ([ast.Pass()] if block and is_needed else []))
    return ast.unparse(tree)


def _verify(bench: Bench, before: Before, criterion: Criterion, found: Found) -> Reduction:
    """Look at the best again, as often as at first; go back where it fails less often."""
    last = len(found.accepted) - 1
    good = last
    try:
        rates = bench.rates(found.accepted[last], before, criterion)
        if last and rates.lower_than(before.rates):
            good, rates = _last_good(bench, before, criterion, found.accepted)
    except KeyboardInterrupt:
        cut_short = replace(found, interrupted=True, ended="interrupted")
        return Reduction(before=before, source=found.accepted[last], found=cut_short, rates=None)
    reduction = Reduction(
        before=before,
        source=found.accepted[good],
        found=found,
        rates=rates,
        taken_back=last - good,
    )
    if not before.documented or not reduction.is_smaller:
        return reduction
    return replace(reduction, documented=bench.meets_expectation(reduction.in_place))


def as_written(source: str, original: str) -> str:
    """Write a reduced program as the original wrote what is left of it, below its docstring."""
    before, lines = parse_script(original), source.splitlines()
    texts = {ast.dump(node): ast.get_source_segment(original, node) for node in _simple(before)}
    for node in sorted(_simple(parse_script(source)), key=lambda node: -node.lineno):
        text = texts.get(ast.dump(node))
        if text is not None:
            indent = " " * node.col_offset
            lines[node.lineno - 1 : node.end_lineno] = [indent + text]
    if ast.get_docstring(before) is not None and ast.get_docstring(parse_script(source)) is None:
        lines[:0] = [ast.get_source_segment(original, before.body[0]) or "", ""]
    return "\n".join(lines) + "\n"


def _simple(tree: ast.Module) -> list[ast.stmt]:
    """List the statements that hold no other ones."""
    statements = (node for node in ast.walk(tree) if isinstance(node, ast.stmt))
    return [node for node in statements if not hasattr(node, "body") and not hasattr(node, "cases")]


def _last_good(
    bench: Bench, before: Before, criterion: Criterion, accepted: Sequence[str]
) -> tuple[int, Rates]:
    """Find a late accepted program that fails as often as the first, by halving."""
    low, high, known = 0, len(accepted) - 1, before.rates
    while high - low > 1:
        middle = (low + high) // 2
        rates = bench.rates(accepted[middle], before, criterion)
        if rates.lower_than(before.rates):
            high = middle
        else:
            low, known = middle, rates
    return low, known


_PACKAGE = Path(__file__).resolve().parents[3]


@dataclass(frozen=True, kw_only=True)
class Step:
    """How far a search is: the smallest text so far, and what it took; times in seconds."""

    best: str
    tried: int
    known: int
    refused: int
    seconds: float

    @property
    def per_second(self) -> float:
        """Candidates that were run, per second."""
        return self.tried / self.seconds if self.seconds else 0.0


@dataclass(frozen=True, kw_only=True)
class Found:
    """What a search found; `accepted` are all that failed alike, ever smaller, the first given.

    `ended` is why it ended early; empty where nothing smaller was left to try.
    """

    accepted: tuple[str, ...]
    last: Step
    ended: str = ""
    interrupted: bool = False


@dataclass(kw_only=True)
class _Search:
    """The state of one search: what is asked, what is guessed, what was accepted."""

    questions: IO[str]
    answers: IO[str]
    executor: ThreadPoolExecutor
    fails_alike: Callable[[str], bool]
    tell: Callable[[Step], None]
    deadline: float
    accepted: list[str]
    started: float = field(default_factory=time.monotonic)
    tried: int = 0
    known: int = 0
    refused: int = 0
    pending: dict[str, Future[bool]] = field(default_factory=dict)

    def step(self) -> Step:
        """Report how far the search is."""
        return Step(
            best=self.accepted[-1],
            tried=self.tried,
            known=self.known,
            refused=self.refused,
            seconds=time.monotonic() - self.started,
        )

    def go(self) -> str:
        """Answer until the proposer is done; return why it ended early, if it did."""
        while True:
            message = self._receive()
            self.known = message.get("known", self.known)
            self.refused = message.get("refused", self.refused)
            if "maybe" in message:
                self._submit(message["maybe"])
            elif "ask" in message:
                if not self._answer(message["ask"]):
                    return "the time was up"
            elif "failed" in message:
                return f"the reducer stopped: {message['failed']}"
            else:
                return ""

    def _answer(self, source: str) -> bool:
        """Answer one question; return False where the time is up."""
        future = self._submit(source)
        try:
            answer = future.result(timeout=max(0.0, self.deadline - time.monotonic()))
        except NotInTime:
            return False
        self.tried += 1
        if answer:
            self.accepted.append(source)
            for guess in self.pending.values():
                guess.cancel()  # made for the other answer; those that run are left to end
            self.pending.clear()
        self.tell(self.step())
        self.send(answer)
        return True

    def _submit(self, source: str) -> Future[bool]:
        if source not in self.pending:
            self.pending[source] = self.executor.submit(self.fails_alike, source)
        return self.pending[source]

    def _receive(self) -> dict[str, Any]:
        line = self.questions.readline()
        if not line:
            return {"failed": "its process ended"}
        message: dict[str, Any] = json.loads(line)
        return message

    def send(self, value: object) -> None:
        """Send the job, or an answer."""
        with contextlib.suppress(BrokenPipeError):
            self.answers.write(json.dumps(value) + "\n")
            self.answers.flush()


def search(
    source: str,
    fails_alike: Callable[[str], bool],
    *,
    slots: int,
    max_time_s: float,
    tell: Callable[[Step], None] = lambda _: None,
) -> Found:
    """Reduce `source`, which fails; `fails_alike` is called from `slots` threads.

    Ends with the best so far when the time is up, or at Ctrl-C. The result depends on the answers
    alone. Raises what `fails_alike` raises.
    """
    proposer = _start()
    executor = ThreadPoolExecutor(max_workers=slots, thread_name_prefix="candidate")
    if proposer.stdout is None or proposer.stdin is None:
        raise HarnessFailure("the reducer cannot be asked")
    going = _Search(
        questions=proposer.stdout,
        answers=proposer.stdin,
        executor=executor,
        fails_alike=fails_alike,
        tell=tell,
        deadline=time.monotonic() + max_time_s,
        accepted=[source],
    )
    ended, interrupted = "", False
    try:
        going.send({"source": source, "ahead": slots - 1})
        ended = going.go()
    except KeyboardInterrupt:
        ended, interrupted = "interrupted", True
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        _end(proposer)
    return Found(
        accepted=tuple(going.accepted),
        last=going.step(),
        ended=ended,
        interrupted=interrupted,
    )


def _start() -> subprocess.Popen[str]:
    """Start the proposer in a session of its own, so that Ctrl-C does not reach it."""
    command = [sys.executable, "-m", "errata.commands.reduce.proposer"]
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="surrogatepass",
            cwd=_PACKAGE,
            start_new_session=True,
        )
    except OSError as error:
        raise HarnessFailure(f"the reducer cannot be started: {error}") from error


def _end(proposer: subprocess.Popen[str]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(proposer.pid, signal.SIGKILL)
    for stream in (proposer.stdin, proposer.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
    proposer.wait()
