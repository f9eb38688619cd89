"""Embed the patches of an image, with helpers of an older project."""

import collections.abc as container_abcs
from itertools import repeat

import torch
from torch import nn


def to_pair(value):
    if isinstance(value, container_abcs.Iterable):
        return tuple(value)
    return tuple(repeat(value, 2))


class PatchEmbedding(nn.Module):
    def __init__(self, image=32, patch=8, width=16):
        super().__init__()
        image, patch = to_pair(image), to_pair(patch)
        self.count = (image[0] // patch[0]) * (image[1] // patch[1])
        self.projection = nn.Conv2d(3, width, patch, patch)

    def forward(self, images):
        return self.projection(images).flatten(2).transpose(1, 2)


torch.manual_seed(0)
model = PatchEmbedding()
result = model(torch.randn(2, 3, 32, 32)).detach()
assert result.shape == (2, model.count, 16)
