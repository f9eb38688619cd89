"""A case from the Markdown of an issue: its code, its error, its versions. Nothing of it is run."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from errata.commands.capture import case_files
from errata.commands.capture.case_files import UNKNOWN, DraftedCase
from errata.model.case import Expectation, Kind, Requirements
from errata.model.errors import UsageProblem
from errata.model.matching import fold, normalise_message
from errata.model.outcome import Outcome
from errata.model.source import parse_script, statements
from errata.plan.framework import Framework
from errata.text.tracebacks import Trace, find_traces, versions_in, without_colours

_LONGEST = 1_000_000
_SHOWN = 8
_KINDS = (Kind.EXCEPTION, Kind.WRONG_RESULT)
_PYTHON = ("python", "py", "python3", "py3", "ipython", "pycon", "python-repl", "pyt")
_OTHER = ("sh", "bash", "shell", "console", "zsh", "text", "log", "yaml", "json", "cpp", "c++")
_TAGS = re.compile(r"^[ \t]*</?(?:details|summary|p|div|br)\b[^\n]*$", re.MULTILINE | re.IGNORECASE)
_NAMED = re.compile(r"^title[ \t]*:[ \t]*(\S.{0,500})$", re.MULTILINE)
_URL = re.compile(r"^(?:html_)?url\s*:[\s\"']*(https?://\S+/(?:issues|pulls?)/\w+)", re.MULTILINE)
_SITE = re.compile(r"(?<!\s)\s+(?:·\s+Issue #\d+\s+·.*|#\d+)$")
_REPAIRS = re.compile(
    r"(?i)work-?around|\b(?:works|fix(?:e[sd])?|expected|instead|passes)\b|解决|期望"
)
_TYPED = re.compile(r"^[ \t]*(?:>>> |>>>$|In ?\[\d*\]:)", re.MULTILINE)
_PROMPT = re.compile(r"^\s*(?:>>>|\.{3}:?|In ?\[\d*\]:)(?: (?P<code>.*))?$")
_MAGIC = re.compile(r"^([ \t]*)([!%]\S.*)$", re.MULTILINE)
_HEADER = re.compile(r"^.{0,40}Traceback \(most recent call last\)", re.MULTILINE)
_OPEN = re.compile(r"…|\.{3,}")


class Block(NamedTuple):
    """A block of code; `line` counts from 1, `above` stands above it, `fault` is why it is none."""

    code: str
    line: int
    above: str
    fault: str


def read_blocks(text: str) -> tuple[str, list[Block]]:
    """Return the title of an issue, and its blocks of what may be or claims to be Python."""
    from markdown_it import MarkdownIt

    title, above, level, found = "", "", "", []
    # A tag swallows the lines below it up to an empty one, fences included.
    for token in MarkdownIt("commonmark").parse(_TAGS.sub("", text)):
        if token.type in ("heading_open", "heading_close"):
            level = token.tag if token.type == "heading_open" else ""
        elif token.type == "inline":
            above = token.content.split("\n")[-1]
            title = title or (above if level == "h1" else "")
        elif token.type in ("fence", "code_block") and token.map:
            info, fault = (token.info.lower().split() or [""])[0].strip("{}."), ""
            code = _code_of(token.content, info)
            try:
                is_code = bool(parse_script(code).body)
            except SyntaxError as error:
                is_code, fault = info in _PYTHON, error.msg
            if is_code:
                line = token.map[0] + (2 if token.type == "fence" else 1)
                found.append(Block(code, line, above, fault))
            above = ""
    named = _NAMED.search(text[:4000])
    return _SITE.sub("", (named[1] if named else title)[:500].strip(" \t\"'")), found


def _code_of(text: str, info: str) -> str:
    """Return what may be the Python of a block; empty where it is plainly something else."""
    text = textwrap.dedent(text.expandtabs(4))
    if _TYPED.search(text):  # what was typed at prompts, not what was answered
        typed = map(_PROMPT.match, text.splitlines())
        text = "\n".join(line["code"] or "" for line in typed if line)
    elif info in _OTHER or not (info or re.search(r"\bimport\b|=|\(", text)):
        return ""
    return _MAGIC.sub(r"\1# \2", _HEADER.split(text)[0]).strip() + "\n"


def case_from_issue(
    text: str, name: str | None, corpus: Path, frameworks: Mapping[str, Framework]
) -> tuple[DraftedCase, list[tuple[str, str]]]:
    """Return a case from an issue, not written yet, and what was found, each with a label.

    `name` is `FRAMEWORK/SLUG`, by default taken from the issue. Raises UsageProblem where the issue
    has no Python that can be read, or its framework cannot be determined.
    """
    text = without_colours(text[:_LONGEST]).replace("\r\n", "\n").replace("\xa0", " ")
    title, blocks = read_blocks(text)
    traces, versions = find_traces(text), versions_in(text)
    modules = {item.module: key for key, item in frameworks.items()}
    imported = re.compile(rf"^\s*(?:import|from) ({'|'.join(modules)})\b", re.MULTILINE)

    def rank(block: Block) -> tuple[object, ...]:
        is_repair = bool(_REPAIRS.search(block.above))
        uses = imported.search(block.code) is not None
        return bool(block.fault), not _shown(traces, block), is_repair, not uses, block.line

    blocks.sort(key=rank)
    if not blocks or blocks[0].fault:
        wrong = "".join(f"; line {block.line}: {block.fault}" for block in blocks[:3])
        raise UsageProblem(
            f"there is no block of Python in it that can be read{wrong}",
            hint="mend or add the block of code, or begin empty: errata new FRAMEWORK/SLUG",
        )
    trace = next(iter([*_shown(traces, blocks[0]), *reversed(traces)]), None)
    error = f"{trace.type or trace.signal}: {trace.messages[-1]}" if trace else ""
    found = [modules[one[1]] for one in imported.finditer(blocks[0].code)]
    found += [key for key in versions if key in frameworks]
    name = name or _name_of(found[:1], title or error.partition(": ")[2])
    said = ", ".join(f"{key} {version}" for key, version in versions.items())
    rows = [("title", title or "not found"), ("versions", said or "not found")]
    rows.append(("code", f"the block at line {blocks[0].line}"))
    rows.append(("error", error or "not found: see TODO in case.toml"))
    for block in blocks[1:_SHOWN]:
        words = block.fault or block.code.strip().splitlines()[0]
        rows.append(("not Python" if block.fault else "not taken", f"line {block.line}: {words}"))
    case = case_files.begin_case(name, corpus=corpus, frameworks=frameworks)
    key = name.partition("/")[0]
    specifier, words = "", "since which release?"
    if key in versions:
        specifier, words = case_files.specifier_from(versions[key], frameworks[key])
    url, expectation = _URL.search(text[:4000]), _expectation(blocks[0].code, trace)
    is_wrong = (expectation.type or "").endswith("AssertionError")
    text_of = replace(
        case.text,
        title=title or error or case.text.title,
        kind=Kind.CRASH if expectation.signal else _KINDS[is_wrong],
        requires=Requirements(releases=f"{key} {specifier}".strip()),
        sources=(case_files.source_of(key, url and url[1], "TODO: which report?"),),
        expectations=(expectation,),
    )
    seen = f"From an issue, not measured: run the case and see. It says: {said or 'no version'}."
    todo = {**case.todo, "releases": words}
    broken = blocks[0].code.encode("utf-8", "backslashreplace")
    return replace(case, text=text_of, seen=seen, todo=todo, broken=broken), rows


def _name_of(found: Sequence[str], title: str) -> str:
    words = re.sub(r"^\s*(?:\[[^\]]{1,40}\]\s*)+", "", title)
    if not found or not re.search(r"[A-Za-z0-9]", words):
        raise UsageProblem(
            "the issue does not show which framework it is about, or has no title",
            hint="name the case: errata new FRAMEWORK/SLUG --from-markdown FILE",
        )
    return f"{found[0]}/{'-'.join(case_files.slug_of(words).split('-')[:8])}"


def _shown(traces: Sequence[Trace], block: Block) -> list[Trace]:
    """List the errors with a statement of a block in their frames, the last one first."""
    code = fold(block.code)
    lines = [(trace, line) for trace in traces for line in map(fold, trace.statements)]
    return [trace for trace, line in reversed(lines) if len(line) > 5 and line in code]


def _expectation(code: str, trace: Trace | None) -> Expectation:
    if trace is None:
        return Expectation(outcome=Outcome.RAISED, type="AssertionError", message=UNKNOWN)
    if trace.signal:
        return Expectation(outcome=Outcome.CRASHED, signal=trace.signal)
    lines = [line for line in map(fold, reversed(trace.statements)) if not _OPEN.search(line)]
    at = [one for line in lines for one in statements(code) if len(line) > 5 and line in one]
    message = trace.message or normalise_message(trace.messages[-1])
    # A case may document an ellipsis only with some text around it.
    is_vague = _OPEN.search(message) and len(_OPEN.sub("", message)) < len(UNKNOWN) // 4
    message = UNKNOWN if is_vague else message
    return Expectation(
        outcome=Outcome.RAISED, type=trace.type, message=message, at=at[0] if at else None
    )
