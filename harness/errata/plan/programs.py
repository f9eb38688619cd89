"""What a program's source shows without running it: imports, local modules, files it names."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from errata.model.errors import UsageProblem
from errata.model.source import decode_script, parse_script
from errata.plan.framework import Framework

_MOST_FILES = 2000  # of a folder that is looked through, in case it is a whole disk
_LONGEST_NAME = 200


@dataclass(frozen=True, kw_only=True)
class ScriptFacts:
    """What a script needs apart from an interpreter.

    `modules` are all top-level names that it, or what it imports from its own folder, imports.
    `local_files` are the files of those local modules. `names` are files next to it, or in the
    working directory, whose names it mentions. `mentions` are all names and short texts in it.
    `problem` is why it cannot be read as Python; then nothing else is known.
    """

    modules: tuple[str, ...] = ()
    local_files: tuple[Path, ...] = ()
    names: tuple[str, ...] = ()
    reads_input: bool = False
    mentions: frozenset[str] = frozenset()
    problem: str = ""
    line: int | None = None


def inspect_script(script: Path, source: bytes, cwd: Path) -> ScriptFacts:
    """Read what a script needs; `cwd` is the folder in which it is run."""
    try:
        tree = parse_script(decode_script(source))
    except SyntaxError as error:
        return ScriptFacts(problem=error.msg, line=error.lineno)
    trees = [tree]
    folder = script.parent
    modules = set(_imported(tree))
    local: dict[Path, None] = {}
    waiting = sorted(modules)
    while waiting:
        for path in _local_module(folder, waiting.pop()):
            if path == script or path in local:
                continue
            local[path] = None
            below = _parse_quietly(path)
            if below is not None:
                trees.append(below)
                new = set(_imported(below)) - modules
                modules |= new
                waiting.extend(sorted(new))
    own = {path.relative_to(folder).parts[0].removesuffix(".py") for path in local}
    return ScriptFacts(
        modules=tuple(sorted(modules - own)),
        local_files=tuple(sorted(local)),
        names=tuple(_named_files(trees, (folder, cwd), {script, *local})),
        reads_input=any(_reads_input(node) for each in trees for node in ast.walk(each)),
        mentions=frozenset(_words(trees)),
    )


def _parse_quietly(path: Path) -> ast.Module | None:
    if path.suffix != ".py":
        return None
    try:
        return parse_script(decode_script(path.read_bytes()))
    except (OSError, SyntaxError):
        return None


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


def _local_module(folder: Path, name: str) -> list[Path]:
    """List the files that `import name` takes from a folder."""
    if (folder / name / "__init__.py").is_file():
        inside = _files_below(folder / name)
        return [path for path in inside if "__pycache__" not in path.parts]
    return [path for path in (folder / f"{name}.py",) if path.is_file()]


def _files_below(folder: Path) -> list[Path]:
    found: list[Path] = []
    for path in folder.rglob("*"):
        if len(found) >= _MOST_FILES:
            break
        if path.is_file():
            found.append(path)
    return sorted(found)


def _named_files(trees: Iterable[ast.Module], folders: Iterable[Path], own: set[Path]) -> list[str]:
    known = {
        text
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(text := node.value, str)
        if 0 < len(text) <= _LONGEST_NAME and text.isprintable() and "." in text
    }
    found = set()
    for text in known:
        for folder in folders:
            try:
                path = folder / text
                if path.is_file() and path not in own:
                    found.add(text)
            except (OSError, ValueError):
                continue
    return sorted(found)


def _reads_input(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id == "input"
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "stdin"
        and isinstance(node.value, ast.Name)
        and node.value.id == "sys"
    )


def _words(trees: Iterable[ast.Module]) -> Iterator[str]:
    """Yield every name and attribute of a program, and its short texts."""
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                yield node.id
            elif isinstance(node, ast.Attribute):
                yield node.attr
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value[:40]


LARGEST_COMPANIONS = 16 * 2**20  # bytes copied for each candidate


def read_source(path: Path) -> str:
    """Read a script as Python does, its encoding declaration included; raises UsageProblem."""
    try:
        return decode_script(path.read_bytes())
    except OSError as error:
        raise UsageProblem(
            f"cannot read {str(path)!r}: {error.strerror or error}",
            hint="name a script, or a case such as torch/vmap-inplace-unbatched",
        ) from error
    except SyntaxError as error:
        raise UsageProblem(
            f"cannot read {str(path)!r}: {error.msg}", hint="save it as UTF-8"
        ) from error


def checked(source: str, path: Path) -> str:
    """Refuse a program that has no statements to take away; raises UsageProblem."""
    try:
        tree = parse_script(source)
        compile(source, path.name, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        line = f"line {error.lineno}: " if isinstance(error, SyntaxError) and error.lineno else ""
        reason = error.msg if isinstance(error, SyntaxError) else error
        raise UsageProblem(
            f"{str(path)!r} is not a program that this Python can parse: {line}{reason}",
            hint="only what parses can be reduced statement by statement",
        ) from error
    if not tree.body:
        raise UsageProblem(f"{str(path)!r} is empty", hint="name a script that fails")
    return source


def _imports(source: str) -> list[str]:
    """List the top-level modules that a program imports anywhere, in order."""
    return list(dict.fromkeys(_imported(parse_script(source))))


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
    """Refuse local files of a script that are too large to copy; raises UsageProblem."""
    size = sum(
        file.stat().st_size
        for companion in companions
        for file in ([companion] if companion.is_file() else companion.rglob("*"))
        if file.is_file()
    )
    if size > LARGEST_COMPANIONS:
        raise UsageProblem(
            f"the files next to the script take {size / 2**20:.0f} MiB",
            hint=f"each candidate needs it: keep it below {LARGEST_COMPANIONS // 2**20} MiB",
        )
    return tuple(companions)


def companion_reason(companions: Sequence[Path]) -> str:
    """Name a local file that the script could import in place of a loaded module; empty if none."""
    modules = [p for p in companions if p.suffix in (".py", ".pyc", ".so") or p.is_dir()]
    return f"{modules[0].name} is next to the script" if modules else ""
