"""Both branches return float32."""

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


class Compress(nn.Cell):
    """Halve the precision of activations that are large."""

    def construct(self, x, limit):
        if ops.reduce_max(x) > limit:
            return ops.cast(ops.cast(x, ms.float16), ms.float32)
        return x


x = ms.Tensor([0.5, 3.0], ms.float32)
result = Compress()(x, ms.Tensor(1.0, ms.float32))
assert result.dtype == ms.float32
assert result.asnumpy().tolist() == [0.5, 3.0]
