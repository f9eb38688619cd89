"""The caller tests the result, outside the graph."""

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

class Doubled(nn.Cell):
    """Double the input."""

    def construct(self, x):
        return x * 2.0


result = Doubled()(ms.Tensor([1.0, 2.0], ms.float32))
if result.asnumpy().sum() > 100.0:
    raise ValueError("activation exploded")
assert result.asnumpy().tolist() == [2.0, 4.0]
