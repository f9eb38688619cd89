# releases: >=2.10
"""In Graph mode `extend` and a key that the dictionary has already keep what a hook gives them in each pass on 2.10; an attribute of the cell keeps that of the first pass."""

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
table = {"stem": None}


def keep(cell, inputs, output):
    """Forward hook of the stem."""
    features.extend([output])
    table["stem"] = output
    cell.kept = output


model = Encoder()
model.stem.register_forward_hook(keep)
for size in (1.0, 2.0):
    model(size * ops.ones((1, 4), ms.float32))
    for one, expected in ((features[-1], size), (table["stem"], size), (model.stem.kept, 1.0)):
        assert one.asnumpy().tolist() == [[4 * expected] * 3], one
assert len(features) == 2
