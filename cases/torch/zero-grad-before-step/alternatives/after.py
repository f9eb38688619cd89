"""Train a layer whose gradients are cleared behind each step."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x = torch.randn(64, 3).to(DEVICE)
y = x.sum(1, keepdim=True)
model = torch.nn.Linear(3, 1).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
before = model.weight.detach().clone()

for _ in range(20):
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()

moved = (model.weight - before).abs().max().item()
assert moved > 0.0, "no weight has changed"
result = model.weight.detach()
