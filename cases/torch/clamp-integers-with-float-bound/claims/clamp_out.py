# releases: >=2.5
"""`torch.clamp` with another integer tensor as `out=` has other words."""

import torch

cells = torch.tensor([1, 5, 9])
try:
    torch.clamp(cells, 0, 4.5, out=torch.zeros_like(cells))
except RuntimeError as error:
    assert "Found dtype Long but expected Float" in str(error)
else:
    raise AssertionError("nothing was raised")
