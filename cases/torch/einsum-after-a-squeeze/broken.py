"""Weigh the channels of feature maps by their averages, for a batch and for a single image."""

import torch
from torch import nn


class ChannelAttention(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.scale = nn.Linear(channels, channels)

    def forward(self, maps):
        averages = self.pool(maps).squeeze()
        weights = torch.sigmoid(self.scale(averages))
        return torch.einsum("bchw,bc->bchw", maps, weights)


torch.manual_seed(0)
images = torch.rand(4, 8, 6, 6)
attention = ChannelAttention(8)
batch = attention(images)
single = attention(images[:1])

result = batch.detach()
assert torch.allclose(batch[:1], single)
