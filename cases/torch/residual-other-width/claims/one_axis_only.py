"""The message names one axis only, the last one that differs."""

import torch

for left, right, words in (
    ((2, 64, 8, 8), (2, 32, 16, 16), "tensor a (8) must match the size of tensor b (16) at non-singleton dimension 3"),
    ((2, 64, 8, 8), (2, 32, 8, 8), "tensor a (64) must match the size of tensor b (32) at non-singleton dimension 1"),
):
    try:
        torch.ones(left) + torch.ones(right)
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
