"""Read in a script, without running it, what it needs beside an interpreter."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from errata.model.decoding import decode_script
from errata.model.statement import parse_script

__all__ = ["ScriptFacts", "read_script"]

_MOST_FILES = 2000  # of a folder that is looked through, in case it is a whole disk
_LONGEST_NAME = 200


@dataclass(frozen=True, kw_only=True)
class ScriptFacts:
    """What a script needs beside an interpreter.

    `modules` are all top-level names that it, or what it imports from its own folder, imports.
    `beside` are the files of those local modules. `names` are files beside it, or in the working
    directory, whose names it mentions. `mentions` are all names and short texts in it. `problem`
    says why it cannot be read as Python; then nothing else is known.
    """

    modules: tuple[str, ...] = ()
    beside: tuple[Path, ...] = ()
    names: tuple[str, ...] = ()
    reads_input: bool = False
    mentions: frozenset[str] = frozenset()
    problem: str = ""
    line: int | None = None


def read_script(script: Path, source: bytes, cwd: Path) -> ScriptFacts:
    """Read what a script needs; `cwd` is the folder in which it is run."""
    try:
        tree = parse_script(decode_script(source))
    except SyntaxError as error:
        return ScriptFacts(problem=error.msg, line=error.lineno)
    trees = [tree]
    folder = script.parent
    modules = set(_imported(tree))
    beside: dict[Path, None] = {}
    waiting = sorted(modules)
    while waiting:
        for path in _local_module(folder, waiting.pop()):
            if path == script or path in beside:
                continue
            beside[path] = None
            below = _parse_quietly(path)
            if below is not None:
                trees.append(below)
                new = set(_imported(below)) - modules
                modules |= new
                waiting.extend(sorted(new))
    own = {path.relative_to(folder).parts[0].removesuffix(".py") for path in beside}
    return ScriptFacts(
        modules=tuple(sorted(modules - own)),
        beside=tuple(sorted(beside)),
        names=tuple(_named_files(trees, (folder, cwd), {script, *beside})),
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
    """List the texts in a program that are names of files near it."""
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
