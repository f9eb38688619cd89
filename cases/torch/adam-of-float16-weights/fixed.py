"""Take one step of Adam with a model in half precision, and an eps that float16 has."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x, y = torch.randn(64, 8), torch.randn(64, 1)
model = torch.nn.Sequential(torch.nn.Linear(8, 32), torch.nn.ReLU(), torch.nn.Linear(32, 1))
model, x, y = model.half().to(DEVICE), x.half().to(DEVICE), y.half().to(DEVICE)
with torch.no_grad():
    model[0].bias[0] = -100.0  # a unit that is never active: its gradient is 0
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3, eps=1e-4)

before = (model(x) - y).square().mean()
before.backward()
optimizer.step()

result = (model(x) - y).square().mean().item()
assert result < before.item(), "the loss is %s after one step" % result
