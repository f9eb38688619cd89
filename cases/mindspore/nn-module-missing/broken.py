"""A classifier that inherits nn.Module, as in PyTorch."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)
np.random.seed(0)


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Dense(8, 16)
        self.out = nn.Dense(16, 3)

    def construct(self, x):
        return self.out(ops.relu(self.hidden(x)))


net = Classifier()
result = net(ms.Tensor(np.random.randn(4, 8).astype(np.float32)))
assert result.shape == (4, 3)
