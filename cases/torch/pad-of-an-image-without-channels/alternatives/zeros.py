"""Zeros for the height: only the width of a batch of images is padded."""

import torch
from torch.nn import functional

images = torch.rand(2, 3, 4, 4)
padded = functional.pad(images, (1, 1, 0, 0), mode="reflect")
assert padded.shape == (2, 3, 4, 6)
assert torch.equal(padded[..., 0], images[..., 1])
