"""The second version of the operator takes the size in the call."""

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
        self.size = size
        self.resize = ops.ResizeBilinearV2()

    def construct(self, x):
        return self.resize(x, self.size)


images = Tensor(np.arange(4).reshape(1, 1, 2, 2), ms.float32)
result = Upsample((4, 4))(images)
assert result.asnumpy()[0, 0, 0].tolist() == [0, 0.5, 1, 1]
