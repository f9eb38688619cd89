"""Take one step of Adam with a model in bfloat16."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x, y = torch.randn(64, 8), torch.randn(64, 1)
model = torch.nn.Sequential(torch.nn.Linear(8, 32), torch.nn.ReLU(), torch.nn.Linear(32, 1))
model, x, y = model.bfloat16().to(DEVICE), x.bfloat16().to(DEVICE), y.bfloat16().to(DEVICE)
with torch.no_grad():
    model[0].bias[0] = -100.0  # a unit that is never active: its gradient is 0
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)

before = (model(x) - y).square().mean()
before.backward()
optimizer.step()

result = (model(x) - y).square().mean().item()
assert result < before.item(), "the loss is %s after one step" % result
