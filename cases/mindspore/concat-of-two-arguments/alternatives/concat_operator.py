"""The operator Concat gets its axis where it is made."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.left = nn.Dense(4, 8)
        self.right = nn.Dense(6, 8)
        self.head = nn.Dense(16, 3)
        self.concat = ops.Concat(1)

    def construct(self, a, b):
        left, right = self.left(a), self.right(b)
        joined = self.concat((left, right))
        return self.head(joined)


random = np.random.RandomState(0)
net = Net()
result = net(Tensor(random.rand(5, 4), ms.float32), Tensor(random.rand(5, 6), ms.float32))
assert result.shape == (5, 3)
