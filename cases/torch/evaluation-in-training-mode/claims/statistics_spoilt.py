"""Predictions in training mode move the running statistics: `eval()` afterwards gives other outputs than before."""

import torch

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.BatchNorm1d(8)).eval()
x = torch.randn(16, 4)
before = model(x)
model.train()
with torch.no_grad():
    model(x + 10.0)
model.eval()
assert not torch.allclose(model(x), before, atol=0.1)
