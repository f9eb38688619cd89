"""The network is made for grey images."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

net = nn.SequentialCell(nn.Conv2d(1, 8, 3), nn.ReLU())
images = ms.ops.ones((2, 1, 28, 28), ms.float32)
result = net(images)
assert result.shape == (2, 8, 28, 28)
