"""MaxPool2d(2) drops an odd last row: 28 becomes 14, 7, 3, 1, and a fifth pooling fails; 32 takes five."""

import torch
from torch import nn

pool = nn.MaxPool2d(2)


def sizes(size):
    images, seen = torch.zeros(1, 1, size, size), []
    try:
        while True:
            images = pool(images)
            seen.append(images.shape[-1])
    except RuntimeError as error:
        assert "Output size is too small" in str(error)
    return seen


assert sizes(28) == [14, 7, 3, 1]
assert sizes(32) == [16, 8, 4, 2, 1]
