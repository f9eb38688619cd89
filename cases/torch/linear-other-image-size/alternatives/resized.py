"""Resize images of any size to the one that the network was made for."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """Two convolutions and a linear layer for images of 32 x 32 pixels."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 6, 5)
        self.conv2 = nn.Conv2d(6, 16, 5)
        self.head = nn.Linear(16 * 5 * 5, 10)

    def forward(self, images):
        images = nn.functional.interpolate(images, size=(32, 32), mode="bilinear")
        features = nn.functional.max_pool2d(torch.relu(self.conv1(images)), 2)
        features = nn.functional.max_pool2d(torch.relu(self.conv2(features)), 2)
        return self.head(features.flatten(1))


torch.manual_seed(0)
model = Net().to(DEVICE)
small = model(torch.rand(4, 3, 32, 32).to(DEVICE))
large = model(torch.rand(4, 3, 64, 48).to(DEVICE))

result = small.detach()
assert small.shape == large.shape == (4, 10)
