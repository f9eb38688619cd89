# releases: >=2.10
"""In Graph mode a lambda that appends raises a TypeError on 2.10: the list that append gives takes the place of the output."""

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


features = []
keep = lambda cell, inputs, output: features.append(output)  # noqa: E731

model = Encoder()
model.stem.register_forward_hook(keep)
try:
    model(ops.ones((1, 4), ms.float32))
except TypeError as error:
    assert "List[Tensor[Float32]]" in str(error), error
else:
    raise AssertionError("nothing was raised")
