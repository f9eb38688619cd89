"""A layer makes its parameter in construct."""

import os

import mindspore as ms
from mindspore import Parameter, nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

class Scale(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.width = width

    def construct(self, x):
        gamma = Parameter(ops.ones((self.width,), ms.float32), name="gamma")
        return x * gamma


net = Scale(3)
result = net(ops.ones((2, 3), ms.float32))
assert result.shape == (2, 3)
