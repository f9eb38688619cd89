"""A generator that yields inside `no_grad` leaves gradients off in the loop over it; with the decorator they stay on."""

import torch


def batches():
    """Yield inside the block."""
    with torch.no_grad():
        yield torch.ones(1, 2)


@torch.no_grad()
def decorated():
    """Yield in a decorated generator."""
    yield torch.ones(1, 2)


model = torch.nn.Linear(2, 1)
for x in batches():
    assert not model(x).requires_grad
for x in decorated():
    assert model(x).requires_grad
