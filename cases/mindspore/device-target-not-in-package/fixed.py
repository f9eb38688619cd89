"""The device comes from the configuration of the run."""

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

net = nn.Dense(4, 2)
result = net(ms.ops.ones((3, 4), ms.float32))
assert result.shape == (3, 2)
