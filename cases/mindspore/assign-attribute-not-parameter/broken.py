"""A cell counts its calls in an attribute that is a tensor; construct assigns to it."""

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


class Counter(nn.Cell):
    """Scale the input by the number of calls so far."""

    def __init__(self):
        super().__init__()
        self.count = ms.Tensor(0.0, ms.float32)

    def construct(self, x):
        self.count = self.count + 1
        return x * self.count


net = Counter()
x = ms.Tensor([2.0], ms.float32)
net(x)
result = net(x)
assert result.asnumpy().tolist() == [4.0]
