"""softmax, sum, cat, size and normalize say it; shape[1] and x[:, 0] have other words."""

import torch
from torch import nn

x = torch.randn(3)
for call in (
    lambda: x.softmax(1),
    lambda: nn.Softmax(dim=1)(x),
    lambda: x.sum(1),
    lambda: torch.cat([x, x], 1),
    lambda: x.size(1),
    lambda: x.transpose(0, 1),
    lambda: torch.flatten(x, 1),
    lambda: nn.functional.normalize(x),
    lambda: nn.functional.cosine_similarity(x, x),
):
    try:
        call()
    except IndexError as error:
        words = "Dimension out of range (expected to be in range of [-1, 0], but got 1)"
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
for call, words in (
    (lambda: x.shape[1], "tuple index out of range"),
    (lambda: x[:, 0], "too many indices for tensor of dimension 1"),
):
    try:
        call()
    except IndexError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
