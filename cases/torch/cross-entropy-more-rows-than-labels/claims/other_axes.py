"""For images [N, C, H, W] these words are about N alone; another height or axis order has other words."""

import torch
from torch import nn


def words(scores, labels):
    try:
        nn.functional.cross_entropy(torch.zeros(scores), torch.zeros(labels, dtype=torch.long))
    except (ValueError, RuntimeError) as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert "input batch_size (4) to match target batch_size (2)" in words([4, 3, 5, 5], [2, 5, 5])
assert "batch_size" not in words([4, 3, 5, 5], [4, 6, 6])
assert words([4, 7, 3], [4, 7]) == "Expected target size [4, 3], got [4, 7]"
