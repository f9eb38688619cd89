"""A reversed or broadcast result is refused, even of the promised type and shape; `np.ascontiguousarray` helps. A transposed matrix passes."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def call(function):
    """Run a function that promises the shape and the type of its input."""
    same = {"out_shape": lambda x: x, "out_dtype": lambda x: x}
    operator = ops.Custom(function, func_type="pyfunc", **same)
    return operator(ms.Tensor([1.0, 2.0, 4.0], ms.float32)).asnumpy()


for function in (lambda x: x[::-1], lambda x: np.broadcast_to(x.sum(), x.shape)):
    try:
        call(function)
        message = ""
    except RuntimeError as error:
        message = str(error)
    assert "Failed to get buffer from the input" in message, message
assert call(lambda x: np.ascontiguousarray(x[::-1])).tolist() == [4.0, 2.0, 1.0]
transposed = ops.Custom(
    lambda x: x.T, out_shape=lambda x: x[::-1], out_dtype=lambda x: x, func_type="pyfunc"
)
matrix = np.arange(6, dtype=np.float32).reshape(2, 3)
assert transposed(ms.Tensor(matrix)).asnumpy().tolist() == matrix.T.tolist()
