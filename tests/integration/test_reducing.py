"""Cases of the real frameworks get smaller, and stay the failure that they document."""

from __future__ import annotations

from pathlib import Path

import pytest
from outside import REPOSITORY, OutsideProject, run_program

pytestmark = pytest.mark.integration


@pytest.fixture
def repository(tmp_path: Path) -> OutsideProject:
    """Return a project whose cases are the repository's."""
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "cases").symlink_to(REPOSITORY / "cases")
    (tmp_path / "envs").symlink_to(REPOSITORY / "envs")
    return OutsideProject(root=tmp_path)


def run_plainly(python: Path, script: Path) -> str:
    return run_program(python, script, cwd=script.parent).err


@pytest.mark.parametrize(
    ("case", "environment", "kept", "gone"),
    [
        # The words alone could be had without vmap; the way through it must stay.
        (
            "torch/vmap-inplace-broadcast-shape",
            "torch-2.15.0",
            ("vmap", "doesn't match the broadcast shape [5, 3]"),
            "manual_seed",
        ),
        pytest.param(
            "torch/vmap-inplace-unbatched",
            "torch-2.15.0",
            ("vmap", "there exists a Tensor `other`"),
            "manual_seed",
            marks=pytest.mark.long,
        ),
        pytest.param(
            "torch/inplace-dropout-after-relu",
            "torch-2.15.0",
            ("inplace", "[4, 8, 1, 1]], which is output 0 of Relu"),
            "SGD",
            marks=pytest.mark.long,
        ),
        pytest.param(
            "paddle/int-plus-float-tensor",
            "paddle-3.3.1",
            ("paddle", "x: int64, y: float32"),
            "bincount",
            marks=pytest.mark.long,
        ),
        # A wrong result: it goes on passing in the other mode.
        pytest.param(
            "paddle/python-counter-frozen-ast",
            "paddle-3.3.1",
            ("to_static", "warm-up scales are [0.25, 0.25, 0.25, 0.25]"),
            "fluid",
            marks=pytest.mark.long,
        ),
    ],
)
def test_a_case_gets_smaller_and_fails_alike(
    repository: OutsideProject, case: str, environment: str, kept: tuple[str, str], gone: str
) -> None:
    done = repository.errata("reduce", case, "--runs", "4", "-o", "small.py", code=0)
    assert "4 of 4 runs forked, 3 of 3 runs fresh" in done.out
    small = repository.root / "small.py"
    text = small.read_text()
    original = (REPOSITORY / "cases" / case / "broken.py").read_text()
    assert len(text) < len(original) * 0.6
    assert kept[0] in text
    assert gone in original
    assert gone not in text
    # As a plain program, with nothing of Errata around it.
    assert kept[1] in run_plainly(repository.python_of(environment), small)


@pytest.mark.long
def test_a_script_of_a_framework_is_reduced_in_its_newest_release(
    repository: OutsideProject,
) -> None:
    script = (
        "import math\n"
        "import torch\n\n"
        "def build(n):\n"
        "    return torch.ones(n, math.ceil(2.5))\n\n"
        "left, right = build(2), build(4)\n"
        "print(left.sum())\n"
        "left @ right\n"
    )
    (repository.root / "fail.py").write_text(script)
    repository.errata("reduce", "fail.py", "--runs", "3", code=0)
    small = (repository.root / "fail.reduced.py").read_text()
    assert "print" not in small
    assert "2x3 and 4x3" in run_plainly(
        repository.python_of("torch-2.15.0"), repository.root / "fail.reduced.py"
    )
