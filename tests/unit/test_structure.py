from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from factories import REPOSITORY

HARNESS = REPOSITORY / "harness" / "errata"
# Programs to run into graph breaks are data: they are read, never imported.
DATA = HARNESS / "filing" / "gathering" / "programs"
MODULES = sorted(
    path
    for path in HARNESS.rglob("*.py")
    if "__pycache__" not in path.parts and DATA not in path.parents
)
# What each package may import, besides itself; siblings of one layer never meet.
BASE = ("model", "system", "text")
MAY_IMPORT = {
    "model": (),
    "system": ("model",),
    "text": ("model",),
    "plan": BASE,
    "indexes": BASE,
    "environments": (*BASE, "indexes"),
    "running": BASE,
    "compare": BASE,
    "recognise": BASE,
    "store": BASE,
    "report": (*BASE, "compare", "recognise"),
}
LAYERS = tuple(MAY_IMPORT)
# What runs inside target environments: by path, in whatever Python they have.
INSIDE = [
    path
    for path in MODULES
    if path.parent.name == "probes"
    or (path.parent.name == "running" and path.stem.startswith(("child", "survey")))
    or path.stem == "probe_import"
]
SCREEN = {"rich", "typer", "click"}
LONGEST_MODULE, LONGEST_FUNCTION = 400, 60
OLDEST_PYTHON = (3, 7)


def name_of(path: Path) -> str:
    return path.relative_to(HARNESS.parent).with_suffix("").as_posix().replace("/", ".")


def each(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=name_of)


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports_of(path: Path) -> Iterator[str]:
    """List the modules that a module imports anywhere in it."""
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            assert node.module
            yield node.module


def layer_of(path: Path) -> str:
    parts = path.relative_to(HARNESS).parts
    return parts[0] if len(parts) > 1 else ""


def test_there_is_something_to_look_at() -> None:
    assert {layer_of(path) for path in MODULES} >= {*LAYERS, "cli"}
    assert {path.name for path in INSIDE} >= {"child.py", "child_script.py", "ask_torch.py"}


@each([path for path in MODULES if layer_of(path) in LAYERS])
def test_a_layer_imports_only_what_is_below_it(path: Path) -> None:
    layer = layer_of(path)
    allowed = tuple(f"errata.{name}" for name in (layer, *MAY_IMPORT[layer]))
    for module in imports_of(path):
        if module.partition(".")[0] == "errata":
            assert f"{module}.".startswith(tuple(f"{name}." for name in allowed)), module


# Each joins what stands before it, and never what stands after it.
JOINTS = ("measuring", "workflow", "record", "queries", "filing")


@each([path for path in MODULES if layer_of(path) in JOINTS or path.stem == "workflow"])
def test_what_joins_the_layers_has_an_order(path: Path) -> None:
    mine = JOINTS.index(layer_of(path) or path.stem)
    later = tuple(f"errata.{name}" for name in JOINTS[mine + 1 :])
    assert not [module for module in imports_of(path) if module.startswith(later)]


@each([path for path in MODULES if layer_of(path) == "model"])
def test_the_model_needs_nothing_but_the_standard_library(path: Path) -> None:
    tops = {module.partition(".")[0] for module in imports_of(path)}
    assert tops <= {*sys.stdlib_module_names, "errata"}


@each([path for path in MODULES if layer_of(path) != "cli"])
def test_only_commands_and_consoles_know_a_terminal(path: Path) -> None:
    tops = {module.partition(".")[0] for module in imports_of(path)}
    is_console = layer_of(path) == "report" and path.name.startswith(("console", "progress"))
    is_main = path == HARNESS / "__main__.py"
    allowed = {"rich"} if is_console else {"typer"} if is_main else set()
    assert tops & SCREEN <= allowed


@each([path for path in MODULES if layer_of(path) != "cli" and path.name != "__main__.py"])
def test_nothing_below_imports_the_commands(path: Path) -> None:
    assert not [module for module in imports_of(path) if module.startswith("errata.cli")]


@each(INSIDE)
def test_what_runs_in_target_environments_is_plain_and_old(path: Path) -> None:
    ast.parse(path.read_text(encoding="utf-8"), feature_version=OLDEST_PYTHON)
    framework = path.stem.removeprefix("ask_") if path.parent.name == "probes" else ""
    companions = {"torch_npu"} if framework == "torch" else set()
    tops = {module.partition(".")[0] for module in imports_of(path)}
    assert tops <= {*sys.stdlib_module_names, framework} | companions


@each(MODULES)
def test_a_module_is_short_and_says_what_it_is(path: Path) -> None:
    assert path.read_text(encoding="utf-8").count("\n") <= LONGEST_MODULE
    docstring = ast.get_docstring(parse(path))
    assert docstring, "no docstring"
    assert docstring.splitlines()[0].endswith((".", "?")), "its first line is no sentence"


@each(MODULES)
def test_a_function_fits_on_a_screen(path: Path) -> None:
    for node in ast.walk(parse(path)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            docstring = len((ast.get_docstring(node) or "").splitlines())
            lines = (node.end_lineno or node.lineno) - node.lineno + 1 - docstring
            assert lines <= LONGEST_FUNCTION, f"{node.name}: {lines} lines"


def public_names(path: Path) -> set[str] | None:
    """Read a module's `__all__`; None where it has none."""
    for node in parse(path).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return None


def defined_names(path: Path) -> Iterator[str]:
    for node in ast.walk(parse(path)):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (alias.asname or alias.name for alias in node.names)


@each([path for path in MODULES if path not in INSIDE and path.name != "__init__.py"])
def test_a_module_lists_what_is_public_and_has_it(path: Path) -> None:
    public = public_names(path)
    assert public is not None, "no __all__"
    assert public <= set(defined_names(path))
    assert not [name for name in public if name.startswith("_")]


@each(MODULES)
def test_only_public_names_are_imported_from_other_modules(path: Path) -> None:
    for node in ast.walk(parse(path)):
        if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("errata."):
            continue
        source = HARNESS.parent / f"{(node.module or '').replace('.', '/')}.py"
        if source.is_file() and (public := public_names(source)) is not None:
            names = {alias.name for alias in node.names}
            assert names <= public, f"{node.module}: {sorted(names - public)}"


def project_files() -> list[Path]:
    """List what is or could be committed; without git, what the project's folders hold."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=REPOSITORY, capture_output=True, check=True, text=True)
        names = listed.stdout.rstrip("\0").split("\0")
        return [path for name in names if (path := REPOSITORY / name).is_file()]
    except (OSError, subprocess.CalledProcessError):
        folders = ("harness", "cases", "envs", "tests", "docs", "reports", "benchmarks")
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
