# releases: >=2.9
"""`torch.tensor` of a list of tensors that need a gradient warns: Converting a tensor with requires_grad=True to a scalar."""

import warnings

import torch

weight = torch.ones(3, requires_grad=True)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.tensor([weight.sum(), weight.prod()])
assert "Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior" in str(caught[0].message)
