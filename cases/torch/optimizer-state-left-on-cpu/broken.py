"""Take a step on the CPU, then go on training on the GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
optimizer = torch.optim.Adam(model.parameters(), foreach=False)
model(torch.ones(1, 4)).sum().backward()
optimizer.step()

model.to(DEVICE)
optimizer.zero_grad()
model(torch.ones(1, 4, device=DEVICE)).sum().backward()
optimizer.step()

result = model.weight.detach().cpu()
assert torch.isfinite(result).all()
