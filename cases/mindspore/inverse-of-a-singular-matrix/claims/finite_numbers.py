"""The numbers are finite: [[0, 0], [0, 0.25]], and zeros for a matrix of zeros; Tensor.inverse and MatrixInverse give them too."""

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
for inverse in (ops.inverse(matrix), ops.MatrixInverse()(matrix), matrix.inverse()):
    assert np.allclose(inverse.asnumpy(), [[0, 0], [0, 0.25]])
assert (ops.inverse(ms.Tensor(np.zeros((2, 2)), ms.float32)).asnumpy() == 0).all()
