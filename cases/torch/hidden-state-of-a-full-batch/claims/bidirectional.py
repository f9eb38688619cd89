"""A bidirectional LSTM wants twice the layers on the first axis."""

import torch

lstm = torch.nn.LSTM(4, 16, batch_first=True, bidirectional=True)
state = torch.zeros(1, 8, 16)
try:
    lstm(torch.randn(8, 6, 4), (state, state))
except RuntimeError as error:
    assert str(error) == "Expected hidden[0] size (2, 8, 16), got [1, 8, 16]"
else:
    raise AssertionError("it ran")
