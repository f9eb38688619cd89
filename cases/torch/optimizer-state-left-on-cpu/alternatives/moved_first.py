"""Move the model before the first step, and train on the GPU from the start."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
model = torch.nn.Linear(4, 2).to(DEVICE)
optimizer = torch.optim.Adam(model.parameters(), foreach=False)
model(torch.ones(1, 4, device=DEVICE)).sum().backward()
optimizer.step()

optimizer.zero_grad()
model(torch.ones(1, 4, device=DEVICE)).sum().backward()
optimizer.step()

result = model.weight.detach().cpu()
assert torch.isfinite(result).all()
