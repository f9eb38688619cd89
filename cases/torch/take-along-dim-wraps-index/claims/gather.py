"""`gather` raises on every release."""

import torch

try:
    torch.gather(torch.tensor([10.0, 20.0, 30.0]), 0, torch.tensor([-100]))
except RuntimeError as error:
    assert str(error) == "index -100 is out of bounds for dimension 0 with size 3"
else:
    raise AssertionError("nothing was raised")
