"""Classify images with a network that has flatten as a module."""

import torch
from torch import nn

torch.manual_seed(0)
images = torch.rand(8, 3, 32, 32)
features = nn.Sequential(nn.Conv2d(3, 6, 5), nn.ReLU(), nn.MaxPool2d(2))
head = nn.Linear(6 * 14 * 14, 10)

model = nn.Sequential(features, nn.Flatten(), head)
assert model(images).shape == (8, 10)
