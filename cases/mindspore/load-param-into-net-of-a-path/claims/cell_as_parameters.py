"""A cell in the place of the parameters is named by its class."""

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

try:
    ms.load_param_into_net(nn.Dense(2, 1), nn.Dense(2, 1))
except TypeError as error:
    assert "but got <class 'mindspore.nn.layer.basic.Dense'>" in str(error)
else:
    raise AssertionError("nothing was raised")
