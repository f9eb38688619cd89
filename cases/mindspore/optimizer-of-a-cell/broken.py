"""Train a layer."""

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

net = nn.Dense(2, 1)
optimizer = nn.SGD(net, learning_rate=0.1)
loss = nn.MSELoss()
step = nn.TrainOneStepCell(nn.WithLossCell(net, loss), optimizer)
data, labels = ms.Tensor(np.ones((4, 2), np.float32)), ms.Tensor(np.ones((4, 1), np.float32))
first = step(data, labels).asnumpy()
second = step(data, labels).asnumpy()

result = second < first
assert result
