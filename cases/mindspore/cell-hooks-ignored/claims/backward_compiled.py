# releases: >=2.10
"""In Graph mode what a backward hook returns takes the place of the gradient on 2.10."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Encoder(nn.Cell):
    """Two layers of ones."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Dense(4, 3, weight_init="ones", bias_init="zeros")
        self.head = nn.Dense(3, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.head(self.stem(x))


def double(cell, grad_input, grad_output):
    """Backward hook of the stem."""
    return (grad_input[0] * 2,)


x = ops.ones((1, 4), ms.float32)
assert ms.grad(Encoder())(x).asnumpy().tolist() == [[6.0] * 4]
model = Encoder()
model.stem.register_backward_hook(double)
assert ms.grad(model)(x).asnumpy().tolist() == [[12.0] * 4]
