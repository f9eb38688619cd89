"""The hook is a function with a name."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Encoder(nn.Cell):
    """Two layers; the shape after the first one is of interest."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Dense(4, 3)
        self.head = nn.Dense(3, 2)

    def construct(self, x):
        return self.head(self.stem(x))


shapes = []


def note_shape(cell, inputs, output):
    """Forward hook of the first layer."""
    shapes.append(output.shape)


model = Encoder()
model.stem.register_forward_hook(note_shape)
result = model(ops.ones((2, 4), ms.float32))
assert result.shape == (2, 2)
