# releases: >=2.10
"""The list that the `append` of a lambda returns in Graph mode takes the place of the layer's output."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Encoder(nn.Cell):
    """One layer."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Dense(4, 3)

    def construct(self, x):
        return self.stem(x)


shapes = []
model = Encoder()
hook = lambda cell, inputs, output: shapes.append(output.shape)  # noqa: E731
model.stem.register_forward_hook(hook)
found = model(ops.ones((2, 4), ms.float32))
assert isinstance(found, (list, tuple)), found
assert list(found) == [(2, 3)], found
