# releases: >=2.0
"""Buffers that are an argument serve grad, jacrev, jacfwd and hessian, which do not differentiate it."""

import torch
from torch.func import functional_call, grad, hessian, jacfwd, jacrev

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4))
weights = {name: weight.detach() for name, weight in model.named_parameters()}
x = torch.randn(6, 3)


def loss(weights, buffers):
    """A loss whose buffers are an argument."""
    return functional_call(model, {**weights, **buffers}, (x,)).square().sum()


for transform in (grad, jacrev, jacfwd, hessian):
    try:
        transform(lambda weights: loss(weights, dict(model.named_buffers())))(weights)
    except RuntimeError as error:
        assert "that would mutate a captured Tensor" in str(error)
    else:
        raise AssertionError("nothing was raised")
    buffers = {name: buffer.clone() for name, buffer in model.named_buffers()}
    assert transform(loss)(weights, buffers).keys() == weights.keys()
    assert buffers["1.num_batches_tracked"] == 1
