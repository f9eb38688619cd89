"""Compute the features of a frozen encoder once, and train a head on copies of them."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(32, 4)
y = (x[:, 0] > 0).long()
encoder, model = nn.Linear(4, 16), nn.Linear(16, 2)

with torch.inference_mode():
    x = torch.relu(encoder(x))
x = x.clone()

optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
losses = []
for _ in range(100):
    loss = nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

assert losses[-1] < losses[0] / 2
assert encoder.weight.grad is None
