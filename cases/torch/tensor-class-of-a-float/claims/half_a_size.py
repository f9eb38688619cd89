"""Where a size is meant, 64 / 4 is a float: Tensor refuses it in these words, and takes 64 // 4."""

import torch

try:
    torch.Tensor(64 / 4)
except TypeError as error:
    assert str(error) == "new(): data must be a sequence (got float)"
else:
    raise AssertionError("nothing was raised")
assert torch.Tensor(64 // 4).shape == (16,)
for layer in (torch.nn.BatchNorm2d, torch.nn.BatchNorm1d):
    try:
        layer(64 / 4)
    except TypeError as error:
        assert str(error).startswith("empty()")
    else:
        raise AssertionError("nothing was raised")
