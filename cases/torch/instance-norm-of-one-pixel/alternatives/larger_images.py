"""Images of 32 pixels leave two by two for the fourth normalisation."""

import torch
from torch import nn


def stage(inputs, outputs):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride=2, padding=1), nn.InstanceNorm2d(outputs), nn.ReLU()
    )


encoder = nn.Sequential(stage(3, 4), stage(4, 8), stage(8, 8), stage(8, 16))
assert encoder(torch.randn(2, 3, 32, 32)).shape == (2, 16, 2, 2)
