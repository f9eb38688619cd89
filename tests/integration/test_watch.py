"""Programs that are watched: what is found in them, and that watching changes nothing else."""

from __future__ import annotations

import json
import shutil
from typing import Any

import pytest
from factories import REPOSITORY, WATCHED_CASE, texts
from outside import OutsideProject

HINTS = REPOSITORY / "harness" / "errata_hints"
PROGRAMS = dict(texts("programs/watched"))
NEWEST = {"torch": "torch-2.15.0", "paddle": "paddle-3.3.1", "mindspore": "mindspore-2.10.0"}
CALLS = {
    "torch": ("torch.nn.functional.mse_loss(input, target)", "target"),
    "paddle": ("paddle.nn.functional.mse_loss(input, label)", "label"),
    "mindspore": ("mindspore.ops.mse_loss(input, target)", "target"),
}


def with_case(project: OutsideProject, framework: str) -> str:
    """Add a case with a watched call, and return the interpreter of the newest release."""
    call, other = CALLS[framework]
    toml = WATCHED_CASE.format(framework=framework, call=call, when=f"input.shape != {other}.shape")
    script = f"import {framework}\nassert False\n"
    project.add_case(f"{framework}/loss", toml, script, script)
    newest = NEWEST[framework]
    assert project.errata("envs", "build", newest).code == 0
    return str(project.python_of(newest))


@pytest.mark.integration
@pytest.mark.parametrize("framework", NEWEST)
def test_what_is_found_and_that_nothing_else_changes(
    project: OutsideProject, framework: str
) -> None:
    python = with_case(project, framework)
    script = project.root / "train.py"
    program = PROGRAMS["operators"] + PROGRAMS[framework]
    script.write_text(program)
    options = ("--python", python, "--json", "found.json")  # and all calls of the shipped cases
    watched = project.errata("watch", *options, "train.py", "--epochs", "1")
    plain = project.call(python, "train.py", "--epochs", "1", code=0)
    assert watched.out == plain.out
    assert "x + 1 -> 4.0" in plain.out
    assert watched.code == 1, watched.err
    warnings = {one for one in plain.err.splitlines() if "Warning: " in one}
    assert warnings <= {*watched.err.splitlines()}  # from the same lines
    every = json.loads((project.root / "found.json").read_text())["findings"]
    [wrong] = [
        n for n, line in enumerate(program.splitlines(), 1) if line.startswith('print("wrong')
    ]
    assert {(one["file"], one["line"]) for one in every} == {("train.py", wrong)}
    assert f"{framework}/loss" in [one["case"] for one in every]
    assert f"Failures in this run ({len(every)})\n\n" in watched.err
    assert f"\n≠ {framework}/loss" in watched.err


@pytest.mark.integration
def test_exit_codes_modules_and_exceptions(project: OutsideProject) -> None:
    python = with_case(project, "torch")
    texts = {
        "good": "import torch\nprint(torch.__version__)\n",
        "ends": "import sys, torch\nsys.exit(7)\n",
        "killed": "import os, torch\nos.kill(os.getpid(), 9)\n",
        "wrong": "import torch\nx = torch.zeros(4, 1)\ntorch.nn.MSELoss()(x, x[:, 0])\n",
        "starts": "import os, sys\nfor _ in 1, 2: os.system(f'{sys.executable} {sys.argv[2]}')\n",
        "sitecustomize": "print('its own')\n",
    }
    for name, text in texts.items():
        (project.root / f"{name}.py").write_text(text)

    def watch(*arguments: str, by: tuple[str, str] = ("--python", python)) -> Any:
        return project.errata("watch", "--only-own", *by, *arguments)

    assert [watch(f"{one}.py").code for one in ("ends", "killed")] == [7, 137]
    good = watch("-m", "good", by=("--env", "torch==2.15.0"))
    assert (good.code, good.out) == (0, "2.15.0+cu132\n")
    stopped = watch("--raise", "wrong.py")
    assert stopped.code == 1
    assert "KnownFailure: torch/loss: A loss of tensors of two shapes (input.shape is (4, 1)" in (
        stopped.err
    )
    assert 'wrong.py", line 3, in <module>' in stopped.err
    assert "errata_hints/" not in stopped.err
    project.variables["PYTHONPATH"] = str(project.root)
    started = watch("-m", "starts", "--raise", "wrong.py")  # an option of the module
    assert (started.code, started.out) == (1, "its own\n" * 3)
    assert started.err.count("wrong.py:3: torch/loss: input.shape is (4, 1)") == 1  # said once


@pytest.mark.integration
def test_a_plan_is_carried_to_where_errata_is_not(
    project: OutsideProject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    python = with_case(project, "torch")
    done = project.errata("watch", "--only-own", "--python", python, "--plan", "plan.json", code=0)
    plan = json.loads((project.root / "plan.json").read_text())
    assert [one["case"] for one in plan["triggers"]["torch"]] == ["torch/loss"]
    alone = tmp_path_factory.mktemp("library")
    shutil.copytree(HINTS, alone / "errata_hints")
    text = "import torch\nx = torch.zeros(4, 1)\ntorch.nn.MSELoss()(x, x[:, 0])\n"
    (project.root / "train.py").write_text(text)
    project.variables["PYTHONPATH"] = str(alone)
    carried = ("-m", "errata_hints", "--watch", "plan.json", "train.py")
    done = project.call(python, *carried, code=0)
    assert "errata: train.py:3: torch/loss: input.shape is (4, 1); target.shape is (4,)" in done.err
    assert done.err.splitlines()[-1] == "errata: 1 location with a documented failure"


@pytest.mark.integration
def test_a_watched_call_is_proven_forked_and_fresh(project: OutsideProject) -> None:
    call, other = CALLS["paddle"]
    toml = WATCHED_CASE.format(framework="paddle", call=call, when=f"input.shape != {other}.shape")
    fresh = 'releases = "paddle"\nisolation = "fresh"\nisolation_reason = "a test"'
    in_fresh = toml.replace('releases = "paddle"', fresh)
    loss = "import paddle\nx = paddle.zeros([4, 1])\nloss = paddle.nn.functional.mse_loss({})\n"
    scripts = (loss.format("x, x[:, 0]") + "assert False\n", loss.format("x, x"))
    project.add_case("paddle/forked", f'{toml}also = ["paddle/fresh"]\n', *scripts)
    project.add_case("paddle/fresh", f'{in_fresh}also = ["paddle/forked"]\n', *scripts)
    loose = in_fresh.replace(f"input.shape != {other}.shape", "input.ndim > 0")
    project.add_case("paddle/loose", loose, *scripts)
    proven = project.errata("check", "--watch", "paddle/forked", "paddle/fresh", "--only-own")
    assert proven.code == 0, proven.said
    assert "2 watched calls of 2 cases proven by 4 scripts on paddle-3.3.1; in 2" in proven.out
    (project.cases / "paddle/loose/alternatives").mkdir()
    other = '"""Compare a vector."""\n' + loss.format("x[:, 0], x[:, 0]")
    (project.cases / "paddle/loose/alternatives/vector.py").write_text(other)
    refused = project.errata("check", "--watch", "paddle/loose", "--only-own", code=2)
    assert "is seen in fixed.py" in refused.said
    assert "is seen in alternatives/vector.py" in refused.said
