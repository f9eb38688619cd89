"""len says "len() of a 0-d tensor"; numel() is 1."""

import torch

number = torch.tensor(1.5)
try:
    len(number)
except TypeError as error:
    assert str(error) == "len() of a 0-d tensor"
else:
    raise AssertionError("nothing was raised")
assert number.numel() == 1
