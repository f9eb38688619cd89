"""Without batch_first=True the first axis counts as time: the same words, with the length in place of the batch."""

import torch

lstm = torch.nn.LSTM(4, 16)
state = torch.zeros(1, 8, 16)
try:
    lstm(torch.randn(8, 6, 4), (state, state))
except RuntimeError as error:
    assert str(error) == "Expected hidden[0] size (1, 6, 16), got [1, 8, 16]"
else:
    raise AssertionError("it ran")
