"""A head of a network, with the keywords of PyTorch's Linear."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)
np.random.seed(0)


class Head(nn.Cell):
    def __init__(self, width, classes):
        super().__init__()
        self.norm = nn.LayerNorm((width,))
        self.out = nn.Dense(in_features=width, out_features=classes)

    def construct(self, x):
        return self.out(self.norm(x))


head = Head(16, 3)
result = head(ms.Tensor(np.random.randn(4, 16).astype(np.float32)))
assert result.shape == (4, 3)
