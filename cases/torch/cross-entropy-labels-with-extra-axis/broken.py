"""Train a classifier on labels that are a column of a table."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
table = torch.randn(32, 5).to(DEVICE)
table[:, 4] = (table[:, 0] > 0).float()
features, labels = table[:, :4], table[:, 4:].long()

model = nn.Linear(4, 2).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
losses = []
for _ in range(20):
    logits = model(features)
    loss = nn.functional.cross_entropy(logits, labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = losses[0]
assert losses[-1] < losses[0]
assert (logits.argmax(1) == table[:, 4]).float().mean() > 0.9
