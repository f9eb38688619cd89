"""A layer brings the skipped input to the width of the output."""

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
        self.skip = nn.Dense(10, 64, has_bias=False)

    def construct(self, x):
        return self.skip(x) + self.dense(x)


result = Residual()(ms.ops.ones((32, 10), ms.float32))
assert result.shape == (32, 64)
