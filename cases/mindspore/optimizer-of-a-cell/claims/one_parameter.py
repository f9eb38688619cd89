"""A single parameter is refused."""

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

net = nn.Dense(2, 1)
try:
    nn.SGD(net.weight, learning_rate=0.1)
except TypeError as error:
    assert "For 'Optimizer'" in str(error)
else:
    raise AssertionError("nothing was raised")
