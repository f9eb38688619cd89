"""MindSpore chooses the device."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
)
ms.set_seed(0)

net = nn.Dense(4, 2)
result = net(ms.ops.ones((3, 4), ms.float32))
assert result.shape == (3, 2)
assert ms.get_context("device_target") == "CPU"
