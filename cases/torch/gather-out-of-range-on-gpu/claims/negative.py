"""On the GPU `gather` refuses -1, which square brackets take as the last one."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

values, index = torch.rand(3, device=DEVICE), torch.tensor([-1], device=DEVICE)
assert values[index].item() == values[2].item()
try:
    values.gather(0, index).item()
except RuntimeError as error:
    assert "device-side assert triggered" in str(error) or "index -1 is out of bounds" in str(error), error
else:
    raise AssertionError("nothing was raised")
