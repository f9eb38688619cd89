"""The weight of a ConvTranspose2d has the input channels first, that of a Conv2d the output channels."""

from torch import nn

assert nn.ConvTranspose2d(128, 64, 4).weight.shape == (128, 64, 4, 4)
assert nn.Conv2d(128, 64, 4).weight.shape == (64, 128, 4, 4)
