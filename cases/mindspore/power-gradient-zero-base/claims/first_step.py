# releases: <2.8
"""A trained exponent is NaN after one step where one activation is 0; the gradient by the base is finite, with `**` and `ops.pow`."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Pool(nn.Cell):
    """The mean of powers with a trained exponent."""

    def __init__(self, by_operator):
        super().__init__()
        self.exponent = ms.Parameter(ms.Tensor([3.0], ms.float32), name="exponent")
        self.by_operator = by_operator

    def construct(self, base):
        if self.by_operator:
            return (base**self.exponent).mean()
        return ops.pow(base, self.exponent).mean()


for by_operator in (True, False):
    for smallest in (0.0, 1e-6):
        pool = Pool(by_operator)
        optimizer = nn.SGD(pool.trainable_params(), 0.1)
        loss, (of_base, gradients) = ms.value_and_grad(pool, 0, optimizer.parameters)(
            ms.Tensor([smallest, 2.0], ms.float32)
        )
        optimizer(gradients)
        assert np.isfinite(loss.asnumpy()) and np.isfinite(of_base.asnumpy()).all()
        assert np.isnan(pool.exponent.asnumpy()).all() == (smallest == 0.0), pool.exponent
