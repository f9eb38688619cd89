"""A mask is not broadcast: an axis of length 1 is refused as well."""

import torch

try:
    torch.zeros(4, 6)[torch.ones(4, 1, dtype=torch.bool)]
except IndexError as error:
    assert str(error) == (
        "The shape of the mask [4, 1] at index 1 does not match "
        "the shape of the indexed tensor [4, 6] at index 1"
    )
else:
    raise AssertionError("nothing was raised")
