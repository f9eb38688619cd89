"""The attributes name the parameters."""

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


class Affine(nn.Cell):
    """Scale and shift."""

    def __init__(self):
        super().__init__()
        self.scale = ms.Parameter(ms.Tensor([1.0, 2.0], ms.float32))
        self.shift = ms.Parameter(ms.Tensor([0.5, 0.5], ms.float32))

    def construct(self, x):
        return x * self.scale + self.shift


net = Affine()
optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1)
result = net(ms.Tensor([1.0, 1.0], ms.float32))
assert result.asnumpy().tolist() == [1.5, 2.5]
assert len(net.trainable_params()) == 2
