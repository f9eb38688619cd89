"""Without `foreach=False`, averages in float32 that stayed on the CPU are refused in the same words."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.Adam(model.parameters())
model(torch.ones(1, 4)).sum().backward()
optimizer.step()
model.to(DEVICE)
optimizer.zero_grad()
model(torch.ones(1, 4, device=DEVICE)).sum().backward()
try:
    optimizer.step()
except RuntimeError as error:
    assert "Expected all tensors to be on the same device" in str(error), error
else:
    raise AssertionError("nothing was raised")
