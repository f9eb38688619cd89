# releases: >=2.10
"""A lambda on a line of its own compiles, and its result takes the place of the output."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Encoder(nn.Cell):
    """One layer."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Dense(4, 3, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.stem(x)


x = ops.ones((2, 4), ms.float32)
model = Encoder()
hook = lambda cell, inputs, output: output * 2  # noqa: E731
model.stem.register_forward_hook(hook)
assert model(x).asnumpy().tolist() == [[8.0] * 3] * 2
