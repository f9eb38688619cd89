# releases: >=2.10
"""ops.matmul and @ raise a RuntimeError of MatMulExt."""

import os
from operator import matmul

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
for product in (ops.matmul, matmul):
    try:
        product(ops.ones((2, 3), ms.float32), ops.ones((4, 3), ms.float32)).asnumpy()
    except RuntimeError as error:
        assert (
            "For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got 3 and 4."
            in str(error)
        )
    else:
        raise AssertionError("nothing was raised")
