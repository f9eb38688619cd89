"""An empty batch is answered without a pass through the layer."""

import paddle

layer = paddle.nn.Linear(3, 2)


def gradient_norm(batch):
    """The norm of the weight's gradient after one backward pass."""
    if batch.shape[0] == 0:
        return 0.0
    layer(batch).sum().backward()
    return float(layer.weight.grad.norm())


result = gradient_norm(paddle.zeros([0, 3]))
assert result == 0.0
