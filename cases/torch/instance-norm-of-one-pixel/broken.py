"""Encode small images with instance normalisation behind each convolution."""

import torch
from torch import nn


def stage(inputs, outputs):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride=2, padding=1), nn.InstanceNorm2d(outputs), nn.ReLU()
    )


torch.manual_seed(0)
encoder = nn.Sequential(stage(3, 4), stage(4, 8), stage(8, 8), stage(8, 16))
images = torch.randn(2, 3, 16, 16)
codes = encoder(images).flatten(1)
assert codes.shape == (2, 16)
assert codes.abs().max() > 0
result = codes.shape[1]
