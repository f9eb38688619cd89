"""On the CPU the call raises a RuntimeError with these words."""

import torch

try:
    torch.multinomial(torch.tensor([0.5, float("nan")]), 1)
except RuntimeError as error:
    assert str(error) == "probability tensor contains either `inf`, `nan` or element < 0", error
else:
    raise AssertionError("nothing was raised")
