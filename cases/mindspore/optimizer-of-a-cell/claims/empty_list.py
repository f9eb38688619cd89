"""An empty list, which a frozen network gives, has a message of its own."""

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
for parameter in net.get_parameters():
    parameter.requires_grad = False
try:
    nn.SGD(net.trainable_params(), learning_rate=0.1)
except ValueError as error:
    assert "the argument parameters must not be empty" in str(error)
else:
    raise AssertionError("nothing was raised")
