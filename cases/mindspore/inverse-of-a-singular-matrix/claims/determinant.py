"""The determinant of the matrix is 0, and NumPy raises for it."""

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
assert ops.det(matrix).asnumpy() == 0
try:
    np.linalg.inv(matrix.asnumpy())
except np.linalg.LinAlgError as error:
    assert str(error) == "Singular matrix"
else:
    raise AssertionError("nothing was raised")
