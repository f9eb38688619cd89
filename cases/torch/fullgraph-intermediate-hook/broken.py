"""A hook reverses the gradient of an intermediate tensor, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x, weight):
    """Features whose gradient is reversed below this point."""
    features = x @ weight
    features.register_hook(lambda grad: -grad)
    return features.sum()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

torch.manual_seed(0)
x = torch.randn(2, 3)
weight = torch.ones(3, 1, requires_grad=True)
forward(x, weight).backward()
result = weight.grad
