# releases: >=3.0
"""The batch is declared to need a gradient: the backward pass runs, and the gradients are zeros."""

import paddle

layer = paddle.nn.Linear(3, 2)


def gradient_norm(batch):
    """The norm of the weight's gradient after one backward pass."""
    batch.stop_gradient = False
    layer(batch).sum().backward()
    return float(layer.weight.grad.norm())


result = gradient_norm(paddle.zeros([0, 3]))
assert result == 0.0
