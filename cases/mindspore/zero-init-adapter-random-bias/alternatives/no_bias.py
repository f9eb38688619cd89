"""The correction has no bias."""

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


class Adapter(nn.Cell):
    """Add a learned correction to the features of a frozen model; none at first."""

    def __init__(self, width):
        super().__init__()
        self.correction = nn.Dense(width, width, weight_init="zeros", has_bias=False)

    def construct(self, features):
        return features + self.correction(features)


features = ops.ones((1, 4), ms.float32)
change = ops.abs(Adapter(4)(features) - features).max()
result = float(change.asnumpy()) == 0.0
assert result, "a new adapter with zero weights already changes the features"
