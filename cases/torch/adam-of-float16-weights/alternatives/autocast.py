"""Take one step of Adam with weights in float32; autocast computes in a shorter type."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x, y = torch.randn(64, 8), torch.randn(64, 1)
model = torch.nn.Sequential(torch.nn.Linear(8, 32), torch.nn.ReLU(), torch.nn.Linear(32, 1))
model, x, y = model.to(DEVICE), x.to(DEVICE), y.to(DEVICE)
with torch.no_grad():
    model[0].bias[0] = -100.0  # a unit that is never active: its gradient is 0
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)

with torch.autocast(DEVICE, dtype=torch.bfloat16):
    before = (model(x) - y).square().mean()
before.backward()
optimizer.step()

with torch.no_grad():
    result = (model(x) - y).square().mean().item()
assert result < before.item(), "the loss is %s after one step" % result
