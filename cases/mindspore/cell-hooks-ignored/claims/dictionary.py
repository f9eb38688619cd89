"""In Graph mode a new key that a forward hook gives a dictionary is lost."""

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


features = {}


def keep(cell, inputs, output):
    """Forward hook of the stem."""
    features["stem"] = output


model = Encoder()
model.stem.register_forward_hook(keep)
model(ops.ones((1, 4), ms.float32))
assert not features, features
