"""Decide from a script's source whether a forked child behaves as a fresh interpreter does.

A forked child starts with the framework imported. Scripts that could notice run in a fresh
interpreter; the rules come from running several hundred scripts both ways.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Hashable
from functools import lru_cache
from pathlib import Path

from errata.model.case import EXAMPLES, Script
from errata.model.cell import Cell
from errata.model.outcome import Isolation
from errata.model.source import parse_script

# Dotted names that read what the zygote has already fixed -> what they read.
_INTERNALS = {
    "faulthandler": "faulthandler",
    "gc": "the garbage collector's state",
    "importlib.reload": "module reloading",
    "inspect.currentframe": "interpreter frames",
    "inspect.stack": "interpreter frames",
    "multiprocessing.get_start_method": "the process start method",
    "multiprocessing.set_start_method": "the process start method",
    "os.times": "process time",
    "psutil": "process figures",
    "resource": "process limits or figures",
    "sys._current_frames": "interpreter frames",
    "sys._getframe": "interpreter frames",
    "sys.getrecursionlimit": "the recursion depth",
    "sys.modules": "loaded modules",
    "sys.setrecursionlimit": "the recursion depth",
    "threading.active_count": "thread counts",
    "threading.enumerate": "thread counts",
    "time.process_time": "process time",
    "time.process_time_ns": "process time",
    "torch.multiprocessing.get_start_method": "the process start method",
    "torch.multiprocessing.set_start_method": "the process start method",
    "traceback.extract_stack": "interpreter frames",
    "traceback.format_stack": "interpreter frames",
    "traceback.print_stack": "interpreter frames",
    "tracemalloc": "memory figures",
}

# Only a source with these two words, which no alias replaces, is searched node by node.
_MENTIONS = {(name.partition(".")[0], name.rpartition(".")[2]) for name in _INTERNALS}
_WORD = re.compile(r"\w+")


# What a script sets that an import would find, or reads that an import changes.
_BEFORE_IMPORT = re.compile(
    r"\b(?:atexit|builtins|excepthook|logging|meta_path|mock|monkeypatch|path_hooks|perf_counter"
    r"|set_default_\w+|threading|time|timeit|warnings|__import__)\b"
    r"|environ(?:\[[^\]\n]{0,99}\]\s{0,9}=[^=]|\.(?:pop|update|setdefault|clear)\b)|\b(?:un)?(?:putenv|setenv)\b"
)


def may_import_earlier(source: str) -> bool:
    """Return whether a script cannot notice that modules were imported before its first line."""
    return not _BEFORE_IMPORT.search(source)


def choose_isolation(cell: Cell, module: str, asked: Isolation) -> tuple[Isolation, str]:
    """Return how `cell` is to run, and why it runs fresh although a fork was asked for.

    `module` is the framework's import name.
    """
    if asked is Isolation.FRESH:
        return Isolation.FRESH, ""
    case = cell.trial.case
    if case.requires.isolation is Isolation.FRESH:
        return Isolation.FRESH, case.requires.isolation_reason
    if cell.trial.backend != "cpu":
        return Isolation.FRESH, f"a {cell.trial.backend} must not be shared through a fork"
    extra = [] if case.claim else _importable(case.folder, case.script_digests)  # no module's name
    if extra:
        return Isolation.FRESH, f"{extra[0]} next to the script may shadow a loaded module"
    reason = reason_for_fresh(case.text(cell.script), module)
    return (Isolation.FRESH, reason) if reason else (Isolation.FORK, "")


@lru_cache(maxsize=4096)
def _importable(folder: Path, content: Hashable) -> list[str]:
    """List what scripts of a case could import from their own folder, apart from themselves.

    `content` is another one where a file of the folder is.
    """
    scripts = {EXAMPLES, *(script.filename for script in Script)}
    return sorted(
        name
        for name in os.listdir(folder)  # noqa: PTH208 - half the time of a Path's
        if name not in scripts
        and (name.endswith((".py", ".pyc", ".so")) or (folder / name / "__init__.py").is_file())
    )


@lru_cache(maxsize=4096)
def reason_for_fresh(source: str, module: str) -> str:
    """Return why `source` needs a fresh interpreter, or an empty string if a fork will do."""
    inside = _may_read_internals(source)
    if not inside and _late_import(_head(source, module), module) == "":
        return ""  # what follows decides nothing
    try:
        tree = parse_script(source)
    except SyntaxError:
        return "the script does not parse here"
    return _late_import(tree, module) or (_reads_internals(tree) if inside else "")


def _head(source: str, module: str) -> ast.Module:
    """Parse a script up to its first line that imports a framework; empty where that is none."""
    found = re.search(rf"^(?:import|from) {module}\b.*$", source, re.MULTILINE)
    try:
        return parse_script(source[: found.end()] if found else "")
    except SyntaxError:  # within a string, or the import goes on
        return parse_script("")


def _may_read_internals(source: str) -> bool:
    words = set(_WORD.findall(source))
    return "/proc/" in source or any(top in words and last in words for top, last in _MENTIONS)


def _late_import(tree: ast.Module, module: str) -> str:
    """Find a statement that runs before the framework's import and so could influence it."""
    for number, node in enumerate(tree.body):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            if module in _imported(node):
                return ""
        elif number or not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            return f"line {node.lineno} runs before `import {module}`"
    return f"`import {module}` is not among its leading imports"


def _imported(node: ast.Import | ast.ImportFrom) -> set[str]:
    """Name the top-level packages that an import statement loads."""
    if isinstance(node, ast.ImportFrom):
        return set() if node.level else {(node.module or "").partition(".")[0]}
    return {alias.name.partition(".")[0] for alias in node.names}


def _reads_internals(tree: ast.Module) -> str:
    aliases: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            aliases.update(_bound(alias) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            aliases.update({a.asname or a.name: f"{node.module}.{a.name}" for a in node.names})
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and "/proc/" in str(node.value):
            return "reads /proc"
        for internal in _prefixes(_dotted(node, aliases)):
            if internal in _INTERNALS:
                return f"reads {_INTERNALS[internal]} (`{internal}`)"
    return ""


def _prefixes(name: str) -> list[str]:
    """List `a`, `a.b`, `a.b.c` for `a.b.c`; nothing for an empty name."""
    parts = name.split(".") if name else []
    return [".".join(parts[: count + 1]) for count in range(len(parts))]


def _bound(alias: ast.alias) -> tuple[str, str]:
    """Return the name that `import alias` binds and what it means: `import a.b` binds `a`."""
    if alias.asname:
        return alias.asname, alias.name
    top = alias.name.partition(".")[0]
    return top, top


def _dotted(node: ast.AST, aliases: dict[str, str]) -> str:
    """Spell a name or attribute chain with its imported name, else an empty string."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name) or node.id not in aliases:
        return ""
    return ".".join([aliases[node.id], *reversed(parts)])
