"""batch_first does not turn the state: it is [layers, batch, features], and [batch, layers, features] is refused."""

import torch

lstm = torch.nn.LSTM(4, 16, batch_first=True)
state = torch.zeros(8, 1, 16)
try:
    lstm(torch.randn(8, 6, 4), (state, state))
except RuntimeError as error:
    assert str(error) == "Expected hidden[0] size (1, 8, 16), got [8, 1, 16]"
else:
    raise AssertionError("it ran")
