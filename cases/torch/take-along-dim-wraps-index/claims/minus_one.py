# releases: >=2.13
"""An index of -1 is the last element; `gather` refuses it."""

import torch

x = torch.tensor([10.0, 20.0, 30.0])
assert torch.take_along_dim(x, torch.tensor([-1]), 0).item() == 30.0
try:
    torch.gather(x, 0, torch.tensor([-1]))
except RuntimeError as error:
    assert "index -1 is out of bounds" in str(error)
else:
    raise AssertionError("nothing was raised")
