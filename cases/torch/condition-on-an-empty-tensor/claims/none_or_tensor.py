"""A default of None is asked for by `is not None`; `or` asks the tensor itself."""

import torch


def by_or(mask=None):
    return mask or torch.ones(1)


def by_is(mask=None):
    return mask if mask is not None else torch.ones(1)


assert by_or().shape == by_is().shape == (1,)
assert by_is(torch.zeros(0)).shape == (0,)
try:
    by_or(torch.zeros(0))
except RuntimeError as error:
    assert str(error) == "Boolean value of Tensor with no values is ambiguous"
else:
    raise AssertionError("nothing was raised")
