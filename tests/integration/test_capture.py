"""`errata capture` on the frameworks themselves, in environments that are built."""

from __future__ import annotations

import json

import pytest
from outside import OutsideProject
from small_framework import BROKEN, offer, raises

pytestmark = pytest.mark.integration

VMAP = """\
import torch


def fill(x):
    buffer = torch.zeros(1, 4)
    buffer[:, :2] = x
    return buffer


torch.func.vmap(fill)(torch.randn(8, 1, 2))
"""
PADDLE = """\
import paddle

counts = paddle.to_tensor([3, 0, 1])
print(counts + paddle.to_tensor([0.5]))
"""
MINDSPORE = """\
import mindspore as ms
from mindspore import ops

print(ops.matmul(ops.ones((2, 3), ms.float32), ops.ones((4, 5), ms.float32)))
"""


def captured(
    project: OutsideProject, script: str, environment: str
) -> tuple[str, dict[str, object]]:
    (project.root / "fail.py").write_text(script)
    python = project.python_of(environment)
    given = ("--python", str(python), "--repeat", "2", "--json", "capture.json")
    done = project.errata("capture", "fail.py", *given, code=0)
    document = json.loads((project.root / "capture.json").read_text())
    again = project.errata("run", document["case"]["id"], "--python", str(python), code=0)
    assert "reproduces" in again.out
    left = project.errata("check").err.splitlines()
    assert all("is not finished: TODO" in line for line in left[:-2])
    return done.out, document


def test_a_failure_under_vmap_is_known_and_becomes_a_case(project: OutsideProject) -> None:
    shown, document = captured(project, VMAP, "torch-2.15.0")
    assert document["framework"] == "torch"
    assert str(document["framework_version"]).startswith("2.15.0")
    assert "one of 2 causes, torch/vmap-inplace-unbatched the likeliest" in shown
    assert "PyTorch built with" in json.dumps(document["environment"])


def test_a_failure_of_paddle_is_known(project: OutsideProject) -> None:
    shown, document = captured(project, PADDLE, "paddle-3.3.1")
    assert "paddle/int-plus-float-tensor" in shown
    assert document["framework_version"] == "3.3.1"


def test_an_environment_is_lent_and_the_bundle_is_about_it(project: OutsideProject) -> None:
    offer(project, {"1.0": raises("boom")})
    (project.root / "fail.py").write_text(BROKEN)
    done = project.errata("capture", "fail.py", "--env", "frame", "--repeat", "1", code=0)
    assert "lent       frame-1.0, an environment that Errata built" in done.out
    assert "errata run frame/fail --env frame-1.0" in done.out
    made = project.errata("bundle", "frame/fail", code=0)
    assert "frame 1.0, CPython" in made.out
    assert "(measured " in made.out


@pytest.mark.long
def test_an_unknown_failure_of_mindspore_becomes_a_case_all_the_same(
    project: OutsideProject,
) -> None:
    shown, document = captured(project, MINDSPORE, "mindspore-2.10.0")
    assert "not known" in shown
    assert document["case"]["fix_known"] is False  # type: ignore[index]


def test_python_3_7_is_old_enough_to_be_asked(project: OutsideProject) -> None:
    script = "import paddle\n\nassert paddle.__version__ == '2', paddle.__version__\n"
    _, document = captured(project, script, "paddle-1.8.5")
    environment = document["environment"]
    assert isinstance(environment, dict)
    assert environment["interpreter"]["version"].startswith("3.7.")
