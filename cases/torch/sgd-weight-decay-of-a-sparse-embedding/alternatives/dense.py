"""Factorize a table of ratings, with weight decay and dense gradients."""

import torch
from torch import nn

torch.manual_seed(0)
items = torch.randint(100, (32,))
ratings = torch.randn(32)
table, head = nn.Embedding(100, 8), nn.Linear(8, 1)
model = nn.Sequential(table, head)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, weight_decay=1e-4)

losses = []
for _ in range(10):
    optimizer.zero_grad()
    loss = (model(items).squeeze(1) - ratings).square().mean()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = len(losses)
assert losses[-1] < losses[0]
