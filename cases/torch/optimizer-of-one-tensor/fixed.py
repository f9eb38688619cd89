"""Find the image for which a network gives the largest score of a class."""

import torch
from torch import nn

torch.manual_seed(0)
network = nn.Sequential(nn.Conv2d(3, 4, 3), nn.ReLU(), nn.Flatten(), nn.Linear(4 * 6 * 6, 10))
for parameter in network.parameters():
    parameter.requires_grad_(False)

image = torch.rand(1, 3, 8, 8, requires_grad=True)
optimizer = torch.optim.Adam([image], lr=0.05)
before = network(image)[0, 7].item()
for _ in range(20):
    optimizer.zero_grad()
    loss = -network(image)[0, 7]
    loss.backward()
    optimizer.step()

result = network(image)[0, 7].item()
assert result > before + 0.5
