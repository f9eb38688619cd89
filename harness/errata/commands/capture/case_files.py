"""Write new cases: `case.toml` in the layout of the corpus and scripts; empty, or from an issue."""

from __future__ import annotations

import ast
import io
import re
import shutil
import tempfile
import tokenize
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from errata.commands.capture.capturing import Capture
from errata.commands.capture.issues import CodeBlock, Issue, best_block, read_issue
from errata.model.case import NO_TRACKER, TRACKERS, Expectation, Kind, Source
from errata.model.errors import HarnessFailure, UsageProblem
from errata.model.matching import fold, normalise_message
from errata.model.outcome import Outcome
from errata.model.source import decode_script, parse_script, statements
from errata.model.versions import parse_version
from errata.plan.expect_blocks import Block, edited
from errata.plan.framework import Framework
from errata.plan.load import load_case
from errata.text.printable import counted, guess, visible, visible_lines
from errata.text.tracebacks import Trace

_TITLE = 120
_COLUMN = 9  # of `=` in the tables, as in the corpus


@dataclass(frozen=True, kw_only=True)
class CaseText:
    """The content of a new `case.toml`; `todo` are comments for a person, by key.

    `seen` is a comment on where the expectation comes from. All text may be untrusted.
    """

    title: str
    kind: Kind
    areas: tuple[str, ...]
    cause: str
    fix: str
    fix_known: bool
    sources: tuple[Source, ...]
    framework: str
    specifier: str = ""
    packages: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    timeout_s: float = 60.0
    expectation: Expectation
    seen: str = ""
    todo: Mapping[str, str] = field(default_factory=dict, hash=False)


def one_line(text: str, limit: int = _TITLE) -> str:
    """Make one safe line of untrusted text, of at most `limit` characters."""
    line = visible(" ".join(text.split()))
    if len(line) <= limit:
        return line
    whole, _, rest = line[:limit].rpartition(" ")  # cut between words, unless one is very long
    return f"{whole if len(rest) < limit // 2 else line[: limit - 1]}…"


def write_case_toml(case: CaseText) -> str:
    """Return the file's text, comments for a person included."""
    lines = [
        *_comment(case, "title"),
        f"title   = {_quoted(one_line(case.title))}",
        *_comment(case, "kind"),
        f"kind    = {_quoted(str(case.kind))}",
        *_comment(case, "areas"),
        f"areas   = {_array(case.areas)}",
        *_comment(case, "cause"),
        f"cause   = {_block(case.cause)}",
        *_comment(case, "fix"),
        f"fix     = {_block(case.fix)}",
    ]
    if not case.fix_known:
        lines += [*_comment(case, "fix_known"), "fix_known = false"]
    lines += [*_comment(case, "sources"), "sources = [", *map(_source, case.sources), "]", ""]
    lines += [
        "[requires]",
        *_comment(case, "releases"),
        f"releases = {_quoted(f'{case.framework} {case.specifier}'.strip())}",
        *_comment(case, "packages"),
        f"packages = {_array(case.packages)}",
    ]
    if case.modes:
        lines += [*_comment(case, "modes"), f"modes    = {_array(case.modes)}"]
    lines += [
        *_comment(case, "backends"),
        'backends = ["cpu"]',
        *_comment(case, "timeout"),
        f"timeout  = {case.timeout_s:g}",
        "",
    ]
    empty = Block(
        lead="",
        header="[[expect]]\n",
        entries=(),
        expectation=Expectation(outcome=case.expectation.outcome),
    )
    seen = [f"# {line}" for line in visible_lines(case.seen).splitlines()]
    table = edited(empty, case.expectation, column=_COLUMN).text
    return "\n".join([*lines, *seen, *_comment(case, "expect"), table])


def _comment(case: CaseText, key: str) -> list[str]:
    text = case.todo.get(key, "")
    return [f"# TODO: {line}" for line in visible_lines(text).splitlines() if line.strip()]


def _source(source: Source) -> str:
    note = f", note = {_quoted(one_line(source.note, 400))}" if source.note else ""
    return f"    {{ url = {_quoted(visible(source.url))}{note} }},"


def _array(items: Sequence[str]) -> str:
    return f"[{', '.join(map(_quoted, items))}]"


def _quoted(text: str) -> str:
    import tomlkit

    return tomlkit.item(visible(text)).as_string()


def _block(text: str) -> str:
    """Write text of several lines between three quotes, with nothing hidden in it."""
    safe = visible_lines(text.strip()).replace("\\", "\\\\").replace('"""', '""\\"')
    return f'"""\n{safe}\n"""'


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


def case_scripts(capture: Capture, fixed: Path | None) -> tuple[bytes, bytes | None]:
    """Return broken.py, and fixed.py where one is known, with the arguments they were given."""
    repaired = check_fixed(fixed) if fixed is not None else None
    if not capture.arguments:
        return capture.raw, repaired
    return (
        with_arguments(capture.raw, capture.arguments),
        with_arguments(repaired, capture.arguments) if repaired is not None else None,
    )


def with_arguments(source: bytes, arguments: tuple[str, ...]) -> bytes:
    """Set a script's arguments inside the script: a case is given none."""
    encoding, _ = tokenize.detect_encoding(io.BytesIO(source).readline)
    text = source.decode(encoding)
    newline = "\r\n" if "\r\n" in text else "\n"
    lines = text.split(newline)
    place = _first_free_line(parse_script(text), lines)
    added = [
        "import sys  # it takes arguments, and a case is given none",
        "",
        f"sys.argv[1:] = {[*arguments]!r}",
        "",
    ]
    return newline.join([*lines[:place], *added, *lines[place:]]).encode(encoding)


def _first_free_line(tree: ast.Module, lines: list[str]) -> int:
    """Return the number of lines that must stay first: docstring and `__future__` imports."""
    last = 0
    for number, node in enumerate(tree.body):
        is_text = (
            number == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        )
        is_future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not (is_text or is_future):
            break
        last = node.end_lineno or node.lineno
    while last < len(lines) and lines[last].lstrip().startswith("#"):
        last += 1  # shebang and coding lines
    return last


def copied_files(capture: Capture) -> tuple[dict[str, bytes], list[str]]:
    """Return the local modules that the script imports, and notes on its files.

    Raises UsageProblem where they are too many or too large for a case.
    """
    folder = capture.script.parent
    local = capture.facts.local_files
    size = sum(path.stat().st_size for path in local)
    if len(local) > MOST_FILES or size > MOST_BYTES:
        raise UsageProblem(
            f"{capture.script.name} imports {counted(len(local), 'local file')} "
            f"({size // 1024:,} KiB)",
            hint=f"a case takes {MOST_FILES} files of {MOST_BYTES // 1024} KiB together: "
            "put what matters into the script, or install the rest as a package",
        )
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in local}
    taken = {"case.toml", "broken.py", "fixed.py"} & set(files)
    if taken:
        raise UsageProblem(
            f"{capture.script.name} imports a local {min(taken)}, a name that cases use",
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
    folder: Path, case_id: str, files: Mapping[str, bytes], frameworks: Mapping[str, Framework]
) -> None:
    """Write a case folder in one step; raises CaseProblems where the files are no valid case.

    Raises HarnessFailure where they cannot be written; nothing is left of them then.
    """
    with tempfile.TemporaryDirectory(prefix="errata-draft-") as name:
        scratch = Path(name)
        for member, data in files.items():
            path = scratch / member
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        load_case(scratch, case_id, frameworks)
        try:
            folder.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(scratch, folder)
        except (OSError, shutil.Error) as error:
            shutil.rmtree(folder, ignore_errors=True)
            raise HarnessFailure(f"cannot write {str(folder)!r}: {error}") from error


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
