"""A residual connection adds 10 features to 64."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Residual(nn.Cell):
    """A layer with a skip connection."""

    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(10, 64)

    def construct(self, x):
        return x + self.dense(x)


result = Residual()(ms.ops.ones((32, 10), ms.float32))
assert result.shape == (32, 64)
