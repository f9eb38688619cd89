"""The step of an optimizer, compiled with the graph break that it makes."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

torch.manual_seed(0)
model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def update():
    """Step along the gradients that are there."""
    optimizer.step()


if MODE == "compile":
    update = torch.compile(update, backend="eager")

model(torch.randn(4, 3)).square().mean().backward()
update()
result = model.weight.detach()
