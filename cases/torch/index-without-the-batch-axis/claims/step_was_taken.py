"""A layer that already returns the last step, or one row per sample, has no axis of time."""

import torch
from torch import nn

output, (hidden, _) = nn.LSTM(4, 6, batch_first=True)(torch.randn(3, 20, 4))
last = output[:, -1]
assert torch.equal(last, hidden[-1])
for value in (last, hidden[-1]):
    try:
        value[:, -1, :]
    except IndexError as error:
        assert str(error) == "too many indices for tensor of dimension 2"
    else:
        raise AssertionError("nothing was raised")
