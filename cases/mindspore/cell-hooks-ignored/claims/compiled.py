# releases: >=2.10
"""In Graph mode what a forward hook returns takes the place of the output on 2.10."""

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


model = Encoder()
model.stem.register_forward_hook(double)
result = model(ops.ones((1, 4), ms.float32))
assert result.asnumpy().tolist() == [[24.0, 24.0]], result
