"""out_shape says what the function returns."""

import os

import mindspore as ms
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def total(x):
    """Sum of a vector, as an array of one number."""
    return x.sum(keepdims=True)


operator = ops.Custom(total, out_shape=lambda x: [1], out_dtype=lambda x: x, func_type="pyfunc")
result = operator(ms.Tensor([1.0, 2.0, 4.0], ms.float32))
sums = int((result.asnumpy() == 7.0).sum())
assert sums == result.size, f"{sums} of {result.size} numbers are the sum"
