"""Dense has the message as well; the numbers are those after the transposition of each operand."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
queries, keys = ops.ones((2, 3), ms.float32), ops.ones((4, 3), ms.float32)
for product, columns, rows in [
    (lambda: nn.Dense(4, 2)(queries), 3, 4),
    (lambda: ops.MatMul(transpose_a=True)(queries, keys), 2, 4),
    (lambda: ops.MatMul(transpose_a=True, transpose_b=True)(queries, keys), 2, 3),
]:
    try:
        product().asnumpy()
    except ValueError as error:
        assert (
            f"the input dimensions must be equal, but got 'x1_col': {columns} and 'x2_row': {rows}"
            in str(error)
        )
    else:
        raise AssertionError("nothing was raised")
