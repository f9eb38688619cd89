"""F.group_norm has other words, a RuntimeError with the shape of the input."""

import torch
from torch.nn import functional

try:
    functional.group_norm(torch.ones(2, 48, 4, 4), 32)
except RuntimeError as error:
    assert str(error) == (
        "Expected number of channels in input to be divisible by num_groups, "
        "but got input of shape [2, 48, 4, 4] and num_groups=32"
    )
else:
    raise AssertionError("nothing was raised")
