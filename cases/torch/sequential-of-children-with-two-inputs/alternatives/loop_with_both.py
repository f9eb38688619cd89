"""Layers that all take a second input stand in a ModuleList, and a loop gives it to each."""

import torch
from torch import nn


class GraphLayer(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.linear = nn.Linear(size, size)

    def forward(self, x, adjacency):
        return torch.relu(adjacency @ self.linear(x))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(GraphLayer(4) for _ in range(3))

    def forward(self, x, adjacency):
        for layer in self.layers:
            x = layer(x, adjacency)
        return x


torch.manual_seed(0)
assert Net()(torch.randn(5, 4), torch.eye(5)).shape == (5, 4)
