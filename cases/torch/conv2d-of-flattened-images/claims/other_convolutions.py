"""conv1d, conv3d and conv_transpose2d say it with their own name and their own numbers of dimensions."""

import torch
from torch import nn


def words(layer, *shape):
    try:
        layer(torch.zeros(*shape))
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert "Expected 2D (unbatched) or 3D (batched) input to conv1d" in words(nn.Conv1d(1, 4, 3), 64)
assert "Expected 4D (unbatched) or 5D (batched) input to conv3d" in words(nn.Conv3d(1, 4, 3), 8, 8, 8)
transposed = words(nn.ConvTranspose2d(100, 4, 3), 16, 100)
assert "Expected 3D (unbatched) or 4D (batched) input to conv_transpose2d" in transposed
