from __future__ import annotations

import sys
from pathlib import Path

import pytest

from errata.commands.scan.releases import Used, find_root, installed_releases, used_releases
from errata.model.errors import UsageProblem

NAMES = {"torch": "torch", "paddlepaddle": "paddle", "paddlepaddle-gpu": "paddle"}
PYPROJECT = """
[project]
dependencies = ["numpy", "torch>=2.0"]
[project.optional-dependencies]
paddle = ["paddlepaddle-gpu==2.6.2"]
[dependency-groups]
dev = ["pytest", {include-group = "x"}]
"""


@pytest.mark.parametrize(
    ("files", "specifier", "source"),
    [
        ({"uv.lock": '[[package]]\nname = "torch"\nversion = "2.5.1"'}, "==2.5.1", "uv.lock"),
        ({"uv.lock": '[[package]]\nname = "torch"\nversion = "2.5.1+cpu"'}, "==2.5.1", "uv.lock"),
        (
            {"pylock.toml": '[[packages]]\nname = "torch"\nversion = "2.4.0"'},
            "==2.4.0",
            "pylock.toml",
        ),
        (
            {"poetry.lock": '[[package]]\nname = "Torch"\nversion = "2.3.0"'},
            "==2.3.0",
            "poetry.lock",
        ),
        (
            {"requirements.txt": "numpy\ntorch == 2.2.0  # why\n-r more.txt\n"},
            "==2.2.0",
            "requirements.txt",
        ),
        (
            {"requirements-ci.txt": "torch==2.1.0+cpu --hash=sha256:00\n"},
            "==2.1.0",
            "requirements-ci.txt",
        ),
        ({"pyproject.toml": PYPROJECT}, ">=2.0", "pyproject.toml"),
        (
            {"pyproject.toml": PYPROJECT, "requirements.txt": "torch==2.2.0\n"},
            "==2.2.0",
            "requirements.txt",
        ),
        ({"uv.lock": "no toml", "requirements.txt": "torch>1\n"}, ">1", "requirements.txt"),
    ],
)
def test_what_a_project_says(
    tmp_path: Path, files: dict[str, str], specifier: str, source: str
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    found = used_releases(tmp_path, NAMES)
    assert found["torch"] == Used(specifier=specifier, source=source)
    if "pyproject.toml" in files:
        assert found["paddle"].release == "2.6.2"


def test_one_release_or_a_range() -> None:
    releases = {
        text: Used(specifier=text, source="").release for text in ("==2.5", "===2.5", ">=2")
    }
    assert releases == {"==2.5": "2.5", "===2.5": "2.5", ">=2": ""}
    assert Used(specifier="==2.*", source="").release == ""


def test_a_project_that_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "requirements.txt").write_text("torch\n\xff\n", encoding="latin-1")
    assert used_releases(tmp_path, NAMES) == {}


def test_the_root_is_the_nearest_folder_with_a_mark(tmp_path: Path) -> None:
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    (tmp_path / "uv.lock").write_text("")
    (inner / "x.py").write_text("")
    assert find_root(inner / "x.py") == tmp_path
    assert find_root(tmp_path) == tmp_path


def test_an_interpreter(tmp_path: Path) -> None:
    found = installed_releases(Path(sys.executable), {"pytest": "pytest"})
    assert found["pytest"].release == pytest.__version__
    with pytest.raises(UsageProblem, match="does not list its packages"):
        installed_releases(tmp_path / "python", NAMES)
