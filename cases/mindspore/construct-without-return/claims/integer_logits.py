"""Logits of another dtype show that dtype in place of None."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Forgetful(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scores = nn.Dense(4, 3)

    def construct(self, x):
        x = self.scores(x)


x = ms.Tensor(np.ones((2, 4)), ms.float32)

measure = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
try:
    measure(ops.ones((2, 3), ms.int32), ms.Tensor([0, 1], ms.int32)).asnumpy()
except TypeError as error:
    assert "None" not in str(error), error
    assert "Int32" in str(error), error
else:
    raise AssertionError("nothing was raised")
