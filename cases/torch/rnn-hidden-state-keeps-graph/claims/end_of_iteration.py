"""Detached at the end, a state may begin as None or a parameter, which is trained; detached before, it is not."""

import torch


def train(hidden, first):
    """Train on three pieces; detach the state before its use, or at the end of the iteration."""
    rnn = torch.nn.GRU(1, 4)
    for _ in range(3):
        output, hidden = rnn(torch.ones(5, 1, 1), hidden.detach() if first else hidden)
        output.sum().backward()
        if not first:
            hidden = hidden.detach()


train(None, first=False)
initial = torch.nn.Parameter(torch.zeros(1, 1, 4))
train(initial, first=True)
assert initial.grad is None
train(initial, first=False)
assert initial.grad.any()
try:
    train(None, first=True)
except AttributeError as error:
    assert "'NoneType' object has no attribute 'detach'" in str(error), error
else:
    raise AssertionError("nothing was raised")
