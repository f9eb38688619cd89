"""A conversion and a view of a leaf are results without `.grad`."""

import warnings

import torch

warnings.simplefilter("ignore")
for made in (
    torch.ones(2, requires_grad=True).double(),
    torch.ones(2, requires_grad=True).view(2, 1),
    torch.ones(2, requires_grad=True) + 1,
):
    made.sum().backward()
    assert not made.is_leaf and made.grad is None
