"""With sparse=True class numbers of int32 and int64 are taken."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
for dtype in (ms.int32, ms.int64):
    found = loss(ops.ones((4, 3), ms.float32), Tensor([0, 2, 1, 1], dtype))
    assert abs(float(found.asnumpy()) - np.log(3)) < 1e-5
