"""Fit a plane by gradient descent, without clearing the gradients."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x = torch.randn(64, 3).to(DEVICE)
y = x @ torch.tensor([[1.0], [-2.0], [0.5]]).to(DEVICE)
model = torch.nn.Linear(3, 1, bias=False).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

for _ in range(50):
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()

final = torch.nn.functional.mse_loss(model(x), y).item()
assert final < 0.01, "the loss does not shrink"
result = model.weight.detach()
