"""The counter is a float32 Parameter, and fractions count."""

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


class Seen(nn.Cell):
    """Count the samples seen so far."""

    def __init__(self):
        super().__init__()
        self.count = ms.Parameter(ms.Tensor([0], ms.float32), name="count", requires_grad=False)

    def construct(self, x):
        ops.assign_add(self.count, x)
        return self.count


result = Seen()(ms.Tensor([4.5], ms.float32))
assert result.asnumpy().tolist() == [4.5]
