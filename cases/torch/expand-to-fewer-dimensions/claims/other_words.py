"""Sizes that do not fit, copy_, and repeat with too few numbers have other words."""

import torch

matrix = torch.ones(2, 3)
for call, words in (
    (lambda: matrix.expand(4, 3), "The expanded size of the tensor (4) must match the existing size (2)"),
    (lambda: torch.zeros(3).copy_(matrix), "output with shape [3] doesn't match the broadcast shape [2, 3]"),
    (lambda: matrix.repeat(2), "Number of dimensions of repeat dims can not be smaller than number of dimensions"),
):
    try:
        call()
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
