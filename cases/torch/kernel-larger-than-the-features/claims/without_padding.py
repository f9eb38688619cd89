"""Without padding a kernel of 3 takes two pixels, and a pooling halves: 32 become 30, 15, 13, 6, 4, 2."""

import torch
from torch import nn

conv, pool = nn.Conv2d(1, 1, 3), nn.MaxPool2d(2)
images, seen = torch.zeros(1, 1, 32, 32), []
for layer in (conv, pool, conv, pool, conv, pool):
    images = layer(images)
    seen.append(images.shape[-1])
assert seen == [30, 15, 13, 6, 4, 2]
try:
    conv(images)
except RuntimeError as error:
    assert "channel: (2 x 2). Kernel size: (3 x 3). Kernel size can't be greater" in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.Conv2d(1, 1, 3, padding=1)(images).shape == (1, 1, 2, 2)
