"""MSELoss broadcasts (N, 1) and (N,) and returns another loss."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

loss = nn.MSELoss()
values = Tensor([0, 1, 2, 3], ms.float32)
assert float(loss(values, values).asnumpy()) == 0
assert float(loss(values.reshape(4, 1), values).asnumpy()) == 2.5
