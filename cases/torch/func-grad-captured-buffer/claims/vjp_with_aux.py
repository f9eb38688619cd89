# releases: >=2.0
"""vjp and jvp refuse the buffers as an argument; cloned inside the function and returned, they come back updated."""

import torch
from torch.func import functional_call, jvp, vjp

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4))
weights = {name: weight.detach() for name, weight in model.named_parameters()}
buffers = {name: buffer.clone() for name, buffer in model.named_buffers()}
x = torch.randn(6, 3)


def loss(weights, buffers):
    """A loss whose buffers are an argument."""
    return functional_call(model, {**weights, **buffers}, (x,)).square().sum()


def loss_and_buffers(weights):
    """The loss, and the buffers after it."""
    own = {name: buffer.clone() for name, buffer in buffers.items()}
    return loss(weights, own), own


for call in (
    lambda: vjp(loss, weights, buffers),
    lambda: jvp(loss, (weights, buffers), (weights, {name: torch.zeros_like(b) for name, b in buffers.items()})),
):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        assert "floating point" in str(error), error
    else:
        raise AssertionError("nothing was raised")
for updated in (
    vjp(loss_and_buffers, weights, has_aux=True)[2],
    jvp(loss_and_buffers, (weights,), (weights,), has_aux=True)[2],
):
    assert updated["1.num_batches_tracked"] == 1 and updated["1.running_mean"].abs().sum() > 0
assert buffers["1.num_batches_tracked"] == 0
