# releases: >=2.3
"""A hook on an input and on a parameter is captured."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x, weight):
    """Features whose gradient is reversed below this point."""
    features = x @ weight
    weight.register_hook(lambda grad: -grad)
    return features.sum()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

torch.manual_seed(0)
x = torch.randn(2, 3)
weight = torch.ones(3, 1, requires_grad=True)
forward(x, weight).backward()
assert torch.allclose(weight.grad, -x.sum(0)[:, None])


class Layer(torch.nn.Module):
    """A layer that reverses the gradient of its weight."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 1)

    def forward(self, x):
        self.linear.weight.register_hook(lambda grad: -grad)
        return self.linear(x).sum()


layer = Layer()
compiled = torch.compile(layer, backend="eager", fullgraph=True) if MODE == "compile" else layer
compiled(x).backward()
assert torch.allclose(layer.linear.weight.grad, -x.sum(0)[None])
