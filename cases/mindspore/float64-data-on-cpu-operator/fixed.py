"""The data becomes float32 when it becomes a tensor."""

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

features = np.random.default_rng(0).standard_normal((3, 4))
net = nn.Dense(4, 2)
result = net(ms.Tensor(features, ms.float32))
assert result.dtype == ms.float32
assert result.shape == (3, 2)
