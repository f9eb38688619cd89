"""Train one network for two tasks, on the sum of their losses."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x = torch.randn(32, 4).to(DEVICE)
targets = [x.sum(1, keepdim=True), x[:, :1]]
body = nn.Linear(4, 8).to(DEVICE)
heads = nn.ModuleList([nn.Linear(8, 1), nn.Linear(8, 1)]).to(DEVICE)
optimizer = torch.optim.SGD([*body.parameters(), *heads.parameters()], lr=0.1)

losses = []
for _ in range(50):
    features = body(x)
    loss = 0
    for head, target in zip(heads, targets):
        loss = loss + nn.functional.mse_loss(head(features), target)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = len(losses)
assert losses[-1] < losses[0] / 2
