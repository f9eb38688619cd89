"""A classifier flattens its images with flatten."""

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


class Classifier(nn.Cell):
    def __init__(self):
        super().__init__()
        self.out = nn.Dense(3 * 4 * 4, 2)

    def construct(self, x):
        x = x.flatten(start_dim=1)
        return self.out(x)


net = Classifier()
result = net(ms.Tensor(np.random.randn(5, 3, 4, 4).astype(np.float32)))
assert result.shape == (5, 2)
