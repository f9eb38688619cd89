"""`nn.TrainOneStepCell` does not set the mode; its `set_train()` reaches the network in it. `ms.amp.build_train_network` sets it."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "pynative")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")

x, y = ms.Tensor(np.full((8, 3), 50, np.float32)), ms.Tensor(np.ones((8, 3), np.float32))
for train in (False, True):
    net = nn.BatchNorm1d(3)
    optimizer = nn.SGD(net.trainable_params(), 0.01)
    step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
    if train:
        step.set_train()
    step(x, y)
    assert (net.moving_mean.asnumpy() > 0).all() == train

net = nn.BatchNorm1d(3)
optimizer = nn.SGD(net.trainable_params(), 0.01)
ms.amp.build_train_network(net, optimizer, nn.MSELoss(), level="O0")(x, y)
assert (net.moving_mean.asnumpy() > 0).all()
