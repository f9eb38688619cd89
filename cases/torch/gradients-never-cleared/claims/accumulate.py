"""The gradients of two halves of a batch, each loss divided by 2, add up to that of the batch."""

import torch

torch.manual_seed(0)
x, y = torch.randn(8, 3), torch.randn(8, 1)
model = torch.nn.Linear(3, 1)
torch.nn.functional.mse_loss(model(x), y).backward()
whole = model.weight.grad.clone()

model.zero_grad()
for rows in (slice(0, 4), slice(4, 8)):
    (torch.nn.functional.mse_loss(model(x[rows]), y[rows]) / 2).backward()
assert torch.allclose(model.weight.grad, whole, atol=1e-6)
