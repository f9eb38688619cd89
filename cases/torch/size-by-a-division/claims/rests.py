"""int and // cut off a rest, math.ceil rounds up and gives an int."""

import math

import torch

assert 7 // 2 == int(7 / 2) == 3
assert math.ceil(7 / 2) == 4
assert torch.zeros(2, math.ceil(7 / 2)).shape == (2, 4)
