"""A list of tensors loses the graph without this warning; torch.stack keeps it."""

import warnings

import torch

weight = torch.ones(3, requires_grad=True)
parts = [weight.sum(), weight.prod()]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    joined = torch.tensor(parts)
assert not any("To copy construct" in str(one.message) for one in caught)
assert joined.grad_fn is None
assert torch.stack(parts).grad_fn is not None
