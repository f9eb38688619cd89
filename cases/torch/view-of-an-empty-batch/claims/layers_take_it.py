"""Convolution, batch norm, pooling, Flatten and Linear take an empty batch, and gradients pass; a mean of nothing is NaN."""

import torch
from torch import nn

layers = nn.Sequential(
    nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(4 * 3 * 3, 5)
)
layers.eval()
scores = layers(torch.zeros(0, 3, 8, 8))
assert scores.shape == (0, 5)
scores.sum().backward()
assert layers[0].weight.grad.abs().sum() == 0
assert nn.functional.cross_entropy(scores, torch.zeros(0, dtype=torch.long)).isnan()
