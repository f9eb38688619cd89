"""ops.pinv gives the pseudo-inverse P of a singular matrix A: A P A is A."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

matrix = ms.Tensor([[1.0, 2.0], [2.0, 4.0]], ms.float32)
pseudo = ops.pinv(matrix)
assert np.allclose(ops.matmul(ops.matmul(matrix, pseudo), matrix).asnumpy(), matrix.asnumpy(), atol=1e-4)
