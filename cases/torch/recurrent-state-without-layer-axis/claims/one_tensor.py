"""One tensor in place of the pair is read as a pair of its rows: (1-D, 1-D) for [batch, width], (2-D, 2-D) for [layers, batch, width]."""

import torch
from torch import nn

lstm = nn.LSTM(3, 5, batch_first=True)
for state, ranks in ((torch.zeros(4, 5), "(1-D, 1-D)"), (torch.zeros(2, 4, 5), "(2-D, 2-D)")):
    try:
        lstm(torch.ones(4, 6, 3), state)
    except RuntimeError as error:
        assert str(error) == f"For batched 3-D input, hx and cx should also be 3-D but got {ranks} tensors", error
    else:
        raise AssertionError("nothing was raised")
