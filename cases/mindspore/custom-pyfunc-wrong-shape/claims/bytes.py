"""Bytes are copied: of int32 for float32, and of (2, 3) for [3, 2]."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def call(function, shape):
    """Run a function that promises a shape and the type of its input."""
    operator = ops.Custom(
        function, out_shape=lambda x: shape, out_dtype=lambda x: x, func_type="pyfunc"
    )
    return operator(ms.Tensor([1.0, 2.0, 4.0], ms.float32)).asnumpy()


integers = call(lambda x: x.astype(np.int32), [3])
assert (integers.view(np.int32) == [1, 2, 4]).all() and integers.max() < 1e-40
pair = call(lambda x: np.stack([x, x + 10]), [3, 2])
assert pair.tolist() == [[1.0, 2.0], [4.0, 11.0], [12.0, 14.0]]
