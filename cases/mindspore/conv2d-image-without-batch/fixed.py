"""The image becomes a batch of one."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

net = nn.SequentialCell(nn.Conv2d(3, 8, 3), nn.ReLU(), nn.MaxPool2d(2, 2))
image = np.random.RandomState(0).rand(3, 16, 16).astype(np.float32)
result = net(Tensor(image).expand_dims(0))
assert result.size == 8 * 8 * 8
