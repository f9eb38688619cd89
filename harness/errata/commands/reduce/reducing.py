"""Make a failing program smaller while its failure stays the same, and verify the result."""

from __future__ import annotations

import ast
import contextlib
import difflib
import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotInTime
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from errata.cli.options import command_line, recording_store
from errata.cli.terminal import make_console, on_standard_output, refuse_unwritable, write_document
from errata.commands.reduce.bench import Before, Bench, Settings
from errata.commands.reduce.criterion import (
    Criterion,
    Rates,
    differences,
    is_own_assertion,
    make_criterion,
)
from errata.commands.reduce.subject import Question, Subject, find_subject, neighbour_reason
from errata.measuring.options import RunOptions
from errata.measuring.supply import Silent
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INTERRUPTED,
    ErrataError,
    HarnessFailure,
    UsageProblem,
)
from errata.model.outcome import Isolation, Outcome
from errata.model.source import parse_script
from errata.model.verdict import word_of
from errata.plan.matrix import Selection
from errata.plan.programs import companion_reason
from errata.project import find_project
from errata.report.console import print_blocks
from errata.report.document import Diff, Facts, Tone, Words
from errata.report.progress import RunProgress
from errata.running.candidates import Candidates
from errata.running.gate import reason_for_fresh
from errata.text.printable import counted, first_names
from errata.workflow import make_plan
from errata.workflow import run as run_plan


@dataclass(kw_only=True)
class Search:
    """A search for smaller programs, and how far it is after `seconds`.

    `accepted` are all that failed alike, ever smaller, the first one given. Of the candidates,
    `tried` were run, `known` had been, and `refused` were not worth running. `ended` is why it
    ended early; empty where nothing smaller was left to try.
    """

    accepted: list[str]
    tried: int = 0
    known: int = 0
    refused: int = 0
    seconds: float = 0.0
    ended: str = ""
    interrupted: bool = False

    @property
    def per_second(self) -> float:
        """Candidates that were run, per second."""
        return self.tried / self.seconds if self.seconds else 0.0


@dataclass(frozen=True, kw_only=True)
class Reduction:
    """A smaller program, or the same one where none was found.

    `taken_back` counts the accepted steps that were undone because the failure got rarer. `rates`
    are None where an interruption prevented the last look. `documented` is set where `in_place`
    still fails as the case documents.
    """

    before: Before
    found: Search
    rates: Rates | None
    taken_back: int = 0
    documented: bool = False

    @property
    def source(self) -> str:
        """The smallest program that fails as often as the first."""
        return self.found.accepted[-1 - self.taken_back]

    @property
    def is_smaller(self) -> bool:
        """Whether anything was taken away besides comments and layout."""
        return len(self.source) < len(self.found.accepted[0])

    @property
    def in_place(self) -> str:
        """The smaller program in the layout of the original, below its docstring."""
        return as_written(self.source, self.before.subject.source)

    @property
    def unproven(self) -> bool:
        """Whether nothing shows that a wrong result is still wrong for the same reason."""
        subject = self.before.subject
        return subject.control is None and is_own_assertion(self.before.result, subject.filename)

    @property
    def exit_code(self) -> int:
        """The code to exit with."""
        if self.found.interrupted:
            return EXIT_INTERRUPTED
        return EXIT_AS_EXPECTED if self.is_smaller and self.rates else EXIT_CHANGED


Tell = Callable[[str | Before | Search], None]
"""Hears, in one thread, what is being done, what will be kept, and how far the search is."""


def reduce_program(subject: Subject, settings: Settings, tell: Tell) -> Reduction:
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
        tell(f"running {subject.name} as it is")
        start = _without_neighbours(subject, settings, candidates)
        bench = Bench(candidates=candidates, subject=start, settings=settings)
        before = bench.look()
        tell(replace(before, subject=replace(before.subject, source=subject.source)))
        plain = ast.unparse(parse_script(start.source))
        bench.agree(plain)
        tell("reducing")
        reduce = partial(search, plain, bench.fails_alike, slots=candidates.slots, tell=tell)
        found = reduce(max_time_s=settings.max_time_s)
        if bench.layers and not found.ended and not bench.is_alike(found.accepted[-1]):
            tell("reducing again: it fails only where its imports were made beforehand")
            bench.layers = 0
            found = reduce(max_time_s=max(0.0, settings.max_time_s - found.seconds))
        if start is not subject:
            found.accepted.insert(0, ast.unparse(parse_script(subject.source)))
        tell("running what is left, in fresh interpreters too")
        return _verify(bench, subject.source, found)


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


def _verify(bench: Bench, original: str, found: Search) -> Reduction:
    """Look at the best again, as often as at first; go back where it fails less often."""
    before = replace(bench.before, subject=replace(bench.before.subject, source=original))
    last = good = len(found.accepted) - 1
    try:
        rates = bench.rates(found.accepted[last])
        if last and rates.lower_than(before.rates):
            good, rates = _last_good(bench, found.accepted)
    except KeyboardInterrupt:
        found.interrupted, found.ended = True, "interrupted"
        return Reduction(before=before, found=found, rates=None)
    reduction = Reduction(before=before, found=found, rates=rates, taken_back=last - good)
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
    statements = (node for node in ast.walk(tree) if isinstance(node, ast.stmt))
    return [node for node in statements if not hasattr(node, "body") and not hasattr(node, "cases")]


def _last_good(bench: Bench, accepted: Sequence[str]) -> tuple[int, Rates]:
    """Find a late accepted program that fails as often as the first, by halving."""
    low, high, known = 0, len(accepted) - 1, bench.before.rates
    while high - low > 1:
        middle = (low + high) // 2
        rates = bench.rates(accepted[middle])
        if rates.lower_than(bench.before.rates):
            high = middle
        else:
            low, known = middle, rates
    return low, known


_PACKAGE = Path(__file__).resolve().parents[3]


def search(
    source: str,
    fails_alike: Callable[[str], bool],
    *,
    slots: int,
    max_time_s: float,
    tell: Callable[[Search], None] = lambda _: None,
) -> Search:
    """Reduce `source`, which fails; `fails_alike` is called from `slots` threads.

    Ends with the best so far when the time is up, or at Ctrl-C. The result depends on the answers
    alone. Raises what `fails_alike` raises.
    """
    found, started = Search(accepted=[source]), time.monotonic()
    pending: dict[str, Future[bool]] = {}
    executor = ThreadPoolExecutor(max_workers=slots, thread_name_prefix="candidate")
    proposer = _start()

    def submit(candidate: str) -> Future[bool]:
        if candidate not in pending:
            pending[candidate] = executor.submit(fails_alike, candidate)
        return pending[candidate]

    try:
        _send(proposer, {"source": source, "ahead": slots - 1})
        while "done" not in (message := _receive(proposer, found)):
            if "failed" in message:
                found.ended = f"the reducer stopped: {message['failed']}"
                break
            if "maybe" in message:
                submit(message["maybe"])
                continue
            left_s = max(0.0, max_time_s - (time.monotonic() - started))
            answer = submit(message["ask"]).result(timeout=left_s)
            found.tried += 1
            found.seconds = time.monotonic() - started
            if answer:
                found.accepted.append(message["ask"])
                for guess in pending.values():
                    guess.cancel()  # made for the other answer; those that run are left to end
                pending.clear()
            tell(found)
            _send(proposer, answer)
    except NotInTime:
        found.ended = "the time was up"
    except KeyboardInterrupt:
        found.ended, found.interrupted = "interrupted", True
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        _end(proposer)
    found.seconds = time.monotonic() - started
    return found


def _receive(proposer: subprocess.Popen[str], found: Search) -> dict[str, Any]:
    line = proposer.stdout.readline() if proposer.stdout else ""
    message: dict[str, Any] = json.loads(line) if line else {"failed": "its process ended"}
    found.known = message.get("known", found.known)
    found.refused = message.get("refused", found.refused)
    return message


def _send(proposer: subprocess.Popen[str], value: object) -> None:
    with contextlib.suppress(BrokenPipeError):
        if proposer.stdin is not None:
            proposer.stdin.write(json.dumps(value) + "\n")
            proposer.stdin.flush()


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


EVERY_S = 30.0
Row = tuple[str, str]
"""A label, empty where it is the one above, and a raw text."""

_NAMED = 4  # functions on the way


def beginning(before: Before) -> list[Row]:
    """List what the program does now, and what its reductions must do as well."""
    criterion = before.criterion
    rows = [("keeps", text) for text in _kept(criterion)]
    if before.subject.control is not None:
        rows.append(("keeps", f"that it passes in {before.subject.control.id}"))
    rows.append(("may change", _free(criterion)))
    rows.append(("fails in", _rates(before.rates)))
    if before.subject.target.variables:
        pairs = " ".join(f"{k}={v}" for k, v in before.subject.target.variables.items())
        rows.append(("note", f"it runs with {pairs}, as it does not fail without"))
    if before.fresh_because:
        rows.append(("slowly", f"in fresh interpreters: {before.fresh_because}"))
    if before.subject.expectation is not None and not before.documented:
        rows.append(("note", "this is not the failure that case.toml documents here"))
    return _labelled(rows)


def headline(reduction: Reduction) -> str:
    """Write in a line how small the program became."""
    subject = reduction.before.subject
    if not reduction.is_smaller:
        return f"{subject.name} could not be made smaller"
    before, after = subject.source, reduction.source
    return f"{_lines(before)} → {_lines(after)} lines, {len(before):,} → {len(after):,} characters"


def ending(reduction: Reduction) -> list[Row]:
    """List how often the smaller program fails, what it took, and what to check."""
    rows: list[Row] = []
    if reduction.rates is None:
        rows.append(("not verified", "interrupted before it ran in fresh interpreters"))
    elif reduction.is_smaller:
        before = reduction.before.rates
        comparison = "as before" if reduction.rates == before else f"before: {_rates(before)}"
        rows.append(("fails in", f"{_rates(reduction.rates)}; {comparison}"))
    if reduction.taken_back:
        steps = counted(reduction.taken_back, "step")
        rows.append(("taken back", f"{steps}: the failure was rarer, or only forked"))
    found = reduction.found
    tried = f"{found.tried} run in {found.seconds:.1f} s, {found.per_second:.1f} per second"
    left = f"{found.known} were known already, {found.refused} not worth running"
    rows.append(("candidates", f"{tried}; {left}"))
    if found.ended:
        rows.append(("ended early", f"{found.ended}; this is the smallest so far"))
    if reduction.unproven:
        rows.append(
            ("not proven", "that the result is still wrong for the same reason: read it yourself")
        )
    return _labelled(rows)


def progress_words(found: Search) -> str:
    """Write how far a search is, in one line."""
    best = found.accepted[-1]
    return (
        f"{_lines(best)} lines, {len(best):,} characters; {found.tried} tried, "
        f"{found.per_second:.1f}/s, {found.known} known already, {found.seconds:.0f} s"
    )


def _kept(criterion: Criterion) -> list[str]:
    if criterion.type:
        rows = [f"{criterion.type}, {_raiser(criterion)}"]
    else:
        rows = [": ".join(filter(None, [str(criterion.outcome), criterion.status]))]
    if criterion.pattern is not None:
        rows.append(f"a message like: {criterion.pattern}")
    elif criterion.message is not None:
        rows.append(f"the message: {criterion.message}")
    if criterion.through:
        rows.append(f"that it is called through {first_names(sorted(criterion.through), _NAMED)}")
    if criterion.native:
        count, first = len(criterion.native), criterion.native[0]
        rows.append(f"{counted(count, 'native frame')}, {first} first")
    if criterion.warning is not None:
        rows.append(f"the warning: {criterion.warning}")
    return rows


def _raiser(criterion: Criterion) -> str:
    if criterion.raised_in:
        start = "called by a statement of the script, " if criterion.by_script else ""
        return f"{start}raised in {criterion.raised_in}"
    return "raised by a statement of the script" if criterion.by_script else "raised"


def _free(criterion: Criterion) -> str:
    free = []
    if criterion.type and criterion.same == "type" and criterion.pattern is None:
        free.append("the message")
    elif criterion.same == "wording":
        free.append("numbers in the message")
    if criterion.type and criterion.same != "statement":
        free.append("the statement")
    return ", ".join([*free, "line numbers, names, layout; comments go"])


def _rates(rates: Rates) -> str:
    asked = [
        (rate, how) for rate, how in ((rates.fork, "forked"), (rates.fresh, "fresh")) if rate.runs
    ]
    parts = [f"{rate} {'run' if rate.runs == 1 else 'runs'} {how}" for rate, how in asked]
    flaky = "" if all(rate.is_certain for rate, _ in asked) else " (flaky)"
    return ", ".join(parts) + flaky


def _lines(source: str) -> int:
    return len(source.splitlines())


def _labelled(rows: list[Row]) -> list[Row]:
    return [
        (label if not number or rows[number - 1][0] != label else "", text)
        for number, (label, text) in enumerate(rows)
    ]


def reduce_named(question: Question, settings: Settings, target: Path | None) -> Reduction:
    """Find the program, build what it needs, and reduce it."""
    with contextlib.ExitStack() as held:
        with RunProgress(make_console(stderr=True)) as building:
            subject = held.enter_context(find_subject(question, Path.cwd(), building))
        original = subject.original
        if target is None:
            refuse_unwritable(original, programs=True)
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
    print_blocks([Words(headline, Tone.STRONG), Facts(tuple(rows))], console)


def conclude(reduction: Reduction, question: Question, target: Path | None) -> None:
    """Write the smaller program, and show the result of the reduction."""
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
