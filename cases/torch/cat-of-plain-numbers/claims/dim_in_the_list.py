"""A `dim` that stands in the list of tensors is an element, an int; behind the list it is the dimension."""

import torch

a, b = torch.zeros(2, 3), torch.ones(2, 3)
for join in (torch.cat, torch.stack):
    try:
        join([a, b, 1])
    except TypeError as error:
        assert str(error) == "expected Tensor as element 2 in argument 0, but got int"
    else:
        raise AssertionError("nothing was raised")
assert torch.cat([a, b], 1).shape == (2, 6)
