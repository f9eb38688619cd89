"""all and any give one bool, logical_and and where one value per element."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

a = Tensor([1, 0, 2, 1], ms.int32)
b = Tensor([1, 1, 2, 1], ms.int32)
assert not (a == b).all()
assert (a == b).any()
assert ops.logical_and(a > 0, b > 0).asnumpy().tolist() == [True, False, True, True]
assert ops.where(a == b, a, -a).asnumpy().tolist() == [1, 0, 2, 1]
assert ops.where(a == b, a, b).asnumpy().tolist() == [1, 1, 2, 1]
