# releases: >=2.1
"""Averages in bfloat16 that stayed on the CPU are refused where the parameters are grouped: Tensors of the same index must be on the same device."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

model = torch.nn.Linear(4, 2, dtype=torch.bfloat16)
optimizer = torch.optim.Adam(model.parameters())
model(torch.ones(1, 4, dtype=torch.bfloat16)).sum().backward()
optimizer.step()
model.to(DEVICE)
optimizer.zero_grad()
model(torch.ones(1, 4, device=DEVICE, dtype=torch.bfloat16)).sum().backward()
try:
    optimizer.step()
except RuntimeError as error:
    assert "Tensors of the same index must be on the same device and the same dtype except `step` tensors" in str(error)
else:
    raise AssertionError("nothing was raised")
