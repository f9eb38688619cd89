"""Write new cases: `case.toml` in the layout of the corpus, scripts, and the files beside them."""

from __future__ import annotations

import ast
import io
import re
import shutil
import sys
import tempfile
import textwrap
import tokenize
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from errata.commands.capture.capturing import Capture
from errata.model.case import (
    NO_TRACKER,
    TRACKERS,
    CaseFile,
    Expectation,
    Kind,
    Requirements,
    Source,
)
from errata.model.errors import HarnessFailure, UsageProblem
from errata.model.matching import fold, normalise_message
from errata.model.outcome import Outcome
from errata.model.source import decode_script, parse_script, statements
from errata.model.versions import parse_version
from errata.plan.expect_blocks import Block, edited
from errata.plan.framework import Framework
from errata.plan.load import load_case
from errata.text.printable import counted, guess, visible, visible_lines
from errata.text.tracebacks import Trace, find_traces, versions_in, without_colours

_TITLE = 120
_COLUMN = 9  # of `=` in the tables, as in the corpus
UNKNOWN = "TODO: the message that must be seen"
NO_FIX = "No fix is known yet: `fixed.py` only imports the framework, and shows nothing."


@dataclass(frozen=True, kw_only=True)
class DraftedCase:
    """A new case; `todo` are comments in `case.toml` for the person who completes it, by key.

    `seen` is a comment on where the expectation comes from, `notes` are said once. All text may be
    untrusted.
    """

    folder: Path
    case_id: str
    text: CaseFile
    todo: Mapping[str, str] = field(default_factory=dict, hash=False)
    seen: str = ""
    broken: bytes
    notes: tuple[str, ...] = ()


def one_line(text: str, limit: int = _TITLE) -> str:
    """Make one safe line of untrusted text, of at most `limit` characters."""
    line = visible(" ".join(text.split()))
    if len(line) <= limit:
        return line
    whole, _, rest = line[:limit].rpartition(" ")  # cut between words, unless one is very long
    return f"{whole if len(rest) < limit // 2 else line[: limit - 1]}…"


def write_case_toml(case: CaseFile, todo: Mapping[str, str] | None = None, seen: str = "") -> str:
    """Return the text of `case.toml`, with comments for a person: see `DraftedCase`."""
    import jinja2

    environment = jinja2.Environment(  # noqa: S701 - TOML
        loader=jinja2.FileSystemLoader(Path(__file__).parent),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {"one_line": one_line, "toml": _toml, "block": _block}
    [expectation] = case.expectations
    bare = Expectation(outcome=expectation.outcome)
    empty = Block(lead="", header="[[expect]]\n", entries=(), expectation=bare)
    return environment.get_template("case.toml.j2").render(
        case=case,
        requires=case.requires,
        todo={key: visible_lines(text).splitlines() for key, text in (todo or {}).items()},
        seen=visible_lines(seen).splitlines(),
        table=edited(empty, expectation, column=_COLUMN).text,
    )


def _toml(value: str | tuple[str, ...]) -> str:
    import tomlkit

    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return tomlkit.item(visible(str(value))).as_string()


def _block(text: str) -> str:
    """Write what stands between three quotes, with nothing hidden in it."""
    return visible_lines(text.strip()).replace("\\", "\\\\").replace('"""', '""\\"')


MOST_FILES = 20
MOST_BYTES = 256 * 1024


def refuse_existing(folder: Path, hint: str) -> None:
    """Raise UsageProblem where a case's folder exists already; `hint` says how to go on."""
    if folder.exists():
        raise UsageProblem(f"{str(folder)!r} exists already", hint=hint)


def stand_in(module: str) -> str:
    """Return the fixed.py of a case without a known fix: it states that and claims nothing."""
    return (
        f'"""No fix is known yet: this stand-in only imports {module}, and shows nothing."""\n\n'
        f"import {module}  # noqa: F401\n\n"
        'result = "no fix is known"\n'
    )


def check_fixed(path: Path) -> bytes:
    """Read a fixed script; raises UsageProblem where it cannot be one."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise UsageProblem(
            f"cannot read {str(path)!r}: {error.strerror}", hint="--fixed names a Python script"
        ) from error
    try:
        parse_script(decode_script(raw))
    except SyntaxError as error:
        where = f", line {error.lineno}" if error.lineno else ""
        raise UsageProblem(
            f"{str(path)!r} is not valid Python: {error.msg}{where}", hint="mend it first"
        ) from error
    return raw


def with_arguments(source: bytes, arguments: tuple[str, ...], module: str) -> bytes:
    """Set a script's arguments inside the script: a case is given none.

    They are set behind the import of the framework's `module`, which does not read them, where only
    imports of Python's own precede it: then the script can be forked.
    """
    encoding, _ = tokenize.detect_encoding(io.BytesIO(source).readline)
    text = source.decode(encoding)
    newline = "\r\n" if "\r\n" in text else "\n"
    lines = text.split(newline)
    place = _place_for(parse_script(text), lines, module)
    added = [
        "import sys  # it takes arguments, and a case is given none",
        "",
        f"sys.argv[1:] = {[*arguments]!r}",
        "",
    ]
    return newline.join([*lines[:place], *added, *lines[place:]]).encode(encoding)


def _place_for(tree: ast.Module, lines: list[str], module: str) -> int:
    first = 0  # docstring and `__future__` imports must stay first
    for number, node in enumerate(tree.body):
        last = node.end_lineno or node.lineno
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else names
        tops = {name.partition(".")[0] for name in names}
        if (number == 0 and is_text) or tops == {"__future__"}:
            first = last
        elif module in tops and tops - {module} <= sys.stdlib_module_names:
            rest = tree.body[number + 1 :]
            return last if not rest or rest[0].lineno > last else first
        elif not tops or not tops <= sys.stdlib_module_names:
            break
    while first < len(lines) and lines[first].lstrip().startswith("#"):
        first += 1  # shebang and coding lines
    return first


def copied_files(capture: Capture) -> tuple[dict[str, bytes], list[str]]:
    """Return the local modules that the script imports, and notes on its files.

    Raises UsageProblem where they are too many or too large for a case.
    """
    folder = capture.path.parent
    local = capture.facts.local_files
    size = sum(path.stat().st_size for path in local)
    if len(local) > MOST_FILES or size > MOST_BYTES:
        raise UsageProblem(
            f"{capture.path.name} imports {counted(len(local), 'local file')} "
            f"({size // 1024:,} KiB)",
            hint=f"a case takes {MOST_FILES} files of {MOST_BYTES // 1024} KiB together: "
            "put what matters into the script, or install the rest as a package",
        )
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in local}
    taken = {"case.toml", "broken.py", "fixed.py"} & set(files)
    if taken:
        raise UsageProblem(
            f"{capture.path.name} imports a local {min(taken)}, a name that cases use",
            hint="rename that file",
        )
    notes = []
    if files:
        notes.append(f"copied along, because it imports them: {', '.join(sorted(files))}")
    if capture.facts.names:
        notes.append(
            f"it names files that a case does not have: {', '.join(capture.facts.names[:5])} "
            "(make what it reads in the script)"
        )
    if capture.arguments:
        notes.append("broken.py sets sys.argv to the arguments given: a case is given none")
    return files, notes


def slug_of(text: str) -> str:
    """Make the last part of a case's id from any name; raises UsageProblem for one of signs."""
    slug = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:60].strip("-")
    if not slug:
        raise UsageProblem(
            f"{text!r} makes no name for a case", hint="give one: --name vmap-inplace"
        )
    return slug


def specifier_from(version: str, framework: Framework) -> tuple[str, str]:
    """Return the releases from a seen version on, as a specifier, and a comment on it.

    A case must make sense on a listed release: a version newer than all of them begins with the
    newest.
    """
    parsed = parse_version(version)
    if parsed is None:
        return "", f"{version!r} is not a PEP 440 version: narrow this down"
    seen = parse_version(parsed.public) or parsed
    newest = framework.newest.parsed
    if seen <= newest:
        return f">={seen}", "which releases? `errata run CASE --env all` asks those in the table"
    words = f"seen on {seen}, which the framework table does not list; {newest} was not asked"
    return f">={newest}", words


def write_case(
    draft: DraftedCase, frameworks: Mapping[str, Framework], more: Mapping[str, bytes] | None = None
) -> None:
    """Write a case folder in one step, with `more` files; `fixed.py` is a stand-in by default.

    Raises CaseProblems where the files are no valid case, and HarnessFailure where they cannot be
    written; nothing is left of them then.
    """
    module = frameworks[draft.case_id.partition("/")[0]].module
    toml = write_case_toml(draft.text, draft.todo, draft.seen)
    with tempfile.TemporaryDirectory(prefix="errata-draft-") as name:
        scratch = Path(name)
        files = {"fixed.py": stand_in(module).encode(), **(more or {})}
        files |= {"case.toml": toml.encode(), "broken.py": draft.broken}
        for member, data in files.items():
            path = scratch / member
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        load_case(scratch, draft.case_id, frameworks)
        try:
            draft.folder.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(scratch, draft.folder)
        except (OSError, shutil.Error) as error:
            shutil.rmtree(draft.folder, ignore_errors=True)
            raise HarnessFailure(f"cannot write {str(draft.folder)!r}: {error}") from error


_ERRORS = {
    Kind.WRONG_RESULT: "AssertionError",
    Kind.PERFORMANCE: "AssertionError",
    Kind.GRAPH_BREAK: "torch._dynamo.exc.Unsupported",
}
_OUTCOMES = {
    Kind.CRASH: Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV"),
    Kind.HANG: Expectation(outcome=Outcome.TIMED_OUT),
    Kind.MEMORY: Expectation(outcome=Outcome.OUT_OF_MEMORY),
    Kind.WARNING: Expectation(outcome=Outcome.PASSED, warning=UNKNOWN),
}
_UNWRITTEN = (
    '"""TODO: describe in one line what fails."""\n\n'
    "import {module}  # noqa: F401\n\n"
    'raise NotImplementedError("TODO: write the failing program here")\n'
)


def begin_case(
    name: str,
    *,
    corpus: Path,
    frameworks: Mapping[str, Framework],
    kind: Kind = Kind.EXCEPTION,
    source: str | None = None,
) -> DraftedCase:
    """Return a case to be filled in, not written yet; its name is `FRAMEWORK/SLUG`.

    It is valid at once, and `masked` in every run until somebody fills it in. Raises UsageProblem
    for another name, and where its folder exists.
    """
    key, slash, slug = name.partition("/")
    if not slash or not slug or "/" in slug:
        raise UsageProblem(
            f"{name!r} is no name for a case", hint="write FRAMEWORK/SLUG, as torch/vmap-inplace"
        )
    if key not in frameworks:
        raise UsageProblem(
            f"unknown framework {key!r}; known: {', '.join(sorted(frameworks))}",
            hint=guess(key, frameworks) or "errata envs list",
        )
    if slug != slug_of(slug) and not re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", slug):
        raise UsageProblem(
            f"{slug!r} is no name for a case: small letters, digits and dashes",
            hint=f"perhaps {key}/{slug_of(slug)}",
        )
    folder, framework = corpus / key / slug, frameworks[key]
    refuse_existing(folder, "choose another name: errata new FRAMEWORK/SLUG; or delete the folder")
    error = Expectation(
        outcome=Outcome.RAISED, type=_ERRORS.get(kind, "RuntimeError"), message=UNKNOWN
    )
    text = CaseFile(
        title=f"TODO: what does a user of {key} meet?",
        kind=kind,
        areas=("unsorted",),
        cause="TODO: why does it fail? In Markdown, in your own words.",
        fix="TODO: what does `fixed.py` do instead, and why does that work?",
        fix_known=False,
        sources=(source_of(key, source, "TODO: which report?"),),
        requires=Requirements(releases=f"{key} >={framework.newest.version}"),
        expectations=(_OUTCOMES.get(kind, error),),
    )
    todo = {
        "areas": "the parts of the framework that this is about",
        "fix_known": "write fixed.py, and delete this line",
        "releases": "in which releases does the case make sense?",
        "expect": "what `errata run` reports that broken.py did",
    }
    broken = _UNWRITTEN.format(module=framework.module).encode()
    return DraftedCase(folder=folder, case_id=name, text=text, todo=todo, broken=broken)


def source_of(framework: str, url: str | None, missing: str) -> Source:
    """Return where a failure is documented; without an address the tracker, noted as missing."""
    return Source(url=url) if url else Source(url=TRACKERS.get(framework, NO_TRACKER), note=missing)


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


class CodeBlock(NamedTuple):
    """A block of code; `line` counts from 1, `above` stands above it, `fault` is why it is none."""

    code: str
    line: int
    above: str
    fault: str


def read_blocks(text: str) -> tuple[str, list[CodeBlock]]:
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
                found.append(CodeBlock(code, line, above, fault))
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

    def rank(block: CodeBlock) -> tuple[object, ...]:
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
    case = begin_case(name, corpus=corpus, frameworks=frameworks)
    key = name.partition("/")[0]
    specifier, words = "", "since which release?"
    if key in versions:
        specifier, words = specifier_from(versions[key], frameworks[key])
    url, expectation = _URL.search(text[:4000]), _expectation(blocks[0].code, trace)
    is_wrong = (expectation.type or "").endswith("AssertionError")
    text_of = replace(
        case.text,
        title=title or error or case.text.title,
        kind=Kind.CRASH if expectation.signal else _KINDS[is_wrong],
        requires=Requirements(releases=f"{key} {specifier}".strip()),
        sources=(source_of(key, url and url[1], "TODO: which report?"),),
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
    return f"{found[0]}/{'-'.join(slug_of(words).split('-')[:8])}"


def _shown(traces: Sequence[Trace], block: CodeBlock) -> list[Trace]:
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
