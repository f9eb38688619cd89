"""The layers are the first axis of the state, also with batch_first: elsewhere it is "Expected hidden size"."""

import torch
from torch import nn

steps, hidden = torch.ones(4, 6, 3), torch.zeros(4, 5)
try:
    nn.GRU(3, 5, batch_first=True)(steps, hidden.unsqueeze(1))
except RuntimeError as error:
    assert str(error) == "Expected hidden size (1, 4, 5), got [4, 1, 5]", error
else:
    raise AssertionError("nothing was raised")
assert nn.GRU(3, 5, batch_first=True)(steps, hidden.unsqueeze(0))[0].shape == (4, 6, 5)
