"""Train what is not frozen, and print how much that is."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x, y = torch.randn(32, 4).to(DEVICE), torch.randint(2, (32,)).to(DEVICE)
features, head = nn.Linear(4, 8), nn.Linear(8, 2)
model = nn.Sequential(features, nn.Tanh(), head).to(DEVICE)
features.requires_grad_(False)

parameters = filter(lambda p: p.requires_grad, model.parameters())
print("training %d parameters" % sum(p.numel() for p in parameters))
optimizer = torch.optim.SGD(parameters, lr=0.5)
losses = []
for _ in range(20):
    loss = nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = sum(len(group["params"]) for group in optimizer.param_groups)
assert result == 2
assert losses[-1] < losses[0]
