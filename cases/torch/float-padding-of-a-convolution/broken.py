"""Classify images by a network whose convolutions keep the size of the image."""

import torch
from torch import nn


def block(inputs, outputs, kernel_size):
    padding = (kernel_size - 1) / 2
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel_size, padding=padding),
        nn.ReLU(),
    )


torch.manual_seed(0)
images = torch.rand(8, 3, 16, 16)
labels = torch.arange(8) % 4
features = nn.Sequential(block(3, 8, 5), block(8, 8, 3))
head = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 4))

maps = features(images)
loss = nn.functional.cross_entropy(head(maps), labels)
loss.backward()

result = loss.detach()
assert maps.shape == (8, 8, 16, 16)
