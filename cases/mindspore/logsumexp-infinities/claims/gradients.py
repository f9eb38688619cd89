"""The gradient is NaN with minus infinities, also where the value was made right by a finite maximum; with -1e30 it is 0.5 each."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)


class Operator(nn.Cell):
    """The operator."""

    def construct(self, paths):
        return ops.logsumexp(paths, 0)


class Safe(nn.Cell):
    """The maximum is subtracted only where it is finite."""

    def construct(self, paths):
        highest = paths.max(axis=0)
        highest = ops.select(ops.isinf(highest), ops.zeros_like(highest), highest)
        return ops.log(ops.exp(paths - highest).sum(axis=0)) + highest


impossible = ms.Tensor([-np.inf, -np.inf], ms.float32)
unlikely = ms.Tensor([-1e30, -1e30], ms.float32)
assert Safe()(impossible).asnumpy() == -np.inf
for cell in (Operator(), Safe()):
    assert np.isnan(ms.grad(cell)(impossible).asnumpy()).all()
    assert ms.grad(cell)(unlikely).asnumpy().tolist() == [0.5, 0.5]
