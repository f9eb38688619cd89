# releases: >=2.1
"""A mask resized with `bicubic` overshoots and is refused; with `nearest` it passes."""

import torch
from torch.nn.functional import binary_cross_entropy, interpolate

mask = torch.zeros(1, 1, 8, 8)
mask[:, :, 2:6, 2:6] = 1
probabilities = torch.full((1, 1, 20, 20), 0.5)
binary_cross_entropy(probabilities, interpolate(mask, size=20, mode="nearest"))

smooth = interpolate(mask, size=20, mode="bicubic", align_corners=False)
assert smooth.max() > 1 or smooth.min() < 0
try:
    binary_cross_entropy(probabilities, smooth)
except RuntimeError as error:
    assert "all elements of target should be between 0 and 1" in str(error)
else:
    raise AssertionError("a target outside of 0 to 1 was taken")
