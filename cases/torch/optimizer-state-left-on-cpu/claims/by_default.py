# releases: >=2.1
"""Without `foreach=False`, Adam's parameters on a GPU are grouped, which refuses averages on the CPU in words of its own."""

import os
import traceback

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
    assert "Tensors of the same index must be on the same device and the same dtype except `step` tensors" in str(error)
    assert "_group_tensors_by_device_and_dtype" in [frame.name for frame in traceback.extract_tb(error.__traceback__)]
else:
    raise AssertionError("nothing was raised")
