"""Learn how much each of four sensors counts in a mean."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
readings = torch.randn(64, 4).to(DEVICE)
target = readings @ torch.tensor([0.7, 0.1, 0.1, 0.1], device=DEVICE)
scores = torch.zeros(4, device=DEVICE, requires_grad=True)
optimizer = torch.optim.SGD([scores], lr=1.0)

losses = []
for _ in range(100):
    weights = torch.softmax(scores, dim=0)
    loss = (readings @ weights - target).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = torch.softmax(scores, dim=0).detach()
assert losses[-1] < losses[0] / 10
assert abs(result[0] - 0.7) < 0.05
