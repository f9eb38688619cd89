"""Train on batches that are standardised one by one; a feature of one batch is constant."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
batches = torch.randn(6, 32, 4).to(DEVICE)
batches[3, :, 2] = 1.0  # its standard deviation is 0, and 0 / 0 is NaN
model = torch.nn.Linear(4, 1).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

for x in batches:
    x = (x - x.mean(0)) / x.std(0)
    loss = torch.nn.functional.mse_loss(model(x), x.sum(1, keepdim=True))
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()

result = model.weight.detach()
assert torch.isfinite(result).all(), "the weights are NaN after one bad batch"
