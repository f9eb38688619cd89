"""SGD with momentum fails alike; without momentum it has no state and passes."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def train(**options):
    """Take a step on the CPU and one on the GPU."""
    model = torch.nn.Linear(4, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, **options)
    model(torch.ones(1, 4)).sum().backward()
    optimizer.step()
    model.to(DEVICE)
    optimizer.zero_grad()
    model(torch.ones(1, 4, device=DEVICE)).sum().backward()
    optimizer.step()


train()
try:
    train(momentum=0.9)
except RuntimeError as error:
    assert "on the same device" in str(error)
else:
    raise AssertionError("nothing was raised")
