"""For images of several channels, `kernel.expand(channels, 1, 3, 3)` with `groups=channels` filters each channel alone; without groups the second axis must be the number of channels."""

import torch
import torch.nn.functional as F

images = torch.rand(2, 3, 8, 8)
kernel = torch.rand(3, 3)[None, None]
filtered = F.conv2d(images, kernel.expand(3, 1, 3, 3), groups=3)
for channel in range(3):
    alone = F.conv2d(images[:, channel : channel + 1], kernel)
    assert torch.allclose(filtered[:, channel : channel + 1], alone, atol=1e-5)
try:
    F.conv2d(images, kernel)
except RuntimeError as error:
    assert "weight of size [1, 1, 3, 3], expected input[2, 3, 8, 8] to have 1 channels, but got 3 channels instead" in str(error)
else:
    raise AssertionError("nothing was raised")
