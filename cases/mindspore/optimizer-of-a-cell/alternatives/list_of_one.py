"""With a list of one parameter only that one is trained."""

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
optimizer = nn.SGD([net.weight], learning_rate=0.1)
step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
before, bias = net.weight.asnumpy().copy(), net.bias.asnumpy().copy()
step(ms.Tensor(np.ones((4, 2), np.float32)), ms.Tensor(np.ones((4, 1), np.float32)))
assert (net.weight.asnumpy() != before).any()
assert (net.bias.asnumpy() == bias).all()
