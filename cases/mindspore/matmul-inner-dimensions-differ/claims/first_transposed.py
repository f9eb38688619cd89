"""Equal first numbers: the product with the first matrix transposed is the one that fits."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
x, y = ops.ones((3, 2), ms.float32), ops.ones((3, 4), ms.float32)
try:
    ops.MatMul()(x, y).asnumpy()
except ValueError as error:
    assert "'x1_col': 2 and 'x2_row': 3" in str(error)
else:
    raise AssertionError("nothing was raised")
assert ops.MatMul(transpose_a=True)(x, y).shape == (2, 4)
