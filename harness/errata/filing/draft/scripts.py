"""The scripts of a drafted case, and what must lie beside them."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Mapping
from pathlib import Path

from errata.filing.capture.capturing import Capture
from errata.model.decoding import decode_script
from errata.model.errors import UsageProblem
from errata.model.statement import parse_script

__all__ = [
    "case_scripts",
    "check_fixed",
    "copied_files",
    "refuse_existing",
    "stand_in",
    "with_arguments",
    "write_files",
]

MOST_FILES = 20
MOST_BYTES = 256 * 1024


def refuse_existing(folder: Path) -> None:
    """Never write over a case; raises UsageProblem."""
    if folder.exists():
        raise UsageProblem(
            f"{str(folder)!r} exists already",
            hint="choose another name (--name NAME), or delete the folder",
        )


def stand_in(module: str) -> str:
    """Return a fixed.py for a case of which nobody knows a fix: it says so and claims nothing."""
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
    """Let a script find its arguments where nobody gives it any."""
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
    """Return the modules beside the script that it imports, and what is to be said of its files.

    Raises UsageProblem where they are too many or too large for a case.
    """
    folder = capture.script.parent
    beside = capture.facts.beside
    size = sum(path.stat().st_size for path in beside)
    if len(beside) > MOST_FILES or size > MOST_BYTES:
        raise UsageProblem(
            f"{capture.script.name} imports {len(beside)} files beside it ({size // 1024:,} KiB)",
            hint=f"a case takes {MOST_FILES} files of {MOST_BYTES // 1024} KiB together: "
            "put what matters into the script, or install the rest as a package",
        )
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in beside}
    taken = {"case.toml", "broken.py", "fixed.py"} & set(files)
    if taken:
        raise UsageProblem(
            f"{capture.script.name} imports {min(taken)} beside it, a name that cases use",
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


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the files of a case below a folder."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
