# releases: >=2.10
"""In Graph mode a hook that is registered after the first pass runs once another shape is compiled, and not before; a removed one runs on."""

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


def double(cell, inputs, output):
    """Forward hook of the stem."""
    return output * 2


x = ops.ones((1, 4), ms.float32)
model = Encoder()
model(x)
handle = model.stem.register_forward_hook(double)
assert model(x).asnumpy().tolist() == [[12.0, 12.0]]
assert model(ops.ones((2, 4), ms.float32)).asnumpy().tolist() == [[24.0, 24.0]] * 2
handle.remove()
assert model(ops.ones((2, 4), ms.float32)).asnumpy().tolist() == [[24.0, 24.0]] * 2
