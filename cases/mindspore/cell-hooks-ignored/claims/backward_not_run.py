# releases: >=2.0, <2.1
"""In Graph mode what a backward hook returns is ignored on 2.0."""

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


model = Encoder()
model.stem.register_backward_hook(double)
assert ms.grad(model)(ops.ones((1, 4), ms.float32)).asnumpy().tolist() == [[6.0] * 4]
