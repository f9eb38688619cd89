from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from factories import REPOSITORY

HARNESS = REPOSITORY / "harness" / "errata"
MODULES = sorted(path for path in HARNESS.rglob("*.py") if "__pycache__" not in path.parts)
# What runs inside target environments: by path, in whatever Python they have.
INSIDE = [
    path
    for path in MODULES
    if path.parent.name == "probes"
    or (path.parent.name == "running" and path.stem.startswith(("child", "survey")))
    or path.stem == "probe_import"
]
LONGEST_MODULE, LONGEST_FUNCTION = 700, 60
OLDEST_PYTHON = (3, 7)
# What the house measures; a change may lower a bound, none may raise it. Ray's engine, and what
# watches in a user's process, are apart: the rest was to shrink before they came.
BOUNDS = {
    "lines": 55_070,
    "lines of the machinery": 24_810,
    "lines of Ray's engine": 730,
    "lines that watch": 1_020,
    "lines of tests": 54_200,
    "files": 213,
    "classes": 440,
}


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(parse(path)))


@cache
def imports_of(path: Path) -> frozenset[str]:
    """Return the modules that a module imports anywhere in it."""
    found: set[str] = set()
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return frozenset(found)


def packages_of(path: Path) -> set[str]:
    """Return the top-level packages that a module imports."""
    return {module.partition(".")[0] for module in imports_of(path)}


def listed(check: Callable[[Path], Iterable[object]], paths: Iterable[Path] = MODULES) -> str:
    """Return one line for each offence that a check yields about a module; empty without any."""
    found = (f"{path.relative_to(HARNESS)}: {words}" for path in paths for words in check(path))
    return "\n".join(found)


def test_the_modules_are_found() -> None:
    assert {path.relative_to(HARNESS).parts[0] for path in MODULES} >= {"model", "report", "cli"}
    assert {path.name for path in INSIDE} >= {"child.py", "child_script.py", "ask_torch.py"}


def test_an_offence_is_reported_with_its_module() -> None:
    assert listed(lambda path: imports_of(path) & {"ast"}, [HARNESS / "cli" / "app.py"]) == ""
    assert listed(lambda _: ["too long"], [HARNESS / "cli" / "app.py"]) == "cli/app.py: too long"


def test_what_runs_in_target_environments_is_plain_and_old() -> None:
    def check(path: Path) -> Iterator[str]:
        try:
            ast.parse(path.read_text(encoding="utf-8"), feature_version=OLDEST_PYTHON)
        except SyntaxError as error:
            yield f"line {error.lineno}: {error.msg}"
        framework = path.stem.removeprefix("ask_") if path.parent.name == "probes" else ""
        companions = {"torch_npu"} if framework == "torch" else set()
        yield from packages_of(path) - {*sys.stdlib_module_names, framework} - companions

    assert not listed(check, INSIDE)


def test_imports_are_absolute() -> None:
    def check(path: Path) -> Iterator[str]:
        for node in nodes_of(path):
            if isinstance(node, ast.ImportFrom) and node.level:
                yield f"line {node.lineno}"

    assert not listed(check)


def test_a_module_is_short_and_has_a_docstring() -> None:
    def check(path: Path) -> Iterator[str]:
        lines = path.read_text(encoding="utf-8").count("\n")
        if lines > LONGEST_MODULE:
            yield f"{lines} lines"
        docstring = ast.get_docstring(parse(path))
        if not docstring:
            yield "no docstring"
        elif not docstring.splitlines()[0].endswith((".", "?")):
            yield "the first line of its docstring is no sentence"

    assert not listed(check)


def test_a_function_fits_on_a_screen() -> None:
    def check(path: Path) -> Iterator[str]:
        for node in nodes_of(path):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    yield f"{node.name}: {lines} lines"

    assert not listed(check)


def test_the_house_does_not_grow() -> None:
    harness = sorted((REPOSITORY / "harness").rglob("*.py"))
    machinery = [path for path in MODULES if path.relative_to(HARNESS).parts[0] != "commands"]
    tests = list((REPOSITORY / "tests").rglob("*.py"))
    classes = [
        node for path in harness for node in nodes_of(path) if isinstance(node, ast.ClassDef)
    ]
    ray = [path for path in machinery if path.stem in ("ray_engine", "ray_node")]
    watch = [path for path in harness if path.stem in ("conditions", "looking", "watching")]
    measured = {
        "lines": lines_of(harness) - lines_of(ray) - lines_of(watch),
        "lines of the machinery": lines_of(machinery) - lines_of(ray),
        "lines of Ray's engine": lines_of(ray),
        "lines that watch": lines_of(watch),
        "lines of tests": lines_of(tests),
        "files": len(harness),
        "classes": len(classes),
    }
    assert {what: many for what, many in measured.items() if many > BOUNDS[what]} == {}


def lines_of(paths: Iterable[Path]) -> int:
    return sum(path.read_text(encoding="utf-8").count("\n") for path in paths)


def test_only_public_names_are_imported_from_other_modules() -> None:
    def check(path: Path) -> Iterator[str]:
        for node in nodes_of(path):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("errata."):
                hidden = [one.name for one in node.names if one.name.startswith("_")]
                yield from (f"{node.module}.{name}" for name in hidden)

    assert not listed(check)


def project_files() -> list[Path]:
    """List what is or could be committed; without git, what the project's folders hold."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=REPOSITORY, capture_output=True, check=True, text=True)
        names = listed.stdout.rstrip("\0").split("\0")
        return [path for name in names if (path := REPOSITORY / name).is_file()]
    except (OSError, subprocess.CalledProcessError):
        folders = ("harness", "cases", "envs", "tests", "docs", "reports", "benchmarks", "tools")
        return [path for name in folders for path in (REPOSITORY / name).rglob("*.*")]


def test_there_is_no_drawer_for_odds_and_ends() -> None:
    names = {path.stem for path in project_files()}
    assert not {"utils", "util", "helpers", "misc", "common"} & names


# Folders of the machines on which this is written; each in two parts, so that it is not found here.
MACHINE = ("/wo" + "rk", "/ro" + "ot", "/tmp" + "/w")
MACHINE_PATH = re.compile(rf"(?<![\w.$}}*-])(?:{'|'.join(MACHINE)})(?=/[\w.]|[\"'\s:]|$)")


def test_a_path_of_a_machine_is_recognised() -> None:
    for folder in MACHINE:
        assert MACHINE_PATH.search(f"see {folder}/x")
        assert MACHINE_PATH.search(f'"{folder}"')
        assert not MACHINE_PATH.search(f"a{folder}/x")
        assert not MACHINE_PATH.search(f"{folder}ing/x")


def test_no_file_names_the_machine_it_was_written_on() -> None:
    found = []
    for path in project_files():
        text = path.read_bytes().decode("utf-8", "replace")
        for number, line in enumerate(text.split("\n"), 1):
            if MACHINE_PATH.search(line):
                found.append(f"{path.relative_to(REPOSITORY)}:{number}: {line.strip()[:80]}")
    assert found == []
