"""A result of more bytes than `out_shape` and `out_dtype` promise is refused."""

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


for function in (lambda x: np.zeros(5, np.float32), lambda x: x.astype(np.float64)):
    try:
        call(function)
        message = ""
    except RuntimeError as error:
        message = str(error)
    assert "memcpy failed" in message, message
assert call(lambda x: x * 2).tolist() == [2.0, 4.0, 8.0]
