# releases: >=2.8
"""A base of 0 adds 0 to the gradient by a positive exponent; by a negative one it is minus infinity."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def power(exponent, base):
    """The sum of the powers."""
    return ops.pow(base, exponent).sum()


base = ms.Tensor([0.0, 2.0], ms.float32)
for exponent, is_finite in ((3.0, True), (0.5, True), (-1.0, False)):
    gradient = ms.grad(power)(ms.Tensor([exponent], ms.float32), base).asnumpy()
    assert np.isfinite(gradient).all() == is_finite, (exponent, gradient)
    if is_finite:
        assert abs(gradient[0] - 2.0**exponent * np.log(2.0)) < 1e-4, (exponent, gradient)
