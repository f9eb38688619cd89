"""The variable has a value before the branch."""

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

class Clip(nn.Cell):
    def construct(self, gradient):
        norm = ops.sqrt(ops.square(gradient).sum())
        clipped = gradient
        if norm > 1.0:
            clipped = gradient / norm
        return clipped


result = Clip()(Tensor([3.0, 4.0], ms.float32))
assert abs(float(result.asnumpy()[0]) - 0.6) < 1e-6
