"""Only the output of the traced model is meant: a dictionary of tensors as its input, or one with a number between its layers, is taken."""

import torch
from torch import nn


class Inner(nn.Module):
    def forward(self, batch):
        return {"twice": 2 * batch["x"], "count": 3}


class Outer(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def forward(self, batch):
        return self.inner(batch)["twice"]


traced = torch.jit.trace(Outer(), ({"x": torch.ones(2)},))
assert torch.equal(traced({"x": torch.full((2,), 3.0)}), torch.full((2,), 6.0))
