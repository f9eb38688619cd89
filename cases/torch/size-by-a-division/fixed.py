"""Train a small network with a block that works on half of the channels."""

import torch
from torch import nn


class Bottleneck(nn.Module):
    def __init__(self, channels):
        super().__init__()
        half = channels // 2
        self.expand = nn.Conv2d(half, channels, kernel_size=1)
        self.reduce = nn.Conv2d(channels, half, kernel_size=1)

    def forward(self, x):
        return x + self.expand(torch.relu(self.reduce(x)))


torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(3, 16, kernel_size=3),
    Bottleneck(16),
    nn.AdaptiveAvgPool2d(1),
    nn.Flatten(),
    nn.Linear(16, 4),
)
scores = model(torch.rand(8, 3, 16, 16))
loss = nn.functional.cross_entropy(scores, torch.arange(8) % 4)
loss.backward()

result = loss.detach()
assert scores.shape == (8, 4)
