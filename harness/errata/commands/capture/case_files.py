"""Write the files of a case: `case.toml` in the layout of the corpus, and its scripts."""

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
from errata.model.case import Expectation, Kind, Source
from errata.model.errors import HarnessFailure, UsageProblem
from errata.model.source import decode_script, parse_script
from errata.model.versions import parse_version
from errata.plan.expect_blocks import Block, edited
from errata.plan.framework import Framework
from errata.plan.load import load_case
from errata.text.printable import counted, visible, visible_lines

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
