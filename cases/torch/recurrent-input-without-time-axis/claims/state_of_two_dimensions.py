"""With a batch of sequences and a state without the axis of the layers the words are turned."""

import torch
from torch import nn

state = torch.zeros(4, 16)
for layer, given, words in (
    (nn.LSTM(8, 16), (state, state), "hx and cx should also be 3-D but got (2-D, 2-D) tensors"),
    (nn.GRU(8, 16), state, "hx should also be 3-D but got 2-D tensor"),
):
    try:
        layer(torch.randn(6, 4, 8), given)
    except RuntimeError as error:
        assert str(error) == "For batched 3-D input, " + words
    else:
        raise AssertionError("nothing was raised")
