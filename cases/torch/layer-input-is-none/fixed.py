"""Train a convolutional network on images that a function of its own normalizes."""

import torch
from torch import nn

torch.manual_seed(0)
labels = torch.arange(16) % 2
images = torch.rand(16, 3, 8, 8) * 100 + 50 * labels.view(-1, 1, 1, 1)


def normalize(batch):
    mean = batch.mean(dim=(0, 2, 3), keepdim=True)
    std = batch.std(dim=(0, 2, 3), keepdim=True)
    return (batch - mean) / std


model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU(), nn.Flatten(), nn.Linear(288, 2))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
for _ in range(3):
    inputs = normalize(images)
    loss = nn.functional.cross_entropy(model(inputs), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach()
assert result.isfinite()
