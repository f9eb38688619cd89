# releases: >=2.5
"""The call updates the buffers that are passed, not the model's own if those are copies."""

import torch
from torch.func import functional_call, grad

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4))
weights = {name: weight.detach() for name, weight in model.named_parameters()}
buffers = {name: buffer.clone() for name, buffer in model.named_buffers()}


def loss(weights, buffers, x):
    """A loss whose buffers are an argument."""
    return functional_call(model, {**weights, **buffers}, (x,)).sum()


grad(loss)(weights, buffers, torch.randn(6, 3))
assert buffers["1.num_batches_tracked"] == 1
assert model[1].num_batches_tracked == 0
