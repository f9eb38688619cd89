"""Give a network a linear layer that is counted for images of 64 x 48 pixels."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """Two convolutions and a linear layer for images of one size."""

    def __init__(self, height, width):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 6, 5)
        self.conv2 = nn.Conv2d(6, 16, 5)
        with torch.no_grad():
            inputs = self.features(torch.zeros(1, 3, height, width)).shape[1]
        self.head = nn.Linear(inputs, 10)

    def features(self, images):
        features = nn.functional.max_pool2d(torch.relu(self.conv1(images)), 2)
        features = nn.functional.max_pool2d(torch.relu(self.conv2(features)), 2)
        return features.flatten(1)

    def forward(self, images):
        return self.head(self.features(images))


model = Net(64, 48).to(DEVICE)
assert model.head.in_features == 1872
assert model(torch.rand(4, 3, 64, 48).to(DEVICE)).shape == (4, 10)
