# releases: >=2.5
"""A hook on an input is captured."""

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
