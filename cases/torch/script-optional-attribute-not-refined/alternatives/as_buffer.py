"""A buffer without the annotation is a tensor for TorchScript, and None without the annotation leaves the branch out."""

import torch
from torch import nn


class Scorer(nn.Module):
    def __init__(self, mean=None):
        super().__init__()
        self.register_buffer("mean", mean)

    def forward(self, readings):
        if self.mean is not None:
            readings = readings - self.mean
        return readings * 2


readings = torch.ones(2, 3)
assert torch.jit.script(Scorer(torch.ones(3)))(readings).sum() == 0
assert torch.jit.script(Scorer())(readings).sum() == 12
