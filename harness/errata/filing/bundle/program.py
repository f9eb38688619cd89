"""Join the parts of `replay.py` to one file that needs nothing but a Python.

What decides whether two signatures are the same is not written twice: the functions are taken,
as text, out of the modules that Errata itself uses.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import errata

__all__ = ["replay_program"]

_SHARED = (
    ("model/portable.py", ()),
    (
        "model/signature.py",
        (
            *("ELLIPSIS", "_ADDRESS", "_NUMBERED_ADDRESS", "_DOTS", "_BARE_ADDRESS"),
            *("fold", "normalise_message", "matches_text", "_matches_pieces"),
            *("matches_type", "missing_native"),
        ),
    ),
    (
        "model/statement.py",
        (
            *("_PARSING", "_LINE_END", "parse_script", "statement_at", "_nodes", "_lines"),
            *("_segment", "_first_line", "_decorators", "_line_below_header", "_text"),
        ),
    ),
    ("running/native.py", ()),
    ("text/printable.py", ("visible", "_shown")),
)
_PARTS = ("comparing", "running", "installing", "main")
_OBSERVER = "OBSERVERS: dict[str, str] = {}"
_OBSERVERS = ("child_script.py", "child_report.py")
# What Python 3.8 lacks, and how it is said there.
_OLDER = (
    ("@dataclass(frozen=True, kw_only=True)", "@dataclass(frozen=True)"),
    (".removeprefix(mark)", "[len(mark) :]"),
    ('.removeprefix("torch-")', '.replace("torch-", "", 1)'),
)
_HEAD = '''\
"""Run the scripts of this bundle and say whether the documented failure appears.

    python replay.py                    make the environment with uv or pip, and run there
    python replay.py --python PATH      run in an interpreter that has the framework

Standard library only, Python 3.8 or later. Written by Errata; the rules for what is the same
signature are Errata's own. The scripts run with your rights and without a sandbox.
"""

from __future__ import annotations

'''
_SHIM = """
if not hasattr(ast, "Match"):  # before Python 3.10
    ast.Match = ()
"""


@dataclass(frozen=True, kw_only=True)
class _Piece:
    """One statement at the top of a module: its text, and the names that it defines."""

    text: str
    names: frozenset[str]
    imports: tuple[str, ...] = ()


@cache
def replay_program() -> str:
    """Return the text of `replay.py`."""
    folder = Path(errata.__file__).parent
    pieces: list[_Piece] = []
    for name, wanted in _SHARED:
        found = _pieces((folder / name).read_text(encoding="utf-8"))
        pieces += [p for p in found if p.imports or not wanted or p.names & set(wanted)]
    for part in _PARTS:
        path = folder / "filing" / "replay" / "template" / f"{part}.py"
        pieces += _pieces(path.read_text(encoding="utf-8"))
    body = _joined([piece for piece in pieces if not piece.imports])
    for new, old in _OLDER:
        body = body.replace(new, old)
    observers = [
        f"    {name!r}: r'''{(folder / 'running' / name).read_text(encoding='utf-8')}''',"
        for name in _OBSERVERS
    ]
    body = body.replace(_OBSERVER, "\n".join(["OBSERVERS = {", *observers, "}"]), 1)
    imports = _imports(line for piece in pieces for line in piece.imports)
    return f"{_HEAD}{imports}{_SHIM}\n\n{body}\n"


def _joined(pieces: Sequence[_Piece]) -> str:
    """Set definitions apart, and constants below each other."""
    text, before = "", True
    for piece in pieces:
        is_block = piece.text.lstrip("#").startswith(("def ", "class ", "@", "if "))
        gap = "\n\n\n" if is_block or before else "\n"
        text, before = f"{text}{gap if text else ''}{piece.text}", is_block
    return text


def _pieces(source: str) -> list[_Piece]:
    """Split a module; docstring, `__all__` and what Errata has of its own are left out."""
    lines = source.splitlines()
    found = []
    tree = ast.parse(source)
    for number, node in enumerate(tree.body):
        names = _defined(node)
        if (number == 0 and isinstance(node, ast.Expr)) or "__all__" in names:
            continue
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            found.append(_Piece(text="", names=names, imports=tuple(_standard(node))))
            continue
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
        text = _with_comment(lines, first - 1, node.end_lineno or node.lineno)
        found.append(_Piece(text=text, names=names))
    return found


def _with_comment(lines: Sequence[str], start: int, end: int) -> str:
    """Return some lines with the comment that stands above them."""
    while start and lines[start - 1].startswith("#") and "----" not in lines[start - 1]:
        start -= 1
    return "\n".join(lines[start:end])


def _defined(node: ast.stmt) -> frozenset[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return frozenset({node.name})
    stored = (n for n in ast.walk(node) if isinstance(n, ast.Name))
    return frozenset(n.id for n in stored if isinstance(n.ctx, ast.Store))


def _standard(node: ast.Import | ast.ImportFrom) -> Iterable[str]:
    """Write an import one name a line; what comes from Errata is part of the file already."""
    if isinstance(node, ast.Import):
        return [f"import {alias.name}" for alias in node.names]
    module = node.module or ""
    if module == "__future__" or module.partition(".")[0] == "errata":
        return ["#"]
    return [f"from {module} import {alias.name}" for alias in node.names]


def _imports(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in sorted(set(lines) - {"#"}, key=_import_order))


def _import_order(line: str) -> tuple[bool, str]:
    return (line.startswith("from "), line)
