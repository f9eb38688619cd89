"""Train a compiled model, then trace it for a program without Python."""

import io
import os

import torch
from torch import nn

MODE = os.environ.get("ERRATA_MODE", "compile")

torch.manual_seed(0)
inputs, targets = torch.randn(64, 8), torch.randn(64, 1)
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 1))
if MODE == "compile":
    model = torch.compile(model, backend="eager")
optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
for _ in range(5):
    optimizer.zero_grad()
    nn.functional.mse_loss(model(inputs), targets).backward()
    optimizer.step()

traced = torch.jit.trace(model, inputs[:1])
file = io.BytesIO()
torch.jit.save(traced, file)
file.seek(0)

result = torch.jit.load(file)(inputs).detach()
assert torch.allclose(result, model(inputs), atol=1e-6)
