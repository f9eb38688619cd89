"""A function that detaches the states of an LSTM goes down to single numbers where it looks for another class than that of the tensors."""

import torch
from torch import nn
from torch.autograd import Variable


def repackage_hidden(state):
    if type(state) == Variable:
        return Variable(state.data)
    return tuple(repackage_hidden(one) for one in state)


def repackage(state):
    if isinstance(state, torch.Tensor):
        return state.detach()
    return tuple(repackage(one) for one in state)


states = nn.LSTM(3, 5)(torch.randn(2, 1, 3))[1]
try:
    repackage_hidden(states)
except TypeError as error:
    assert str(error) == "iteration over a 0-d tensor"
else:
    raise AssertionError("nothing was raised")
kept = repackage(states)
assert [one.shape for one in kept] == [(1, 1, 5), (1, 1, 5)] and not kept[0].requires_grad
