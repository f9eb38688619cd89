"""BatchMatMul and bmm refuse batches in words of their own; swapped axes and transpose_b mend it, .T does not."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
x = ops.ones((2, 10, 16), ms.float32)
assert ops.matmul(x, x.swapaxes(-1, -2)).shape == (2, 10, 10)
assert ops.BatchMatMul(transpose_b=True)(x, x).shape == (2, 10, 10)
reversed_axes = x.T
assert reversed_axes.shape == (16, 10, 2)

for product in (ops.BatchMatMul(), ops.bmm):
    try:
        product(x, x).asnumpy()
    except ValueError as error:
        words = "For BatchMatMul, the row of the input 'y' should be same as the col of the input 'x', with x shape "
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")

try:
    ops.matmul(x, reversed_axes).asnumpy()
except (RuntimeError, ValueError):
    pass
else:
    raise AssertionError("nothing was raised")
