"""Factorize a table of ratings, with a penalty on the rows of the batch and sparse gradients."""

import torch
from torch import nn

torch.manual_seed(0)
items = torch.randint(100, (32,))
ratings = torch.randn(32)
table, head = nn.Embedding(100, 8, sparse=True), nn.Linear(8, 1)
model = nn.Sequential(table, head)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, weight_decay=0)

losses = []
for _ in range(10):
    optimizer.zero_grad()
    rows = table(items)
    loss = (head(rows).squeeze(1) - ratings).square().mean() + 5e-5 * rows.square().sum()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = len(losses)
assert losses[-1] < losses[0]
