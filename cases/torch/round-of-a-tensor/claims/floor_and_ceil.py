"""math.floor and math.ceil take a tensor of one number, and raise in other words for several."""

import math

import torch

assert math.floor(torch.tensor(1.5)) == 1 and math.ceil(torch.tensor([1.5])) == 2
try:
    math.floor(torch.ones(2))
except (ValueError, RuntimeError) as error:
    assert "elements" in str(error) or "element" in str(error)
else:
    raise AssertionError("nothing was raised")
