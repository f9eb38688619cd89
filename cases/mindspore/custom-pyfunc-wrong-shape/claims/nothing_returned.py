"""A function that returns nothing, as where `return` was forgotten, raises nothing; the output is not what it computed."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def double(x):
    """Twice the input, which is not returned."""
    x * 2


operator = ops.Custom(double, out_shape=lambda x: x, out_dtype=lambda x: x, func_type="pyfunc")
output = operator(ms.Tensor([1.0, 2.0, 4.0], ms.float32)).asnumpy()
assert output.shape == (3,) and not np.array_equal(output, [2.0, 4.0, 8.0])
