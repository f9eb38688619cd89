"""A network of an older release resizes its features."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

class Upsample(nn.Cell):
    def __init__(self, size):
        super().__init__()
        self.resize = ops.ResizeBilinear(size)

    def construct(self, x):
        return self.resize(x)


images = Tensor(np.arange(4).reshape(1, 1, 2, 2), ms.float32)
result = Upsample((4, 4))(images)
assert result.asnumpy()[0, 0, 0].tolist() == [0, 0.5, 1, 1]
