"""Take code, errors and versions out of the Markdown of an issue: pure, and nothing is run."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from errata.model.matching import fold
from errata.model.source import parse_script
from errata.text.tracebacks import Trace, find_traces, versions_in, without_colours

_LONGEST = 1_000_000
_LONGEST_TITLE = 500
_PYTHON = ("python", "py", "python3", "py3", "ipython", "pycon", "python-repl", "pyt")
_SHELL = ("sh", "bash", "shell", "console", "zsh", "text", "log", "yaml", "json", "cpp", "c++")
_TAGS = re.compile(r"^[ \t]*</?(?:details|summary|p|div|br)\b[^\n]*$", re.MULTILINE | re.IGNORECASE)
_FRONT = re.compile(r"\A---\n(?P<front>.{0,4000}?)\n---\n", re.DOTALL)
_FIELD = re.compile(r"^(?P<key>title|url|html_url|number)[ \t]*:[ \t]*(?P<value>.+)$", re.MULTILINE)
_SITE = re.compile(r"(?<!\s)\s+(?:·\s+Issue #\d+\s+·.*|#\d+)$")
_REPRODUCES = re.compile(
    r"reproduc|to repro|minimal|example|describe the bug|steps|code|script|复现|描述|代码",
    re.IGNORECASE,
)
_REPAIRS = re.compile(
    r"work-?around|\bworks\b|\bfixe?[sd]?\b|solution|expected|instead|passes|解决|期望|正确",
    re.IGNORECASE,
)
_SESSION = re.compile(r"^[ \t]*(?:>>> |>>>$)", re.MULTILINE)
_NOTEBOOK = re.compile(r"^In ?\[\d*\]: ?", re.MULTILINE)
_MAGIC = re.compile(r"^([ \t]*)([!%]\S.*)$", re.MULTILINE)
_HEADER = re.compile(r"^.{0,40}Traceback \(most recent call last\)", re.MULTILINE)


@dataclass(frozen=True, kw_only=True)
class CodeBlock:
    """One block that is Python; `line` counts from 1 in the issue, `score` ranks it.

    `heading` is the heading above it.
    """

    code: str
    line: int
    score: float
    heading: str = ""


@dataclass(frozen=True, kw_only=True)
class Issue:
    """What was found in an issue; everything in it is somebody else's text.

    `blocks` are the Python ones, the best first. `unreadable` explains of blocks that claim to be
    Python, by line, why they are not. `versions` are those of frameworks, and of `python`.
    """

    title: str = ""
    url: str = ""
    blocks: tuple[CodeBlock, ...] = ()
    unreadable: tuple[tuple[int, str], ...] = ()
    traces: tuple[Trace, ...] = ()
    versions: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, kw_only=True)
class _Fence:
    text: str
    info: str
    line: int
    heading: str
    sentence: str


def read_issue(text: str, modules: Sequence[str]) -> Issue:
    """Read an issue as GitHub or Gitee has it; `modules` are the frameworks' import names."""
    text = without_colours(text[:_LONGEST]).replace("\r\n", "\n").replace("\xa0", " ")
    title, url, body, skipped = _head(text)
    first, fences = _fences(body, skipped)
    traces = _traces(fences, body)
    blocks, unreadable = [], []
    for fence in fences:
        code = _code_of(fence)
        if code is None:
            continue
        try:
            tree = parse_script(code)
        except SyntaxError as error:
            if fence.info in _PYTHON:
                unreadable.append((fence.line, error.msg))
            continue
        if tree.body:
            score = _score(code, tree, fence, traces, modules)
            blocks.append(CodeBlock(code=code, line=fence.line, score=score, heading=fence.heading))
    return Issue(
        title=_SITE.sub("", (title or first)[:_LONGEST_TITLE]).strip(),
        url=url,
        blocks=tuple(sorted(blocks, key=lambda block: (-block.score, block.line))),
        unreadable=tuple(unreadable),
        traces=traces,
        versions=versions_in(body),
    )


def best_block(issue: Issue) -> CodeBlock | None:
    """Return the block that most likely is the failing program; None if no block is Python."""
    return issue.blocks[0] if issue.blocks else None


def _head(text: str) -> tuple[str, str, str, int]:
    """Split off the description of a saved issue: title, address, body, lines before the body."""
    front = _FRONT.match(text)
    head, end = (front["front"], front.end()) if front else ("", 0)
    if not front:
        # `gh issue view` without a terminal: fields, two dashes, the body.
        split = re.match(r"(?:[a-z ]+:\t[^\n]*\n){2,12}--\n", text)
        head, end = (split[0], split.end()) if split else ("", 0)
    fields = {found["key"]: found["value"].strip(" \t\"'") for found in _FIELD.finditer(head)}
    url = fields.get("html_url") or fields.get("url") or ""
    is_issue = re.fullmatch(r"https?://\S+/(?:issues|pull|pulls)/\w+\S*", url)
    return fields.get("title", ""), url if is_issue else "", text[end:], text[:end].count("\n")


def _fences(body: str, skipped: int) -> tuple[str, list[_Fence]]:
    """List every block of code with the text before it; also return the first heading."""
    from markdown_it import MarkdownIt

    # A tag swallows the lines below it up to an empty one, fences included.
    opened = _TAGS.sub(lambda found: f"{found[0]}\n", body)
    found: list[_Fence] = []
    title, heading, sentence, level, is_heading = "", "", "", "", False
    place = 0
    for token in MarkdownIt("commonmark").parse(opened):
        if token.type == "heading_open":
            is_heading = True
            level = token.tag
        elif token.type == "heading_close":
            is_heading = False
        elif token.type == "inline" and is_heading:
            heading, sentence = token.content, ""
            if level == "h1" and not title:
                title = token.content
        elif token.type == "inline":
            sentence = token.content.split("\n")[-1]
        elif token.type in ("fence", "code_block"):
            first, place = _place_of(body, token.content, place)
            line = body.count("\n", 0, first) + 1 + skipped
            info = (token.info.strip().split() or [""])[0].lower().strip("{}.")
            found.append(
                _Fence(text=token.content, info=info, line=line, heading=heading, sentence=sentence)
            )
            sentence = ""
    return title, found


def _place_of(body: str, content: str, start: int) -> tuple[int, int]:
    """Find where a block begins and ends in the text as it was, behind the one before it."""
    first, place = -1, start
    for line in (line.strip() for line in content.splitlines() if line.strip()):
        found = body.find(line, place)
        if found < 0:
            break
        first = found if first < 0 else first
        place = found + len(line)
    return max(first, start), place


def _traces(fences: Sequence[_Fence], body: str) -> tuple[Trace, ...]:
    """List the errors of blocks, else those between them."""
    for fence in fences:
        if fence.info not in ("yaml", "json", "cpp", "c++") and _HEADER.search(fence.text):
            return find_traces(fence.text)
    return tuple(
        trace for fence in fences if fence.info not in _PYTHON for trace in find_traces(fence.text)
    ) or find_traces(body)


def _code_of(fence: _Fence) -> str | None:
    """Return what may be the Python of a block; None where it is plainly something else."""
    text = fence.text
    if _SESSION.search(text):
        return _from_session(text)
    if fence.info in _SHELL:
        return None
    header = _HEADER.search(text)
    text = text[: header.start()] if header else text
    if _NOTEBOOK.search(text):
        text = _from_notebook(text)
    text = _MAGIC.sub(r"\1# \2", textwrap.dedent(text.expandtabs(4)))
    if not fence.info and not re.search(r"\bimport\b|=|\(", text):
        return None
    return f"{text.strip()}\n" if text.strip() else None


def _from_session(text: str) -> str:
    """Keep what was typed at the prompts of an interactive session, not what was answered."""
    lines = []
    for line in textwrap.dedent(text).splitlines():
        found = re.match(r"\s*(?:>>>|\.\.\.)(?: (?P<code>.*)|$)", line)
        if found:
            lines.append(found["code"] or "")
    return "\n".join(lines).strip() + "\n"


def _from_notebook(text: str) -> str:
    lines, is_input = [], False
    for line in text.splitlines():
        typed = re.match(r"\s*In ?\[\d*\]: ?(?P<code>.*)", line)
        more = re.match(r"\s{0,12}\.{3}: ?(?P<code>.*)", line)
        if typed or (more and is_input):
            lines.append((typed or more)["code"])  # type: ignore[index]
            is_input = True
        else:
            is_input = False
    return "\n".join(lines)


def _score(
    code: str, tree: ast.Module, fence: _Fence, traces: Sequence[Trace], modules: Sequence[str]
) -> float:
    """Say how likely a block is the failing program."""
    imported = set(_imports(tree))
    own = [node for node in tree.body if not isinstance(node, (ast.Import, ast.ImportFrom))]
    score = 3.0 if fence.info in _PYTHON else 0.0
    score += 4.0 if imported & set(modules) else 0.0
    score += min(2.0, 0.2 * len(own)) if own else -4.0
    places = [fold(line) for trace in traces for line in trace.statements]
    whole = fold(code)
    score += 4.0 if any(place in whole for place in places if len(place) > 5) else 0.0
    score += 1.0 if _REPRODUCES.search(f"{fence.heading} {fence.sentence}") else 0.0
    score -= 4.0 if _REPAIRS.search(fence.sentence or fence.heading) else 0.0
    is_definition = all(isinstance(node, (ast.FunctionDef, ast.ClassDef)) for node in own)
    return score - (1.0 if own and is_definition else 0.0)


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]
