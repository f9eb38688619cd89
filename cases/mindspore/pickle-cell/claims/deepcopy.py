"""`copy.deepcopy` of a model gives a second model with the same weights, which keep their values when those of the first change."""

import copy
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

net = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")
twin = copy.deepcopy(net)
net.weight.set_data(ms.Tensor(np.zeros((2, 2), np.float32)))
assert twin(ms.Tensor(np.array([[1.0, 2.0]], np.float32))).asnumpy().tolist() == [[3.0, 3.0]]
