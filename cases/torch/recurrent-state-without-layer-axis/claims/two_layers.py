"""A layer with two layers, or two directions, wants two states: one is "Expected hidden size (2, …), got [1, …]"."""

import torch
from torch import nn

steps, hidden = torch.ones(4, 6, 3), torch.zeros(4, 5)
for gru in (nn.GRU(3, 5, num_layers=2, batch_first=True), nn.GRU(3, 5, bidirectional=True, batch_first=True)):
    try:
        gru(steps, hidden.unsqueeze(0))
    except RuntimeError as error:
        assert str(error) == "Expected hidden size (2, 4, 5), got [1, 4, 5]", error
    else:
        raise AssertionError("nothing was raised")
