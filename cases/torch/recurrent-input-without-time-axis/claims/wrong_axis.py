"""With batch_first=True unsqueeze(0) has other words, and no error without a state."""

import torch
from torch import nn

step, state = torch.randn(4, 8), torch.zeros(1, 4, 16)
for layer, given, words in (
    (nn.LSTM(8, 16, batch_first=True), (state, state), "Expected hidden[0] size"),
    (nn.GRU(8, 16, batch_first=True), state, "Expected hidden size"),
):
    try:
        layer(step.unsqueeze(0), given)
    except RuntimeError as error:
        assert str(error) == words + " (1, 1, 16), got [1, 4, 16]"
    else:
        raise AssertionError("nothing was raised")
    assert layer(step.unsqueeze(0))[0].shape == (1, 4, 16)
