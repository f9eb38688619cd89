"""What a real run observed becomes what the case documents, and the next run is quiet."""

from __future__ import annotations

import pytest
from factories import parse_toml
from outside import FIXED, OutsideProject, case_text

pytestmark = pytest.mark.integration

TORCH, PADDLE = "torch-2.15.0", "paddle-3.3.1"
BROKEN = """\
import os

import torch

MODE = os.environ.get("ERRATA_MODE", "eager")
assert os.environ.get("ERRATA_DEVICE", "cpu")
torch.ones(2, 3) @ torch.ones(2, 3)
"""
DOCUMENTED = {
    "outcome": "raised",
    "type": "RuntimeError",
    "message": "mat1 and mat2 shapes do not fit (2x3 and so on)",
    "at": "torch.ones(2, 3) @ torch.ones(2, 3)",
}
COMMENT = "# what older releases say"


def documented(project: OutsideProject, case: str) -> list[dict[str, object]]:
    found = parse_toml((project.cases / case / "case.toml").read_text())["expect"]
    assert isinstance(found, list)
    return found


def test_a_message_that_changed_is_documented_for_the_release_that_ran(
    project: OutsideProject,
) -> None:
    text = case_text(expect=DOCUMENTED).replace("[[expect]]", f"{COMMENT}\n[[expect]]")
    folder = project.add_case("torch/matmul", text, BROKEN, FIXED)
    first = project.errata("run", "--env", TORCH, code=1)
    assert "drifted" in first.out
    refused = project.errata("accept", "--expectations", code=2)
    assert "+message = 'mm: mat1 and mat2 shapes cannot be multiplied" in refused.out
    assert (folder / "case.toml").read_text() == text
    project.errata("accept", "--expectations", "--yes", code=0)
    new, old = documented(project, "torch/matmul")
    assert old == DOCUMENTED
    assert new["releases"] == "==2.15.0"
    assert new["message"] == "mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)"
    after = (folder / "case.toml").read_text()
    assert f"{COMMENT}\n[[expect]]\noutcome = '''raised'''" in after
    project.errata("check", code=0)
    again = project.errata("run", "--env", TORCH, code=0)
    assert "1 as expected" in again.out
    assert "0 cells run" in again.out
    project.errata("accept", "--expectations", code=0)
    assert (folder / "case.toml").read_text() == after


def test_a_failure_that_healed_in_one_mode_is_documented_there_only(
    project: OutsideProject,
) -> None:
    broken = """\
import os

import paddle

if os.environ.get("ERRATA_MODE", "ast") == "ast":
    raise ValueError("only when traced")
"""
    text = case_text(
        releases="paddle >=3.0",
        requires='modes = ["dynamic", "ast"]',
        expect={"outcome": "raised", "type": "ValueError", "message": "only when traced"},
    )
    fixed = 'import os\n\nimport paddle\n\nos.environ.get("ERRATA_MODE")\n'
    project.add_case("paddle/traced", text, broken, fixed)
    first = project.errata("run", "--env", PADDLE)
    assert "passes" in first.out, first.said
    project.errata("accept", "--expectations", "--yes", code=0)
    new, _ = documented(project, "paddle/traced")
    assert new == {"releases": "==3.3.1", "modes": ["dynamic"], "outcome": "passed"}
    again = project.errata("run", "--env", PADDLE, code=0)
    assert "2 as expected" in again.out
