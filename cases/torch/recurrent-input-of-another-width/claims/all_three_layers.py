"""LSTM, GRU and RNN with a state look at the last dimension alone, with batch_first and without it."""

import torch
from torch import nn

for kind in (nn.LSTM, nn.GRU, nn.RNN):
    for first in (False, True):
        layer = kind(10, 5, batch_first=first)
        for inputs in (torch.rand(2, 4, 20), torch.rand(10, 10, 20)):
            state = torch.zeros(1, inputs.shape[0 if first else 1], 5)
            try:
                layer(inputs, (state, state) if kind is nn.LSTM else state)
            except RuntimeError as error:
                expected = "input.size(-1) must be equal to input_size. Expected 10, got 20"
                assert str(error) == expected
            else:
                raise AssertionError("nothing was raised")
        assert layer(torch.rand(7, 3, 10))[0].shape == (7, 3, 5)
