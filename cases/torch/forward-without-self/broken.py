"""Train a classifier on values that are scaled first by a module without weights."""

import torch
from torch import nn


class Scale(nn.Module):
    def forward(x):
        return (x - x.mean(0)) / x.std(0)


torch.manual_seed(0)
model = nn.Sequential(Scale(), nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs, labels = torch.randn(32, 8), torch.randint(3, (32,))
for _ in range(5):
    optimizer.zero_grad()
    loss = nn.functional.cross_entropy(model(inputs), labels)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert model(inputs).shape == (32, 3)
