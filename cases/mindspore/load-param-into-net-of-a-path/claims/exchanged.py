"""With the arguments exchanged, the message is about the network."""

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
    ms.load_param_into_net(net.parameters_dict(), net)
except TypeError as error:
    assert "the argument 'net' should be a Cell, but got <class" in str(error)
else:
    raise AssertionError("nothing was raised")
try:
    ms.load_param_into_net({}, net)
except TypeError as error:
    assert "the argument 'net' should be a Cell, but got <class 'dict'>" in str(error)
else:
    raise AssertionError("nothing was raised")
