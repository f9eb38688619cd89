"""Hints beside a failure: around a program, in a thread, under pytest, in a notebook."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import nbformat
import pytest
from factories import WATCHED_CASE
from nbclient import NotebookClient
from outside import Finished, OutsideProject, run_program

REPOSITORY = Path(__file__).resolve().parents[2]
TORCH = "torch-2.15.0"
CASE = "torch/quantile-too-large"
KNOWN = f"Errata knows this failure: {CASE}"
AFFECTED = "torch/mm-of-a-vector"
FAILING = "import torch\n\ntorch.mm(torch.ones(4, 3), torch.ones(3))\n"
STUB = '__version__ = "2.5.1"\n\ndef quantile(x):\n    raise RuntimeError("{}")\n'
MESSAGE = "quantile() input tensor is too large"


def surroundings(project: OutsideProject, *folders: Path) -> dict[str, str]:
    """Return the variables of a user whose `errata` is on PATH, not in the interpreter."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    places = os.pathsep.join(map(str, folders))
    return {**project.environment(), "PATH": path, "PYTHONPATH": places}


def hints_alone(folder: Path) -> Path:
    """Copy the module to where nothing else is."""
    shutil.copytree(REPOSITORY / "harness" / "errata_hints", folder / "errata_hints")
    return folder


def stub(folder: Path) -> Path:
    """Write what stands for a framework where only the hint is tested."""
    (folder / "torch.py").write_text(STUB.format(MESSAGE))
    return folder


def run(
    python: str, project: OutsideProject, *arguments: str, folders: tuple[Path, ...] = ()
) -> Finished:
    places = surroundings(project, *folders)
    return run_program(python, *arguments, cwd=project.root, variables=places)


@pytest.fixture
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return stub(hints_alone(tmp_path_factory.mktemp("library")))


@pytest.mark.integration
def test_a_program_shows_the_hint_below_its_own_traceback(
    project: OutsideProject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """With a real framework, in its own interpreter, which has nothing of Errata."""
    alone = hints_alone(tmp_path_factory.mktemp("library"))
    (project.root / "train.py").write_text(FAILING)
    assert project.errata("envs", "build", TORCH).code == 0
    python = str(project.python_of(TORCH))
    plain = run(python, project, "train.py")
    hinted = run(python, project, "-m", "errata_hints", "train.py", folders=(alone,))
    assert plain.code == hinted.code == 1
    traceback, mark, hint = hinted.err.partition(f"Errata knows this failure: {AFFECTED}")
    assert mark
    assert traceback.rstrip() == plain.err.rstrip()
    assert "torch 2.15.0: affected" in hint
    assert len(hint.rstrip().splitlines()) <= 6


@pytest.mark.integration
@pytest.mark.parametrize("version", ["3.8", "3.10"])
def test_a_program_and_its_threads_show_hints_without_notes(
    project: OutsideProject, library: Path, version: str
) -> None:
    roots = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found = sorted(roots.glob(f"{version}.*/bin/python"))
    if not found:
        pytest.skip(f"there is no CPython {version} here")
    (project.root / "train.py").write_text(
        "import threading, torch\n"
        "thread = threading.Thread(target=torch.quantile, args=(1,))\n"
        "thread.start()\nthread.join()\n"
        "import sys\nprint(sys.argv[1:], __name__)\nprint(open(__file__).readline())\n"
        "torch.quantile(1)\n"
    )
    done = run(str(found[0]), project, "-m", "errata_hints", "train.py", "--x", folders=(library,))
    assert done.out.startswith("['--x'] __main__\nimport threading")
    assert done.err.count(KNOWN) == 2
    assert done.err.count("torch 2.5.1: affected; fixed in 2.14.1") == 2
    assert "runpy" not in done.err
    assert "errata_hints" not in done.err


def test_a_module_and_code_show_hints_as_a_script_does(
    project: OutsideProject, library: Path
) -> None:
    failing = "import torch; torch.quantile(0)"
    (library / "failing.py").write_text(f"{failing}\n")
    for arguments in (["-m", "failing"], ["-c", failing]):
        done = run(sys.executable, project, "-m", "errata_hints", *arguments, folders=(library,))
        assert done.code == 1
        assert KNOWN in done.err
        assert "errata_hints" not in done.err
    gone = run(sys.executable, project, "-m", "errata_hints", "-m", "no.such", folders=(library,))
    assert gone.code == 2
    assert "no module named 'no.such'" in gone.err


@pytest.mark.integration
def test_nothing_is_said_of_what_is_not_known_or_has_no_framework(
    project: OutsideProject, library: Path
) -> None:
    errors = {
        "other.py": "import torch\nraise RuntimeError('a failure that nobody has met')\n",
        "plain.py": f"raise RuntimeError({MESSAGE!r})\n",
        "ends.py": "import torch\nraise SystemExit(3)\n",
    }
    for name, text in errors.items():
        (project.root / name).write_text(text)
        done = run(sys.executable, project, "-m", "errata_hints", name, folders=(library,))
        assert "Errata" not in done.err, name
        assert done.code == (3 if name == "ends.py" else 1), name
    done = run(sys.executable, project, "-m", "errata_hints", "none.py", folders=(library,))
    assert (done.code, done.err.splitlines()[0]) == (
        2,
        "errata_hints: 'none.py' cannot be read: No such file or directory",
    )


TESTS = f"""
import pytest, torch

def test_known():
    torch.quantile(1)

@pytest.mark.errata("{CASE}")
def test_expected():
    torch.quantile(1)

@pytest.mark.errata("torch/no-grad-decorator-without-parentheses")
def test_marked_in_vain():
    assert True  # errata: works-around torch/atan2-gradient-at-origin

@pytest.mark.errata("torch/quantile-too-larg")
def test_misspelt():
    assert True
"""


@pytest.mark.integration
@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_pytest_explains_failures_and_expects_those_on_record(
    project: OutsideProject, library: Path, workers: tuple[str, ...]
) -> None:
    (library / "torch-2.13.0.dist-info").mkdir()
    (library / "torch-2.13.0.dist-info" / "METADATA").write_text("Name: torch\nVersion: 2.13.0\n")
    (project.root / "test_mine.py").write_text(TESTS)
    arguments = ("-m", "pytest", "-p", "no:cacheprovider", "--errata-hints", "-rx", *workers)
    done = run(sys.executable, project, *arguments, folders=(library,))
    said = done.out
    assert "1 failed, 1 passed, 1 xfailed, 1 error" in said, said
    assert said.count(KNOWN) == 1
    assert f"{CASE} fails on torch 2.13.0 (Errata)" in said
    assert "passes on torch 2.13.0: the mark is not needed any more" in said
    assert "'torch/quantile-too-larg' is no case of Errata; did you mean" in said
    assert "test_mine.py:13  torch/atan2-gradient-at-origin: no longer needed, healed in" in said


LOSS = WATCHED_CASE.format(
    framework="torch", call="torch.loss(input, target)", when="len(input) != len(target)"
)
TORCH_WITH_LOSS = '__version__ = "2.13.0"\n\ndef loss(input, target):\n    return 1.0\n'
WATCHED = """
import torch

def test_equal():
    assert torch.loss([1], [2]) == 1.0

def test_other():
    assert torch.loss([1], [2, 3]) == 1.0
"""


@pytest.mark.integration
@pytest.mark.parametrize("workers", [(), ("-n", "1")])
def test_calls_are_found_in_tests(
    project: OutsideProject, tmp_path_factory: pytest.TempPathFactory, workers: tuple[str, ...]
) -> None:
    library = tmp_path_factory.mktemp("library")
    for name, text in {
        "torch/__init__.py": TORCH_WITH_LOSS,
        "torch-2.13.0.dist-info/METADATA": "Name: torch\nVersion: 2.13.0\n",
    }.items():
        (library / name).parent.mkdir()
        (library / name).write_text(text)
    project.add_case("torch/loss", LOSS, "import torch\nassert False\n", "import torch\n")
    (project.root / "test_mine.py").write_text(WATCHED)
    options = ("-p", "no:cacheprovider", "--errata-watch", "--junitxml=out.xml")
    arguments = ("-m", "pytest", *options, "test_mine.py")
    done = run(sys.executable, project, *arguments, *workers, folders=(library,))
    said = done.out
    assert done.code == 0, said + done.err
    assert "2 passed" in said
    assert "test_mine.py:8  torch/loss: len(input) is 1; len(target) is 2" in said
    assert said.count("torch/loss") == 1
    assert "(test_mine.py::test_other)" in said
    assert (project.root / "out.xml").read_text().count('<property name="errata_watch"') == 1


@pytest.mark.integration
def test_a_notebook_shows_the_hint_as_text_and_html(project: OutsideProject, library: Path) -> None:
    cells = ["%load_ext errata_hints", "import torch", "torch.quantile(1)", "1 / 0"]
    cells += ["%unload_ext errata_hints", "torch.quantile(1)"]
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source in cells]
    )
    client = NotebookClient(notebook, allow_errors=True, timeout=120)
    client.execute(env=surroundings(project, library), cwd=str(project.root))
    kinds = [[output.output_type for output in cell.outputs] for cell in notebook.cells]
    assert kinds == [[], [], ["error", "display_data"], ["error"], [], ["error"]]
    shown = notebook.cells[2].outputs[1].data
    assert shown["text/plain"].startswith(KNOWN)
    assert shown["text/html"].startswith(f"<pre>{KNOWN}")
