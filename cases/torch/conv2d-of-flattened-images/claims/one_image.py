"""Three dimensions are one image: the output has no batch, and Flatten then takes channels for a batch."""

import torch
from torch import nn

image = torch.rand(1, 28, 28)
features = nn.Conv2d(1, 8, 3)(image)
assert features.shape == (8, 26, 26)
assert nn.Flatten()(features).shape == (8, 26 * 26)
assert nn.Flatten()(nn.Conv2d(1, 8, 3)(image[None])).shape == (1, 8 * 26 * 26)
