"""A product of batches that do not fit raises a ValueError of BatchMatMul."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)
x = ops.ones((2, 10, 16), ms.float32)
for product in (ops.BatchMatMul(), ops.bmm):
    try:
        product(x, x).asnumpy()
    except ValueError as error:
        words = "For BatchMatMul, the row of the input 'y' should be same as the col of the input 'x', with x shape "
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
