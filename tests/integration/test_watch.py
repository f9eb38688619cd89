"""Programs that are watched: what is found in them, and that watching changes nothing else."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from outside import Finished, OutsideProject

HINTS = Path(__file__).resolve().parents[2] / "harness" / "errata_hints"
OPERATORS = '''
OPERATORS = """
x + 1; 1 + x; x + [1]; [1] + x; m + n; n + m; x * m; m * [1, 2, 3]; (1, 2) * x; m - 1; 1 - m
m / 2; m // 2; 2 // (m + 1); m % 2; divmod(m, 2); m ** 2; 2 ** m; m @ m.T; m[i]; m[i, i]; m[None]
m[..., 0]; m[m > 2]; m[1:]; m[:, 1]; bool(x); float(x); int(x); sum([x, x]); len(m); [*m][0]; x in m
m.sum(); m.mean(); m.max(); m.min(); m.std(); m.argmax(); m.prod(); m.tolist(); m.numpy().tolist()
np.asarray(x); np.array([x, x]).tolist(); np.float32(1) * m; m.reshape(3, 2); m == m; m != 1; -m
""".replace("\\n", ";").split(";")

def shown(value):
    return value.tolist() if hasattr(value, "tolist") else repr(value)

def evaluate(**names):
    for text in map(str.strip, OPERATORS):
        try:
            print(text, "->", shown(eval(text, names)) if text else "")
        except Exception as error:
            print(text, "->", type(error).__name__)
'''
TORCH = """
import hashlib, io, pickle, sys
import numpy as np
import torch
import torch.nn.attention.bias
import torch.nn.functional as F
from torch.nn.functional import mse_loss

torch.manual_seed(0)
inner = torch.nn.TransformerEncoderLayer(16, 2, 32, batch_first=True)
model = torch.nn.Sequential(torch.nn.Embedding(50, 16), inner, torch.nn.Linear(16, 1))
step = torch.optim.AdamW(model.parameters())
ids, targets = torch.randint(0, 50, (8, 12)), torch.randn(8, 12)

def loss_of(ids):
    return mse_loss(model(ids).squeeze(-1), targets)

for _ in range(5):
    step.zero_grad()
    loss_of(ids).backward()
    step.step()
bits = b"".join(p.detach().numpy().tobytes() for p in model.parameters())
print("weights", hashlib.sha256(bits).hexdigest())

compiled = torch.compile(loss_of, fullgraph=True, backend="aot_eager")
print("compiled", compiled(ids).item(), torch._dynamo.utils.counters["stats"]["unique_graphs"])
print("breaks", sum(torch._dynamo.utils.counters["graph_break"].values()))
print("traced", torch.jit.trace(lambda a, b: F.mse_loss(a, b), (targets, targets)).graph)

@torch.jit.script
def scripted(a, b):
    return F.mse_loss(a, b) + torch.sum(a)

print("scripted", scripted(targets, targets).item(), "mse_loss" in scripted.code)
print("symbolic", torch.fx.symbolic_trace(torch.nn.MSELoss()).code)
bias = torch.nn.attention.bias.causal_lower_right(8, 12)  # a subclass that asks which function
query, key = torch.randn(2, 8, 4), torch.randn(2, 12, 4)
print("bias", F.scaled_dot_product_attention(query, key, key, attn_mask=bias).sum().item())
inner.eval()
with torch.no_grad():
    print("fast path", inner(torch.ones(1, 3, 16)).sum().item())
print("vmapped", torch.vmap(F.mse_loss)(targets, targets).sum().item())
print("exported", len(torch.export.export(torch.nn.MSELoss(), (targets, targets)).graph.nodes))
m, i = torch.arange(6.0).reshape(2, 3), torch.tensor([1, 0])
evaluate(x=torch.tensor(3.0), m=m, n=np.ones((2, 3)), np=np, i=i)
print(torch.tensor([torch.tensor(1.0), torch.tensor(2.0)]), torch.full((2,), torch.tensor(3.0)))
y = torch.zeros(2, 3)
y[0], y[torch.tensor([1]), torch.tensor([2])], y[y > 4] = 1, 5, 9
y += 1
y *= 2
print(y)
print("pickled", pickle.loads(pickle.dumps(F.mse_loss)) is F.mse_loss, sys.argv[1:], __name__)
column = targets.flatten()[:, None]
print("wrong", torch.nn.MSELoss()(column, targets.flatten()).item())
"""
PADDLE = """
import hashlib
import numpy as np
import paddle
import paddle.nn.functional as F

paddle.seed(0)
model = paddle.nn.Sequential(paddle.nn.Linear(4, 8), paddle.nn.ReLU(), paddle.nn.Linear(8, 1))
step = paddle.optimizer.Adam(parameters=model.parameters())
x, y = paddle.randn([16, 4]), paddle.randn([16, 1])
for _ in range(5):
    loss = F.mse_loss(model(x), y)
    loss.backward()
    step.step()
    step.clear_grad()
bits = b"".join(p.numpy().tobytes() for p in model.parameters())
print("weights", hashlib.sha256(bits).hexdigest())

@paddle.jit.to_static(full_graph=True)
def of(a, b):
    return F.mse_loss(a, b) + a.sum()

m = paddle.arange(6).astype("float32").reshape([2, 3])
i = paddle.to_tensor([1, 0])
evaluate(x=paddle.to_tensor(3.0), m=m, n=np.ones((2, 3), "float32"), np=np, i=i)
m[0], m[paddle.to_tensor([1]), paddle.to_tensor([2])] = 1, 5
print("static", float(of(x, x)))
print("wrong", float(F.mse_loss(y, y.flatten())))
"""
MINDSPORE = """
import hashlib
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_seed(0)
ms.set_context(mode=ms.PYNATIVE_MODE)
rng = np.random.default_rng(0)
x, y = (Tensor(rng.standard_normal((16, 4)), ms.float32) for _ in range(2))
model = nn.Dense(4, 4)
step = nn.Adam(model.trainable_params())
grads = ms.value_and_grad(lambda a, b: ops.mse_loss(model(a), b), None, step.parameters)
for _ in range(5):
    loss, found = grads(x, y)
    step(found)
bits = b"".join(p.asnumpy().tobytes() for p in model.trainable_params())
print("weights", hashlib.sha256(bits).hexdigest())

@ms.jit
def of(a, b):
    return ops.mse_loss(a, b) + a.sum()

m = Tensor(np.arange(6).reshape(2, 3), ms.float32)
evaluate(x=Tensor(3.0), m=m, n=np.ones((2, 3), "float32"), np=np, i=Tensor([1, 0]))
m[0], m[Tensor([1]), Tensor([2])] = 1, 5
print(m)
print("graph", of(x, y))
print("wrong", ops.mse_loss(x, y).sum(), float(ops.mse_loss(x.flatten()[:, None], y.flatten())))
"""
CASE = """
title = "{name} of tensors of two shapes"
kind = "wrong-result"
areas = ["loss"]
cause = "The shapes are broadcast."
fix = "Make the shapes equal."
[[sources]]
url = "https://example.org"
[requires]
releases = "{framework}"
[[expect]]
outcome = "raised"
type = "AssertionError"
message = ""
[[watch]]
call = "{call}"
when = "input.shape != {other}.shape"
confidence = "certain"
"""
NEWEST = {"torch": "torch-2.15.0", "paddle": "paddle-3.3.1", "mindspore": "mindspore-2.10.0"}
CALLS = {
    "torch": ("torch.nn.functional.mse_loss(input, target)", "target"),
    "paddle": ("paddle.nn.functional.mse_loss(input, label)", "label"),
    "mindspore": ("mindspore.ops.mse_loss(input, target)", "target"),
}


def with_case(project: OutsideProject, framework: str) -> str:
    """Add a case with a watched call, and return the interpreter of the newest release."""
    call, other = CALLS[framework]
    toml = CASE.format(name="mse_loss", framework=framework, call=call, other=other)
    script = f"import {framework}\nassert False\n"
    project.add_case(f"{framework}/loss", toml, script, script)
    newest = NEWEST[framework]
    assert project.errata("envs", "build", newest).code == 0
    return str(Path(project.errata("envs", "path", newest).out.strip(), "bin", "python"))


def run_plain(project: OutsideProject, *command: str) -> Finished:
    done = subprocess.run(
        command,
        cwd=project.root,
        env=project.environment(),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return Finished(code=done.returncode, out=done.stdout, err=done.stderr)


@pytest.mark.integration
@pytest.mark.parametrize(
    ("framework", "program"),
    [("torch", TORCH), ("paddle", PADDLE), ("mindspore", MINDSPORE)],
)
def test_what_is_found_and_that_nothing_else_changes(
    project: OutsideProject, framework: str, program: str
) -> None:
    python = with_case(project, framework)
    script = project.root / "train.py"
    program = OPERATORS + program
    script.write_text(program)
    report = project.root / "found.json"
    options = ("--only-own", "--python", python, "--json", str(report))
    watched = project.errata("watch", *options, "train.py", "--epochs", "1")
    plain = run_plain(project, python, "train.py", "--epochs", "1")
    assert plain.code == 0, plain.err
    assert watched.out == plain.out
    assert "x + 1 -> 4.0" in plain.out
    assert watched.code == 1, watched.err
    every = project.errata("watch", "--python", python, "train.py", "--epochs", "1")
    assert every.out == plain.out  # with all calls that the shipped cases have
    [found] = json.loads(report.read_text())["findings"]
    wrong = [n for n, line in enumerate(program.splitlines(), 1) if line.startswith('print("wrong')]
    assert (found["case"], found["file"], found["line"]) == (
        f"{framework}/loss",
        "train.py",
        *wrong,
    )
    assert f"Failures in this run (1)\n\n≠ {framework}/loss" in watched.err


@pytest.mark.integration
def test_exit_codes_modules_and_exceptions(project: OutsideProject) -> None:
    python = with_case(project, "torch")
    texts = {
        "good": "import torch\nprint(torch.__version__)\n",
        "ends": "import sys, torch\nsys.exit(7)\n",
        "killed": "import os, torch\nos.kill(os.getpid(), 9)\n",
        "wrong": "import torch\nx = torch.zeros(4, 1)\ntorch.nn.MSELoss()(x, x[:, 0])\n",
    }
    for name, text in texts.items():
        (project.root / f"{name}.py").write_text(text)

    def watch(*arguments: str) -> Any:
        return project.errata("watch", "--only-own", "--python", python, *arguments)

    assert watch("good.py").code == 0
    assert watch("ends.py").code == 7
    assert watch("killed.py").code == 137
    assert watch("-m", "good").code == 0
    stopped = watch("--raise", "wrong.py")
    assert stopped.code == 1
    assert "KnownFailure: torch/loss: mse_loss of tensors of two shapes (input.shape is (4, 1)" in (
        stopped.err
    )
    assert 'wrong.py", line 3, in <module>' in stopped.err


@pytest.mark.integration
def test_a_plan_is_carried_to_where_errata_is_not(
    project: OutsideProject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    python = with_case(project, "torch")
    done = project.errata("watch", "--only-own", "--python", python, "--plan", "plan.json")
    assert done.code == 0, done.err
    plan = json.loads((project.root / "plan.json").read_text())
    assert [one["case"] for one in plan["triggers"]["torch"]] == ["torch/loss"]
    alone = tmp_path_factory.mktemp("library")
    shutil.copytree(HINTS, alone / "errata_hints")
    text = "import torch\nx = torch.zeros(4, 1)\ntorch.nn.MSELoss()(x, x[:, 0])\n"
    (project.root / "train.py").write_text(text)
    project.variables["PYTHONPATH"] = str(alone)
    carried = ("-m", "errata_hints", "--watch", "plan.json", "train.py")
    done = run_plain(project, python, *carried)
    assert done.code == 0
    assert "train.py:3: torch/loss: input.shape is (4, 1); target.shape is (4,)" in done.err
    assert done.err.splitlines()[-1] == "errata: 1 location with a documented failure"


@pytest.mark.integration
def test_a_watched_call_is_proven_forked_and_fresh(project: OutsideProject) -> None:
    call, other = CALLS["paddle"]
    toml = CASE.format(name="mse_loss", framework="paddle", call=call, other=other)
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
    refused = project.errata("check", "--watch", "paddle/loose", "--only-own")
    assert refused.code == 2, refused.said
    assert "is seen in fixed.py" in refused.said
