"""Adam that took no step yet has no state, so the model may move after it; Adagrad makes its state at once."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def first_step(kind):
    """Make the optimizer, then move the model, then take a step."""
    model = torch.nn.Linear(4, 2)
    optimizer = kind(model.parameters(), lr=0.1)
    model.to(DEVICE)
    model(torch.ones(1, 4, device=DEVICE)).sum().backward()
    optimizer.step()


first_step(torch.optim.Adam)
try:
    first_step(torch.optim.Adagrad)
except RuntimeError as error:
    assert "on the same device" in str(error)
else:
    raise AssertionError("nothing was raised")
