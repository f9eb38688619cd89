"""set_inputs describes two inputs for a construct that takes one; the later call, which is right,
is blamed."""

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


class Doubler(nn.Cell):
    """Twice the input, of any batch size."""

    def construct(self, x):
        return x * 2.0


net = Doubler()
batch = ms.Tensor(shape=[None, 2], dtype=ms.float32)
mask = ms.Tensor(shape=[None], dtype=ms.float32)
net.set_inputs(batch, mask)
result = net(ms.Tensor([[1.0, 2.0]], ms.float32))
assert result.asnumpy().tolist() == [[2.0, 4.0]]
