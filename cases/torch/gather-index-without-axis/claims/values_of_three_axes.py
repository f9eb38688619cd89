"""Values of three axes and an index of two raise it too; the index then has a number for every feature of a position."""

import torch

states = torch.arange(24.0).reshape(2, 3, 4)  # batch, positions, features
last = torch.tensor([2, 0])
try:
    states.gather(1, last.unsqueeze(1))
except RuntimeError as error:
    assert str(error) == "Index tensor must have the same number of dimensions as input tensor"
else:
    raise AssertionError("nothing was raised")
index = last.reshape(2, 1, 1).expand(-1, -1, 4)
assert torch.equal(states.gather(1, index).squeeze(1), torch.stack([states[0, 2], states[1, 0]]))
# An index of one number for each row gives one feature of it.
assert states.gather(1, last.reshape(2, 1, 1)).shape == (2, 1, 1)
