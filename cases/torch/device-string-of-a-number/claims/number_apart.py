"""The number may be a second argument, then it is an int: torch.device("cuda", 1) is cuda:1."""

import torch

assert torch.device("cuda", 1) == torch.device("cuda:1")
assert torch.device("cuda", int("1")).index == 1
try:
    torch.device("cuda", "1")
except TypeError as error:
    assert "argument 'index' (position 2) must be int, not str" in str(error)
else:
    raise AssertionError("nothing was raised")
