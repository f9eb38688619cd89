"""A function that detaches the state of an LSTM, a GRU or an RNN."""

import torch
from torch import nn


def detached(state):
    if isinstance(state, tuple):
        return tuple(detached(part) for part in state)
    return state.detach()


x = torch.randn(2, 5, 3)
for kind in (nn.LSTM, nn.GRU, nn.RNN):
    layer = kind(3, 4, batch_first=True)
    _, state = layer(x)
    outputs, state = layer(x, detached(state))
    outputs.sum().backward()
    assert layer.weight_hh_l0.grad is not None
