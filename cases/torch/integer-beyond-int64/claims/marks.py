"""A mark such as 10**30 in a list of positions is refused; with -1 in its place the list passes."""

import torch

positions = [4, 10**30, 7]
try:
    torch.tensor(positions)
except (RuntimeError, ValueError) as error:
    assert "Overflow when unpacking long" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.tensor([-1 if one > 10**6 else one for one in positions]).tolist() == [4, -1, 7]
