"""Known failures in other clothes: programs that nobody had seen when the triggers were written."""

from __future__ import annotations

from factories import REPOSITORY

from errata.commands.scan.program import Program
from errata.commands.scan.triggers import find_hits, read_trigger
from errata.model.case import Confidence
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case

LEAST = 0.8  # of the programs are found

PROGRAMS = {
    "torch/stft-return-complex-required": """
import torch as th

class Spectrogram(th.nn.Module):
    def __init__(self, n_fft=1024, hop=256):
        super().__init__()
        self.n_fft, self.hop = n_fft, hop
        self.register_buffer("window", th.hann_window(n_fft))

    def forward(self, wave):
        spec = th.stft(wave, self.n_fft, self.hop, window=self.window, center=True)
        return spec.pow(2).sum(-1)
""",
    "torch/scheduler-verbose-removed": """
from torch.optim import AdamW, lr_scheduler

def configure(model, epochs):
    opt = AdamW(model.parameters(), lr=3e-4)
    sched = lr_scheduler.CosineAnnealingLR(opt, T_max=epochs, verbose=True)
    return [opt], [sched]
""",
    "torch/vmap-dropout-randomness": """
import torch
from torch import nn
from torch.func import functional_call, stack_module_state

def predict(params, buffers, x):
    hidden = torch.nn.functional.dropout(x @ params["w"], 0.1)
    return hidden.sum()

def ensemble(params, buffers, x):
    return torch.vmap(predict, in_dims=(0, 0, None))(params, buffers, x)
""",
    "torch/fullgraph-print": """
import torch

class Block(torch.nn.Module):
    def forward(self, x):
        self.debug(x)
        return torch.relu(x)

    def debug(self, x):
        print(x.shape, x.dtype)

model = torch.compile(Block(), fullgraph=True)
""",
    "torch/fullgraph-item": """
import torch
from functools import partial

@partial(torch.compile, fullgraph=True, mode="reduce-overhead")
def scale(x):
    factor = x.abs().max().item()
    return x / factor
""",
    "torch/func-grad-inner-backward": """
from torch import func

def inner(params, batch):
    loss = model(params, batch)
    loss.backward()
    return loss

outer = func.grad_and_value(inner)
""",
    "torch/vmap-data-dependent-branch": """
import torch

def clip(g, limit):
    n = torch.linalg.vector_norm(g)
    while n > limit:
        g = g * 0.5
        n = torch.linalg.vector_norm(g)
    return g

clipped = torch.func.vmap(clip, in_dims=(0, None))(grads, 1.0)
""",
    "torch/parameter-updated-outside-no-grad": """
import torch

w = torch.zeros(10, requires_grad=True)
for step in range(100):
    loss = (x @ w - y).pow(2).mean()
    loss.backward()
    w -= lr * w.grad
    w.grad = None
""",
    "torch/loss-class-called-with-tensors": """
import torch.nn as nn

def step(net, batch):
    images, labels = batch
    return nn.BCEWithLogitsLoss(net(images), labels)
""",
    "torch/module-list-called": """
from torch import nn

class Stack(nn.Module):
    def __init__(self, width, depth):
        super().__init__()
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.out = nn.Linear(width, 1)

    def forward(self, x):
        return self.out(self.blocks(x))
""",
    "torch/backward-hook-on-inplace-relu": """
from torch import nn

class GradCam(nn.Module):
    def __init__(self):
        super().__init__()
        self.act = nn.LeakyReLU(0.1, inplace=True)
        self.act.register_full_backward_hook(self.keep)
""",
    "torch/compiled-module-pickle": """
import pickle
import torch

def checkpoint(net, path):
    net = torch.compile(net, dynamic=True)
    with open(path, "wb") as file:
        pickle.dump(net, file)
""",
    "torch/export-leaks-fake-tensors": """
import torch
from torch.export import export

class Encoder(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.maps = []

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
            self.maps.append(x)
        return x

net = Encoder().to("cpu").eval()
program = export(net, args=(torch.randn(1, 3),))
""",
    "torch/inplace-add-to-relu-output": """
import torch.nn.functional as F
from torch import nn

class Residual(nn.Module):
    def forward(self, x):
        out = F.relu(self.bn(self.conv(x)))
        out += self.shortcut(x)
        return out
""",
    "mindspore/global-counter-ignored": """
import mindspore
from mindspore import nn, jit

steps = 0

@jit
def train_step(x):
    global steps
    steps += 1
    return x * steps
""",
    "mindspore/list-attribute-append-lost": """
from mindspore import nn, ops

class Pyramid(nn.Cell):
    def __init__(self):
        super().__init__()
        self.levels = []

    def construct(self, x):
        for _ in range(3):
            x = ops.avg_pool2d(x, 2)
            self.levels.append(x)
        return x
""",
    "mindspore/numpy-random-frozen": """
import numpy as np
from mindspore import Tensor, nn

class Augment(nn.Cell):
    def construct(self, x):
        return self.shift(x)

    def shift(self, x):
        return x + float(np.random.uniform(-1, 1))
""",
    "mindspore/duplicate-name-list-remove": """
from mindspore import Parameter, Tensor
from mindspore.nn import Cell

class Affine(Cell):
    def __init__(self, n):
        super().__init__()
        self.gamma = Parameter(Tensor([1.0] * n), name="affine")
        self.beta = Parameter(Tensor([0.0] * n), name="affine")
""",
    "mindspore/hook-lambda-does-not-parse": """
import mindspore as ms

net = build()
for cell in net.cells():
    cell.register_forward_hook(lambda cell, args, out: log(out))
""",
    "paddle/isinstance-tensor-false-ast": """
import paddle
from paddle import nn
from paddle.jit import to_static

class Head(nn.Layer):
    @to_static
    def forward(self, x, scale=1.0):
        if isinstance(scale, paddle.Tensor):
            scale = scale.mean()
        return x * scale
""",
    "paddle/numpy-of-tensor-ast": """
import paddle

@paddle.jit.to_static(full_graph=True)
def normalise(x):
    top = x.max().numpy()
    return x / float(top)
""",
    "paddle/hidden-state-kept-between-batches": """
import paddle.nn as nn

class Tagger(nn.Layer):
    def __init__(self):
        super().__init__()
        self.rnn = nn.LSTM(8, 16)

    def fit(self, batches, opt):
        h = None
        for x, y in batches:
            out, h = self.rnn(x, h)
            loss = self.loss(out, y)
            loss.backward()
            opt.step()
""",
    "paddle/dataset-without-len": """
from paddle import io

class Lines(io.Dataset):
    def __init__(self, path):
        super().__init__()
        self.lines = open(path).read().splitlines()

    def __getitem__(self, i):
        return self.lines[i]
""",
    "paddle/parameter-changed-in-place": """
import paddle

fc = paddle.nn.Linear(4, 4)
fc.weight[0] = paddle.zeros([4])
""",
    "paddle/mean-of-bool-is-bool": """
import paddle

def accuracy(logits, labels):
    hits = logits.argmax(axis=-1) == labels
    return hits.mean().item()
""",
}


def is_found(case_id: str, source: str) -> bool:
    frameworks = load_frameworks(REPOSITORY / "envs")
    case = load_case(REPOSITORY / "cases" / case_id, case_id, frameworks)
    read = [
        read_trigger(case.id, case.requires.framework, number, one)
        for number, one in enumerate(case.triggers)
        if one.confidence is not Confidence.POSSIBLE
    ]
    return bool(find_hits(Program(source), read))


def test_most_failures_are_found_in_other_clothes() -> None:
    missed = [case for case, source in PROGRAMS.items() if not is_found(case, source)]
    assert len(missed) <= (1 - LEAST) * len(PROGRAMS), missed


LOADS = {  # what `torch.load` refuses since 2.6: seen by which case, how surely
    """
model = torch.load("model.pt")
model.eval()
print(model(torch.ones(1, 4)))
""": "load-whole-module-checkpoint likely",
    """
from torch import load
net = load("net.pth").eval()
def predict(x):
    return net(x)
""": "load-whole-module-checkpoint likely",
    """
def resume(path, model):
    checkpoint = torch.load(path, map_location="cpu")
    model.load_state_dict(checkpoint["state_dict"])
    return checkpoint["args"].epochs
""": "load-argparse-namespace likely, load-whole-module-checkpoint possible",
    """
def resume_checkpoint(model, checkpoint_path, optimizer=None):
    checkpoint = torch.load(checkpoint_path, map_location='cpu')
    if isinstance(checkpoint, dict) and 'state_dict' in checkpoint:
        model.load_state_dict(checkpoint['state_dict'])
""": "load-whole-module-checkpoint possible",
    """
model = torch.load("m.pt", weights_only=False)
model(torch.ones(1))
""": "",
    """
checkpoint = torch.load("m.pt", weights_only=True)
print(checkpoint["args"].lr)
""": "",
    """
model.load_state_dict(torch.load("m.pt", map_location="cpu"))
""": "",
    """
def load(path, **options):
    model = torch.load(path, **options)
    return model(torch.ones(1))
""": "",
    """
model = torch.jit.load("m.pt")
model(torch.ones(1))
""": "",
    """
with torch.serialization.safe_globals([Namespace]):
    checkpoint = torch.load("m.pt")
    print(checkpoint["args"].lr)
""": "",
}


def test_checkpoints_that_newer_releases_refuse() -> None:
    frameworks = load_frameworks(REPOSITORY / "envs")
    cases = REPOSITORY / "cases" / "torch"
    triggers = [
        read_trigger(case.id, "torch", number, trigger)
        for folder in sorted(cases.glob("load-*"))
        for case in [load_case(folder, f"torch/{folder.name}", frameworks)]
        for number, trigger in enumerate(case.triggers)
    ]
    for code, expected in LOADS.items():
        hits = find_hits(Program(f"import torch\n{code}"), triggers)
        found = sorted(f"{hit.case.removeprefix('torch/')} {hit.confidence}" for hit in hits)
        assert ", ".join(found) == expected, code
