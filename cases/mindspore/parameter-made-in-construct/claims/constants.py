"""Tensor(...) and ops.ones(...) in construct compile."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

class Scale(nn.Cell):
    def construct(self, x):
        return x * Tensor([1.0, 2.0, 3.0], ms.float32) + ops.ones((3,), ms.float32)


ms.set_context(mode=ms.GRAPH_MODE)
assert Scale()(ops.ones((2, 3), ms.float32)).asnumpy().tolist() == [[2, 3, 4]] * 2
