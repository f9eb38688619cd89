"""Read the program that is to be reduced, and find what stands beside it."""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections.abc import Mapping, Sequence
from pathlib import Path

from errata.model.errors import UsageProblem
from errata.model.statement import parse_script
from errata.plan.framework import Framework

__all__ = [
    "checked",
    "companion_reason",
    "imported_beside",
    "imported_framework",
    "imported_library",
    "read_script",
    "small_enough",
]

LARGEST_COMPANIONS = 16 * 2**20  # bytes copied beside each candidate


def read_script(path: Path) -> str:
    """Read a script as Python does, its encoding declaration included; raises UsageProblem."""
    try:
        data = path.read_bytes()
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        return io.TextIOWrapper(io.BytesIO(data), encoding=encoding).read()
    except OSError as error:
        raise UsageProblem(
            f"cannot read {str(path)!r}: {error.strerror or error}",
            hint="name a script, or a case such as torch/vmap-inplace-unbatched",
        ) from error
    except (SyntaxError, UnicodeDecodeError, LookupError) as error:
        raise UsageProblem(
            f"cannot read {str(path)!r}: {error}", hint="save it as UTF-8"
        ) from error


def checked(source: str, path: Path) -> str:
    """Refuse a program that has no statements to take away; raises UsageProblem."""
    try:
        tree = parse_script(source)
        compile(source, path.name, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        line = f"line {error.lineno}: " if isinstance(error, SyntaxError) and error.lineno else ""
        said = error.msg if isinstance(error, SyntaxError) else error
        raise UsageProblem(
            f"{str(path)!r} is not a program that this Python can parse: {line}{said}",
            hint="only what parses can be reduced statement by statement",
        ) from error
    if not tree.body:
        raise UsageProblem(f"{str(path)!r} is empty", hint="name a script that fails")
    return source


def _imports(source: str) -> list[str]:
    """List the top-level modules that a program imports anywhere, in order."""
    found: dict[str, None] = {}
    for node in ast.walk(parse_script(source)):
        if isinstance(node, ast.Import):
            found.update((alias.name.partition(".")[0], None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found[node.module.partition(".")[0]] = None
    return list(found)


def imported_framework(source: str, frameworks: Mapping[str, Framework]) -> Framework | None:
    """Find the first framework of the table that a program imports."""
    by_module = {framework.module: framework for framework in frameworks.values()}
    return next((by_module[name] for name in _imports(source) if name in by_module), None)


def imported_library(source: str, framework: str) -> str:
    """Name the library beyond the framework that a program imports last; empty if there is none.

    It takes seconds to import and, being made for the framework, imports that as well.
    """
    usual = {framework, "numpy", *sys.stdlib_module_names}
    return next((name for name in reversed(_imports(source)) if name not in usual), "")


def imported_beside(source: str, path: Path) -> tuple[Path, ...]:
    """List the modules and packages in a script's own folder that it imports."""
    folder = path.resolve().parent
    wanted = [folder / part for name in _imports(source) for part in (f"{name}.py", name)]
    return tuple(p for p in wanted if p.is_file() or (p / "__init__.py").is_file())


def small_enough(companions: Sequence[Path]) -> tuple[Path, ...]:
    """Refuse files beside a script that are too large to copy; raises UsageProblem."""
    size = sum(
        file.stat().st_size
        for companion in companions
        for file in ([companion] if companion.is_file() else companion.rglob("*"))
        if file.is_file()
    )
    if size > LARGEST_COMPANIONS:
        raise UsageProblem(
            f"what stands beside the script takes {size / 2**20:.0f} MiB",
            hint=f"each candidate needs it: keep it below {LARGEST_COMPANIONS // 2**20} MiB",
        )
    return tuple(companions)


def companion_reason(companions: Sequence[Path]) -> str:
    """Say which file beside a script it could import, and so hide a module that is loaded."""
    modules = [p for p in companions if p.suffix in (".py", ".pyc", ".so") or p.is_dir()]
    return f"{modules[0].name} stands beside the script" if modules else ""
