"""Write a new case folder: empty, or from a saved issue, none of whose code is ever run."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from errata.commands.capture.case_files import (
    CaseText,
    one_line,
    refuse_existing,
    slug_of,
    specifier_from,
    stand_in,
    write_case,
    write_case_toml,
)
from errata.commands.capture.issues import CodeBlock, Issue, best_block, read_issue
from errata.commands.diagnose.tracebacks import Trace
from errata.model.case import NO_TRACKER, TRACKERS, Expectation, Kind, Source
from errata.model.errors import UsageProblem
from errata.model.matching import fold, normalise_message
from errata.model.outcome import Outcome
from errata.model.source import statements
from errata.plan.framework import Framework
from errata.text.printable import guess, visible_lines

_SHOWN = 60  # lines of a log
_UNKNOWN = "TODO: the message that must be seen"
_ERRORS = {
    Kind.WRONG_RESULT: "AssertionError",
    Kind.PERFORMANCE: "AssertionError",
    Kind.GRAPH_BREAK: "torch._dynamo.exc.Unsupported",
}


@dataclass(frozen=True, kw_only=True)
class NewCase:
    """A case folder that was written."""

    folder: Path
    case_id: str


def place_of(name: str, corpus: Path, frameworks: Mapping[str, Framework]) -> tuple[Path, str]:
    """Return folder and id of a new case called `FRAMEWORK/SLUG`; raises UsageProblem."""
    framework, slash, slug = name.partition("/")
    if not slash or not slug or "/" in slug:
        raise UsageProblem(
            f"{name!r} is no name for a case", hint="write FRAMEWORK/SLUG, as torch/vmap-inplace"
        )
    if framework not in frameworks:
        raise UsageProblem(
            f"unknown framework {framework!r}; known: {', '.join(sorted(frameworks))}",
            hint=guess(framework, frameworks) or "errata envs list",
        )
    if slug != slug_of(slug) and not re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", slug):
        raise UsageProblem(
            f"{slug!r} is no name for a case: small letters, digits and dashes",
            hint=f"perhaps {framework}/{slug_of(slug)}",
        )
    folder = corpus / framework / slug
    refuse_existing(folder, "choose another name: errata new FRAMEWORK/SLUG; or delete the folder")
    return folder, f"{framework}/{slug}"


def empty_case(
    name: str,
    *,
    corpus: Path,
    frameworks: Mapping[str, Framework],
    kind: Kind = Kind.EXCEPTION,
    source: str | None = None,
    error: tuple[str, str] = ("", ""),
    shown: str = "",
) -> NewCase:
    """Write a case to be filled in: valid at once, and `masked` in every run until it is.

    `error` are the type and the message of the failure, as far as they are known, and `shown` the
    part of a log that shows it.
    """
    folder, case_id = place_of(name, corpus, frameworks)
    framework = frameworks[case_id.partition("/")[0]]
    module = framework.module
    tracker = TRACKERS.get(framework.name, NO_TRACKER)
    text = CaseText(
        title=f"TODO: what does a user of {framework.name} meet?",
        kind=kind,
        areas=("unsorted",),
        cause="TODO: why does it fail? In Markdown, in your own words.",
        fix="TODO: what does `fixed.py` do instead, and why does that work?",
        fix_known=False,
        sources=(Source(url=source or tracker, note="" if source else "TODO: which report?"),),
        framework=framework.name,
        specifier=f">={framework.newest.version}",
        expectation=_placeholder_expectation(kind, *error),
        todo={
            "areas": "the parts of the framework that this is about",
            "fix_known": "write fixed.py, and delete this line",
            "releases": "in which releases does the case make sense?",
            "expect": "what `errata run` reports that broken.py did",
        },
    )
    broken = (
        '"""TODO: describe in one line what fails."""\n\n'
        + "".join(f"# {line}".rstrip() + "\n" for line in _as_comment(shown))
        + f"import {module}  # noqa: F401\n\n"
        'raise NotImplementedError("TODO: write the failing program here")\n'
    )
    fixed = stand_in(module)
    return write_new(folder, case_id, text, broken=broken, fixed=fixed, frameworks=frameworks)


def write_new(
    folder: Path,
    case_id: str,
    text: CaseText,
    *,
    broken: str,
    fixed: str,
    frameworks: Mapping[str, Framework],
) -> NewCase:
    """Write the three files of a case in one step; raises CaseProblems where they are invalid."""
    files = {
        "case.toml": write_case_toml(text).encode(),
        "broken.py": broken.encode("utf-8", "backslashreplace"),
        "fixed.py": fixed.encode(),
    }
    write_case(folder, case_id, files, frameworks)
    return NewCase(folder=folder, case_id=case_id)


def _as_comment(shown: str) -> list[str]:
    """Return what a log shows as lines of a comment, the last of them where there are many."""
    lines = visible_lines(shown).splitlines()[-_SHOWN:]
    return ["TODO: write the program that fails so, and delete this:", *lines, ""] if lines else []


def _placeholder_expectation(kind: Kind, known_type: str = "", message: str = "") -> Expectation:
    """Return an expectation for a kind of case: a placeholder where nothing is known."""
    if kind is Kind.CRASH:
        return Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV")
    if kind is Kind.HANG:
        return Expectation(outcome=Outcome.TIMED_OUT)
    if kind is Kind.MEMORY:
        return Expectation(outcome=Outcome.OUT_OF_MEMORY)
    if kind is Kind.WARNING:
        return Expectation(outcome=Outcome.PASSED, warning=_UNKNOWN)
    said = _specific(normalise_message(message)) if message else _UNKNOWN
    error = known_type or _ERRORS.get(kind, "RuntimeError")
    return Expectation(outcome=Outcome.RAISED, type=error, message=said)


@dataclass(frozen=True, kw_only=True)
class IssueCase:
    """A case made from an issue, the block that was taken, and the other ones."""

    case: NewCase
    block: CodeBlock
    others: tuple[CodeBlock, ...]
    issue: Issue
    trace: Trace | None


def case_from_issue(
    text: str,
    *,
    name: str | None,
    corpus: Path,
    frameworks: Mapping[str, Framework],
    kind: Kind | None = None,
    source: str | None = None,
) -> IssueCase:
    """Write a case from the Markdown of an issue.

    `name` is `FRAMEWORK/SLUG`, by default taken from the issue. Raises UsageProblem where the issue
    has no Python that can be read, or its framework cannot be determined.
    """
    issue = read_issue(text, [item.module for item in frameworks.values()])
    block = best_block(issue)
    if block is None:
        wrong = "".join(f"; line {line}: {words}" for line, words in issue.unreadable[:3])
        raise UsageProblem(
            f"there is no block of Python in it that can be read{wrong}",
            hint="mend or add the block of code, or begin empty: errata new FRAMEWORK/SLUG",
        )
    framework = _framework_of(issue, block, name, frameworks)
    trace = _trace_of(issue, block)
    title = issue.title or (_error_in(trace) if trace else "")
    words = issue.title or (trace.messages[-1] if trace and trace.messages else "") or title
    folder, case_id = place_of(name or f"{framework.name}/{_slug(words)}", corpus, frameworks)
    text_of = _describe(issue, block, trace, framework, kind=kind, source=source, title=title)
    case = write_new(
        folder,
        case_id,
        text_of,
        broken=block.code,
        fixed=stand_in(framework.module),
        frameworks=frameworks,
    )
    others = tuple(other for other in issue.blocks if other is not block)
    return IssueCase(case=case, block=block, others=others, issue=issue, trace=trace)


def _error_in(trace: Trace) -> str:
    """Name an error in a line, as a traceback ends."""
    kind = (trace.type or trace.signal or "").rpartition(".")[2]
    message = next((text for text in reversed(trace.messages) if text.strip()), "")
    return f"{kind}: {message.strip().splitlines()[0]}" if message else kind


def _slug(title: str) -> str:
    plain = re.sub(r"^\s*(?:\[[^\]]{1,40}\]\s*)+", "", title)
    if not re.search(r"[A-Za-z0-9]", plain):
        raise UsageProblem(
            "the issue has neither a title nor an error from which a name can be made",
            hint="name the case: errata new FRAMEWORK/SLUG --from-markdown FILE",
        )
    return "-".join(slug_of(plain).split("-")[:8])


def _framework_of(
    issue: Issue, block: CodeBlock, name: str | None, frameworks: Mapping[str, Framework]
) -> Framework:
    if name is not None:
        return frameworks.get(name.partition("/")[0]) or _unknown_framework(frameworks)
    for framework in frameworks.values():
        if re.search(rf"^\s*(?:import|from) {framework.module}\b", block.code, re.MULTILINE):
            return framework
    named = [frameworks[key] for key in issue.versions if key in frameworks]
    return named[0] if len(named) == 1 else _unknown_framework(frameworks)


def _unknown_framework(frameworks: Mapping[str, Framework]) -> Framework:
    raise UsageProblem(
        "the issue does not show which framework it is about",
        hint=f"name the case: errata new {min(frameworks)}/SLUG --from-markdown FILE",
    )


def _trace_of(issue: Issue, block: CodeBlock) -> Trace | None:
    """Choose the error that the block shows: the last one whose frames are in it, else the last."""
    code = fold(block.code)
    fitting = [
        trace for trace in issue.traces if any(fold(line) in code for line in trace.statements)
    ]
    chosen = fitting or list(issue.traces)
    return chosen[-1] if chosen else None


def _describe(
    issue: Issue,
    block: CodeBlock,
    trace: Trace | None,
    framework: Framework,
    *,
    kind: Kind | None,
    source: str | None,
    title: str,
) -> CaseText:
    version = issue.versions.get(framework.name, "")
    specifier, words = specifier_from(version, framework) if version else ("", "")
    expectation = _expectation(block, trace)
    url = source or issue.url
    seen = f"the issue says {framework.name} {version}" if version else "the issue names no version"
    return CaseText(
        title=title or f"A failure of {framework.name}",
        kind=kind or _kind(trace, expectation),
        areas=("unsorted",),
        cause="TODO: why does it fail? The issue's own explanation was not taken over.",
        fix="No fix is known yet: `fixed.py` only imports the framework, and shows nothing.",
        fix_known=False,
        sources=(
            Source(url=url, note="The report")
            if url
            else Source(url=TRACKERS.get(framework.name, NO_TRACKER), note="TODO: which report?"),
        ),
        framework=framework.name,
        specifier=specifier,
        expectation=expectation,
        seen=f"From an issue, not measured: run the case and see. In it, {one_line(seen)}.",
        todo={
            "areas": "the parts of the framework that this is about",
            "releases": words or "since which release?",
            "fix_known": "write fixed.py, describe it above, and delete this line",
            **({} if url else {"sources": "the address of the issue"}),
            **({} if trace else {"expect": "the issue has no error that could be read"}),
        },
    )


def _kind(trace: Trace | None, expectation: Expectation) -> Kind:
    if expectation.outcome is Outcome.CRASHED:
        return Kind.CRASH
    if trace is None or (expectation.type or "").endswith("AssertionError"):
        return Kind.WRONG_RESULT
    return Kind.EXCEPTION


def _expectation(block: CodeBlock, trace: Trace | None) -> Expectation:
    if trace is None:
        return Expectation(outcome=Outcome.RAISED, type="AssertionError", message=_UNKNOWN)
    if trace.signal:
        return Expectation(outcome=Outcome.CRASHED, signal=trace.signal)
    message = trace.message or normalise_message(trace.messages[-1])
    return Expectation(
        outcome=Outcome.RAISED,
        type=trace.type,
        message=_specific(message),
        at=_statement(block, trace),
    )


def _specific(message: str) -> str:
    """Keep what a case may document: an ellipsis needs some literal text around it."""
    literal = re.sub(r"…|\.{3,}", "", message)
    return message if literal == message or len(literal) >= len(_UNKNOWN) // 4 else _UNKNOWN


def _statement(block: CodeBlock, trace: Trace) -> str | None:
    """Find the statement of the block that the deepest frame shows."""
    known = statements(block.code)
    for text in map(fold, reversed(trace.statements)):
        if not text or "…" in text or "..." in text:
            continue
        found = [s for s in known if s == text] or [s for s in known if len(text) > 8 and text in s]
        if found:
            return min(found, key=len)
    return None
