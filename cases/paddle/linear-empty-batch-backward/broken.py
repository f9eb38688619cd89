"""A training step on a batch that a filter has emptied; the gradient is logged."""

import paddle

layer = paddle.nn.Linear(3, 2)


def gradient_norm(batch):
    """The norm of the weight's gradient after one backward pass."""
    layer(batch).sum().backward()
    return float(layer.weight.grad.norm())


result = gradient_norm(paddle.zeros([0, 3]))
assert result == 0.0
