"""A layer, a product of tensors and a power keep what they read; an addition, a number as factor, tanh do not."""

import paddle
from paddle import nn


def fails(step):
    """Whether backward of a recurrence with this step fails."""
    first = paddle.full([3], 0.5)
    first.stop_gradient = False
    states = paddle.zeros([5, 3])
    states[0] = first
    for t in range(4):
        states[t + 1] = step(states[t])
    try:
        states.sum().backward()
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error), error
        return True
    assert first.grad.abs().min().item() > 0
    return False


layer, weight, other = nn.Linear(3, 3), paddle.ones([3]), paddle.ones([3])
weight.stop_gradient = False
for step in (layer, lambda row: layer(row.detach()), lambda row: row * weight, lambda row: row**2):
    assert fails(step)
for step in (lambda row: row * 0.5 + other, lambda row: row + weight, lambda row: paddle.tanh(row)):
    assert not fails(step)
