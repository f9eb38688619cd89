"""Make a case folder out of a saved issue; nothing of it is ever run."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from errata.filing.draft.case_file import CaseText, one_line
from errata.filing.draft.drafting import TRACKERS, slug_of, specifier_from
from errata.filing.draft.empty import NewCase, place_of, write_case
from errata.filing.draft.scripts import stand_in
from errata.model.case import Expectation, Kind, Source
from errata.model.errors import UsageProblem
from errata.model.matching import fold, normalise_message, split_message
from errata.model.outcome import Outcome
from errata.model.statement import statements
from errata.plan.framework import Framework
from errata.recognise.issues import CodeBlock, Issue, best_block, read_issue
from errata.recognise.tracebacks import Trace

__all__ = ["IssueCase", "case_from_issue", "read_text"]

_LARGEST = 4 * 1024 * 1024
_UNKNOWN = "TODO: the message that must be seen"


@dataclass(frozen=True, kw_only=True)
class IssueCase:
    """A case made from an issue, the block that was taken, and the other ones."""

    case: NewCase
    block: CodeBlock
    others: tuple[CodeBlock, ...]
    issue: Issue
    trace: Trace | None


def read_text(path: Path) -> str:
    """Read a text that somebody saved, `-` being standard input; raises UsageProblem.

    What is not UTF-8 in it is replaced.
    """
    try:
        raw = sys.stdin.buffer.read(_LARGEST + 1) if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise UsageProblem(
            f"cannot read {str(path)!r}: {error.strerror}", hint="name a text file, or - "
        ) from error
    if len(raw) > _LARGEST:
        raise UsageProblem(
            f"{str(path)!r} is larger than {_LARGEST // 2**20} MiB",
            hint="keep the part with the error",
        )
    return raw.decode("utf-8", "replace").removeprefix("\ufeff")


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

    `name` is `FRAMEWORK/SLUG`, by default told from the issue. Raises UsageProblem where the issue
    has no Python that can be read, or the framework cannot be told.
    """
    issue = read_issue(text, [item.module for item in frameworks.values()])
    block = best_block(issue)
    if block is None:
        wrong = "".join(f"; line {line}: {words}" for line, words in issue.unreadable[:3])
        raise UsageProblem(
            f"there is no block of Python in it that can be read{wrong}",
            hint="mend or add the block of code, or begin empty: errata new FRAMEWORK/SLUG",
        )
    framework = _framework(issue, block, name, frameworks)
    title = issue.title or (issue.traces[-1].type if issue.traces else "")
    folder, case_id = place_of(name or f"{framework.name}/{_slug(title)}", corpus, frameworks)
    trace = _trace_of(issue, block)
    text_of = _describe(issue, block, trace, framework, kind=kind, source=source, title=title)
    case = write_case(
        folder,
        case_id,
        text_of,
        broken=block.code,
        fixed=stand_in(framework.module),
        frameworks=frameworks,
    )
    others = tuple(other for other in issue.blocks if other is not block)
    return IssueCase(case=case, block=block, others=others, issue=issue, trace=trace)


def _slug(title: str) -> str:
    plain = re.sub(r"^\s*(?:\[[^\]]{1,40}\]\s*)+", "", title)
    if not re.search(r"[A-Za-z0-9]", plain):
        raise UsageProblem(
            "the issue has no title from which a name can be made",
            hint="name the case: errata new FRAMEWORK/SLUG --from-markdown FILE",
        )
    return "-".join(slug_of(plain).split("-")[:8])


def _framework(
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
        "which framework it is about cannot be told",
        hint=f"name the case: errata new {min(frameworks)}/SLUG --from-markdown FILE",
    )


def _trace_of(issue: Issue, block: CodeBlock) -> Trace | None:
    """Choose the error that the block shows: the last one whose frames are in it, else the last."""
    code = fold(block.code)
    fitting = [
        trace
        for trace in issue.traces
        if any(frame.text and fold(frame.text) in code for frame in trace.frames)
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
        cause="TODO: why does it fail? What the issue says of it was not taken over.",
        fix="No fix is known yet: `fixed.py` only imports the framework, and shows nothing.",
        fix_known=False,
        sources=(
            Source(url=url, note="The report")
            if url
            else Source(url=TRACKERS.get(framework.name, "https://example.org"), note="Which one?"),
        ),
        framework=framework.name,
        specifier=specifier,
        expectation=expectation,
        seen=f"From an issue, not measured: run the case and see. In it, {one_line(seen)}.",
        todo={
            "areas": "the parts of the framework that this is about",
            "releases": words or "since which release?",
            "fix_known": "write fixed.py, say above what it does, and delete this line",
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
    message = normalise_message(split_message(trace.messages[0]).message)
    if not message:
        message = normalise_message(trace.messages[-1])
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
    for frame in reversed(trace.frames):
        text = fold(frame.text)
        if not text or "…" in text or "..." in text:
            continue
        found = [s for s in known if s == text] or [s for s in known if len(text) > 8 and text in s]
        if found:
            return min(found, key=len)
    return None
