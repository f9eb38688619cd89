"""A built wheel in an empty environment, and in a project with packages of the same names."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
import uv
from bundles import fake_torch
from factories import REPOSITORY
from outside import Finished, run_program

pytestmark = pytest.mark.integration

# A user's own packages, which an installed Errata must neither hide nor import.
TEST = """\
import cases
import errata_tests
import harness


def test_own_packages():
    assert (cases.MINE, errata_tests.MINE, harness.MINE) == (1, 1, 1)
"""


def call(
    *command: str | Path,
    cwd: Path,
    variables: Mapping[str, str] | None = None,
    code: int | None = None,
) -> Finished:
    names = ("PYTHONPATH", "VIRTUAL_ENV", "ERRATA_ENV", "ERRATA_DB")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    return run_program(*command, cwd=cwd, variables=kept | dict(variables or {}), code=code)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel, install it with pytest, and return the folder of the programs."""
    folder = tmp_path_factory.mktemp("installed")
    tool = uv.find_uv_bin()
    steps = (
        (tool, "build", "--wheel", "--out-dir", folder / "dist", REPOSITORY),
        (tool, "venv", "--python", sys.executable, folder / "venv"),
    )
    for step in steps:
        call(*step, cwd=folder, code=0)
    [wheel] = (folder / "dist").glob("*.whl")
    python = folder / "venv" / "bin" / "python"
    options = ("--compile-bytecode", "--python", python)  # each test starts it anew
    call(tool, "pip", "install", *options, wheel, "pytest", cwd=folder, code=0)
    return python.parent


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the variables of a user whose home is empty at first."""
    return {"HOME": str(tmp_path_factory.mktemp("home"))}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Return a project with packages called `harness`, `cases` and `errata_tests`."""
    for name in ("harness", "cases", "errata_tests"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("MINE = 1\n")
    (tmp_path / "test_mine.py").write_text(TEST)
    return tmp_path


def test_the_shipped_corpus_is_listed_and_shown(
    programs: Path, home: dict[str, str], tmp_path: Path
) -> None:
    assert call(programs / "errata", "--version", cwd=tmp_path).out.startswith("errata ")
    listed = call(programs / "errata", "list", cwd=tmp_path, variables=home)
    names = [line.split()[0] for line in listed.out.splitlines()[1:-1]]
    shipped = {
        str(toml.parent.relative_to(REPOSITORY / "cases"))
        for toml in (REPOSITORY / "cases").glob("*/*/case.toml")
    }
    assert set(names) == shipped
    shown = call(programs / "errata", "show", names[0], cwd=tmp_path, variables=home, code=0)
    assert "Recorded" in shown.out
    assert "nothing yet" not in shown.out
    call(programs / "errata", "schema", cwd=tmp_path, code=0)


def test_every_command_knows_the_shipped_corpus_in_an_empty_folder(
    programs: Path, home: dict[str, str], tmp_path: Path
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / "trace.txt").write_text("RuntimeError: quantile() input tensor is too large\n")
    own = home | {"PYTHONPATH": fake_torch(tmp_path / "fake")["PYTHONPATH"]}
    case, python = "torch/mse-broadcast", ("--python", str(programs / "python"))
    for words, code, shown in (
        (("plan", case, "--env", "torch-2.15.0"), 0, "1 trial, 2 cells"),
        (("check", case), 0, "1 case valid"),
        (("run", case, *python), 1, "torch/mse-broadcast@torch-2.15.0"),
        (("report",), 0, "1 trial"),
        (("accept", "--yes"), 2, "only read"),
        (("costs",), 0, "compared with"),
        (("costs", "--write"), 2, "only read"),
        (("history", case), 0, "18 releases"),  # one of them measured, the others recorded
        (("bundle", case), 0, "mse-broadcast.zip written"),
        (("diagnose", "trace.txt"), 0, "torch/quantile-too-large"),
        (("run", case, "--only-own"), 2, "no folder 'cases'"),
    ):
        done = call(programs / "errata", *words, cwd=here, variables=own)
        assert (done.code, shown in done.said) == (code, True), f"{words}: {done.said}"
    assert (here / ".errata" / "errata.sqlite").is_file()


def test_cases_of_ones_own_come_before_the_shipped_ones(
    programs: Path, home: dict[str, str], place: Path
) -> None:
    source = REPOSITORY / "cases" / "torch" / "mse-broadcast"
    shutil.copytree(source, place / "cases" / "torch" / "mine")
    for words, code, shown in (
        (("list",), 0, " more came with Errata"),
        (("list", "--corpus", "errata:"), 0, "torch/mse-broadcast"),
        (("plan", "--env", "torch-2.15.0"), 0, "1 trial, 2 cells"),
        (("plan", "torch/mse-broadcast", "--env", "torch-2.15.0"), 0, "1 trial, 2 cells"),
        (("plan", "torch/mse-broadcast", "--only-own"), 2, "matches no case"),
    ):
        done = call(programs / "errata", *words, cwd=place, variables=home)
        assert (done.code, shown in done.said) == (code, True), f"{words}: {done.said}"
    copy = place / "cases" / "torch" / "mse-broadcast"
    shutil.copytree(source, copy)
    copied = call(programs / "errata", "check", cwd=place, variables=home)
    assert copied.code == 0, "a copy is that case"
    with (copy / "case.toml").open("a") as file:
        file.write("# mine\n")
    done = call(programs / "errata", "check", cwd=place, variables=home, code=0)
    assert "your torch/mse-broadcast stands in place of the one that came" in done.out


def test_packages_of_the_same_names_do_not_disturb(programs: Path, place: Path) -> None:
    for module in ("errata", "pytest"):
        call(programs / "python", "-m", module, "--version", cwd=place, code=0)
    listed = call(programs / "errata", "list", cwd=place, code=0)
    assert "torch/" in listed.out
    tested = call(programs / "python", "-m", "pytest", "-q", cwd=place, code=0)
    assert "1 passed" in tested.out


def test_the_pytest_plugin_is_found(programs: Path, place: Path) -> None:
    source = REPOSITORY / "cases" / "torch" / "autocast-cache-after-no-grad"
    shutil.copytree(source, place / "cases" / "torch" / "mine")
    options = ("-q", "--collect-only", "cases", "--errata-env", "torch-2.15.0")
    found = call(programs / "python", "-m", "pytest", *options, cwd=place, code=0)
    assert "case.toml::torch-2.15.0:eager:cpu" in found.out


def test_hints_are_installed(programs: Path, place: Path) -> None:
    message = "quantile() input tensor is too large"
    (place / "torch.py").write_text(f"def fail():\n    raise RuntimeError({message!r})\n")
    (place / "train.py").write_text("import torch\n\ntorch.fail()\n")
    ran = call(programs / "python", "-m", "errata_hints", "train.py", cwd=place, code=1)
    assert "Errata knows this failure: torch/quantile-too-large" in ran.err
