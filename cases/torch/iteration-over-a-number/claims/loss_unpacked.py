"""A loss that is unpacked has the same words: the function returns one tensor, not two."""

import torch
from torch import nn

criterion = nn.MSELoss()
predicted, targets = torch.ones(4), torch.zeros(4)
try:
    loss, error_rate = criterion(predicted, targets)
except TypeError as error:
    assert str(error) == "iteration over a 0-d tensor"
else:
    raise AssertionError("nothing was raised")
loss = criterion(predicted, targets)
assert loss.dim() == 0 and loss.item() == 1
