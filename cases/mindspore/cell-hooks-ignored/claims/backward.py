"""In Graph mode what a backward hook of a cell appends is lost."""

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


gradients = []


def keep(cell, grad_input, grad_output):
    """Backward hook of the stem."""
    gradients.append(grad_output)


model = Encoder()
model.stem.register_backward_hook(keep)
ms.grad(model)(ops.ones((1, 4), ms.float32))
assert not gradients, gradients
