"""What must stay the same while a program is reduced, and how often it must fail: pure."""

from __future__ import annotations

import ast
import math
import re
from dataclasses import dataclass, replace
from typing import Literal

from errata.model.case import Expectation
from errata.model.matching import fold, matches_text
from errata.model.outcome import Isolation, Outcome, ScriptResult, Signature
from errata.model.source import parse_script

Same = Literal["type", "wording", "message", "statement"]
"""How much of an exception must stay, from least to most."""


@dataclass(frozen=True, kw_only=True)
class Criterion:
    """What every accepted candidate must do.

    `status` is a signal, an exit code with its last words, or how a hang spends its time. `message`
    is compared in canonical form; `pattern`, where given, replaces it: literal text in which an
    ellipsis stands for anything. `raised_in` is the function outside the script that raises, empty
    where the script itself does, and `through` the functions that call back into the script on the
    way there: without them another call could raise the same words. `at` is the raising statement
    in canonical form, None where it may change. `warning` is one that must be given.
    """

    outcome: Outcome
    filename: str
    same: Same = "message"
    status: str = ""
    type: str = ""
    message: str | None = None
    pattern: str | None = None
    raised_in: str = ""
    by_script: bool = False
    through: frozenset[str] = frozenset()
    native: tuple[str, ...] = ()
    at: str | None = None
    warning: str | None = None


_FILE_LINE = re.compile(r"\b([Ff]ile) \\?[\"'][^\"'\n]{0,400}\\?[\"'], line \d+")
_LINE = re.compile(r"\bline \d+\b")
_PLACE = re.compile(r"(\.py):\d+(?:~\d+)?(?:, ?\d+~\d+)?")
_NUMBER = re.compile(r"(?<![A-Za-z_])[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?")
_NUMBERS = re.compile(r"#(?:\s*[,x]\s*#)+")
_BUSY_SHARE = 0.5
_LAST_WORDS = 300


def make_criterion(
    result: ScriptResult,
    filename: str,
    *,
    same: Same = "message",
    pattern: str | None = None,
    expectation: Expectation | None = None,
) -> Criterion:
    """Describe what must stay the same as in `result`, what the unreduced script did.

    `pattern` replaces the message. An expectation that the result meets supplies its own message
    and warning, so that what a case leaves open may change.
    """
    warning = expectation.warning if expectation else None
    documented = (expectation and expectation.message) or ""
    if pattern is None and ("…" in documented or "..." in documented):
        pattern = documented
    criterion = Criterion(
        outcome=result.outcome,
        filename=filename,
        same=same,
        status=_status(result),
        warning=warning,
    )
    signature = result.signature
    if signature is None:
        return criterion
    takes_message = same != "type" and pattern is None
    return replace(
        criterion,
        type=signature.type,
        message=_message(signature, same) if takes_message else None,
        pattern=pattern,
        raised_in=_raised_in(signature, filename),
        by_script=bool(signature.at),
        through=frozenset() if same == "type" else _through(signature, filename),
        native=() if same == "type" else signature.native,
        at=canonical_statement(signature.at) if same == "statement" else None,
    )


def keep_statement(criterion: Criterion, result: ScriptResult) -> Criterion:
    """Also require the raising statement of `result`, unchanged."""
    at = result.signature.at if result.signature else ""
    return replace(criterion, at=canonical_statement(at))


def is_own_assertion(result: ScriptResult, filename: str) -> bool:
    """Tell whether a script's own assertion failed: a wrong result, compared with a reference."""
    signature = result.signature
    return (
        signature is not None
        and signature.type == "AssertionError"
        and bool(signature.at)
        and not _raised_in(signature, filename)
    )


def differences(criterion: Criterion, result: ScriptResult) -> tuple[str, ...]:
    """Name what differs between the criterion and a result; empty where it is the same failure."""
    found: list[str] = []
    if result.outcome is not criterion.outcome:
        found.append("outcome")
    if _status(result) != criterion.status:
        found.append("status")
    if criterion.warning is not None and not any(
        matches_text(criterion.warning, seen.message) for seen in result.warnings
    ):
        found.append("warning")
    signature = result.signature
    if criterion.type and signature is None:
        return (*found, "type")
    if signature is not None:
        found += _signature_differences(criterion, signature)
    return tuple(found)


def canonical_statement(text: str) -> str:
    """Write a statement as the parser reads it, so that layout and quotes do not count."""
    for tail in ("", " pass", "\n pass"):
        try:
            return fold(ast.unparse(parse_script(text + tail)))
        except SyntaxError:
            continue
    return fold(text)


def _signature_differences(criterion: Criterion, signature: Signature) -> list[str]:
    loose = criterion.same == "type"
    at = criterion.at
    differs = {
        "type": signature.type != criterion.type,
        "message": not _says_the_same(criterion, signature),
        "raised in": _raised_in(signature, criterion.filename) != criterion.raised_in,
        "raised by the script": bool(signature.at) != criterion.by_script,
        "called through": not loose
        and _through(signature, criterion.filename) != criterion.through,
        "native": not loose and signature.native != criterion.native,
        "statement": at is not None and canonical_statement(signature.at) != at,
    }
    return [name for name, is_other in differs.items() if is_other]


def _says_the_same(criterion: Criterion, signature: Signature) -> bool:
    if criterion.pattern is not None:
        return matches_text(criterion.pattern, signature.message)
    return criterion.message is None or _message(signature, criterion.same) == criterion.message


def _message(signature: Signature, same: Same) -> str:
    """Write a message without what shrinks with the script, and for `wording` without numbers."""
    text = _FILE_LINE.sub(r'\1 "…", line …', signature.message)
    text = _PLACE.sub(r"\1:…", _LINE.sub("line …", text))
    if same == "wording":
        text = _NUMBERS.sub("#", _NUMBER.sub("#", text))
    return text


def _raised_in(signature: Signature, filename: str) -> str:
    """Name the function that raised, unless it is the script's own."""
    if not signature.frames or signature.frames[-1].file == filename:
        return ""
    innermost = signature.frames[-1]
    return f"{innermost.function} ({innermost.file})"


def _through(signature: Signature, filename: str) -> frozenset[str]:
    """Name the functions outside the script between its first and its last frame."""
    own = [number for number, frame in enumerate(signature.frames) if frame.file == filename]
    between = signature.frames[own[0] : own[-1]] if own else ()
    return frozenset(f"{f.function} ({f.file})" for f in between if f.file != filename)


def _status(result: ScriptResult) -> str:
    """Say what identifies an end without an exception."""
    if result.outcome is Outcome.CRASHED:
        return f"{result.signal}{_crash_place(result.stderr)}"
    if result.outcome is Outcome.EXITED:
        lines = result.stderr.strip().splitlines()
        return f"exit status {result.exit_code}: {lines[-1][:_LAST_WORDS] if lines else ''}"
    if result.outcome is Outcome.TIMED_OUT:
        busy = (result.cpu_s or 0.0) >= _BUSY_SHARE * (result.wall_s or 1.0)
        return "busy" if busy else "waiting"
    return ""


_CRASHED_IN = re.compile(
    r'^Current thread [^\n]*\n  File "(?P<file>[^"\n]+)", line \d+ in (?P<function>\S+)',
    re.MULTILINE,
)
_LIBRARY = re.compile(r".*/(?:site|dist)-packages/")


def _crash_place(stderr: str) -> str:
    """Name the Python function that crashed, from what `faulthandler` printed, if anything."""
    frame = _CRASHED_IN.search(stderr)
    if frame is None:
        return ""
    short = _LIBRARY.sub("", frame["file"])
    if "/" not in short:
        return " in the script itself"
    return f" in {frame['function']} ({short})"


def watch_crashes(source: str) -> str:
    """Let a crashing script print which Python function it was in."""
    tree = parse_script(source)
    leading = 0
    for node in tree.body:
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not (is_docstring or is_future):
            break
        leading += 1
    tree.body[leading:leading] = parse_script("import faulthandler\nfaulthandler.enable()").body
    return ast.unparse(tree)


def calls_framework(source: str, module: str) -> bool:
    """Tell whether a program still calls something that it imports from `module`."""
    tree = parse_script(source)
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            own = [a for a in node.names if a.name.partition(".")[0] == module]
            names.update(a.asname or module for a in own)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == module:
            names.update(a.asname or a.name for a in node.names)
    return any(_root(n.func) in names for n in ast.walk(tree) if isinstance(n, ast.Call))


def _root(node: ast.expr) -> str:
    while isinstance(node, (ast.Attribute, ast.Call, ast.Subscript)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


SIGNIFICANT = 0.05
MISSED = 0.02  # how often a flaky candidate that does fail may be taken for one that does not
MOST_TRIES = 12


@dataclass(frozen=True, kw_only=True)
class Rate:
    """How many of how many runs showed the failure."""

    hits: int = 0
    runs: int = 0

    @property
    def is_certain(self) -> bool:
        """Whether every run failed."""
        return self.hits == self.runs

    def __str__(self) -> str:
        return f"{self.hits} of {self.runs}"


@dataclass(frozen=True, kw_only=True)
class Rates:
    """How often a program failed in each isolation; no runs where it was not asked."""

    fork: Rate
    fresh: Rate

    def of(self, isolation: Isolation) -> Rate:
        """Return the rate in one isolation."""
        return self.fork if isolation is Isolation.FORK else self.fresh

    @property
    def is_certain_in_fork(self) -> bool:
        """Whether every forked run failed, of at least one."""
        return self.fork.runs > 0 and self.fork.is_certain

    def lower_than(self, before: Rates) -> bool:
        """Tell whether a failure got rarer in either isolation."""
        return is_lower(self.fork, before.fork) or is_lower(self.fresh, before.fresh)


def is_lower(after: Rate, before: Rate) -> bool:
    """Tell whether a program fails less often than the one it was made from.

    Where every run failed, every run must fail. Otherwise the difference must be more than
    chance (Fisher's exact test, one-sided, 5 %).
    """
    if not after.runs or not before.runs:
        return False
    if before.is_certain:
        return not after.is_certain
    return _chance_of_at_most(after, before) < SIGNIFICANT


def _chance_of_at_most(after: Rate, before: Rate) -> float:
    """Return the chance of so few hits in `after` if both had the same rate."""
    runs, hits = after.runs + before.runs, after.hits + before.hits
    fewest = max(0, hits - before.runs)
    ways = sum(
        math.comb(after.runs, k) * math.comb(before.runs, hits - k)
        for k in range(fewest, after.hits + 1)
    )
    return ways / math.comb(runs, hits)


def tries_for(rate: Rate) -> int:
    """Return how often to run a candidate before it counts as one that does not fail."""
    if rate.is_certain or not rate.hits:
        return 1
    missed = 1 - rate.hits / rate.runs
    return min(MOST_TRIES, max(2, math.ceil(math.log(MISSED) / math.log(missed))))
