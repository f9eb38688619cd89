"""A recursive method without a condition that ends it."""

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


class Power(nn.Cell):
    """x to the power of n."""

    def power(self, x, n):
        return x * self.power(x, n - 1)

    def construct(self, x):
        return self.power(x, 3)


result = Power()(ms.Tensor([2.0], ms.float32))
assert result.asnumpy().tolist() == [8.0]
