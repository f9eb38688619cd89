"""A whole training step with its backward pass, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

torch.manual_seed(0)
model = torch.nn.Linear(3, 1)


def step(x, target):
    """The loss of one batch; leaves the gradients in the parameters."""
    loss = ((model(x) - target) ** 2).mean()
    loss.backward()
    return loss


if MODE == "compile":
    step = torch.compile(step, backend="eager", fullgraph=True)

step(torch.randn(4, 3), torch.randn(4, 1))
result = model.weight.grad
