"""ops.matrix_solve raises for the same matrix: the input 'matrix' is not invertible."""

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
try:
    ops.matrix_solve(matrix, ms.Tensor([[1.0], [1.0]], ms.float32)).asnumpy()
except ValueError as error:
    assert "is not invertible" in str(error), error
else:
    raise AssertionError("nothing was raised")
