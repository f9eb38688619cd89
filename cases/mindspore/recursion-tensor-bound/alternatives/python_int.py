# releases: >=2.7
"""The depth is a Python int, which ends the recursion while compiling."""

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

class Decay(nn.Cell):
    """Halve a value as often as the depth says."""

    def halve(self, x, depth):
        if depth <= 0:
            return x
        return self.halve(x * 0.5, depth - 1)

    def construct(self, x, depth):
        return self.halve(x, depth)


result = Decay()(ms.Tensor([8.0], ms.float32), 3)
assert result.asnumpy().tolist() == [1.0]
