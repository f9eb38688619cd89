"""The strings are compared in __init__."""

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


class Activation(nn.Cell):
    """The activation that the configuration names."""

    def __init__(self, name):
        super().__init__()
        self.active = name != "none"

    def construct(self, x):
        if self.active:
            x = ops.relu(x)
        return x


result = Activation("relu")(ms.Tensor([-1.0, 2.0], ms.float32))
assert result.asnumpy().tolist() == [0.0, 2.0]
