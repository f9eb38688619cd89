"""`set_train` after the first call of the function of `value_and_grad` changes nothing in Graph mode, on or off."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "pynative")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")

x = ms.Tensor(np.full((8, 3), 50, np.float32))
net = nn.BatchNorm1d(3)


def forward(x):
    return net(x).sum()


step = ms.value_and_grad(forward, None, net.trainable_params())
step(x)
net.set_train()
step(x)
assert (net.moving_mean.asnumpy() > 0).all() == (MODE == "pynative")

net = nn.BatchNorm1d(3)
net.set_train()
step = ms.value_and_grad(forward, None, net.trainable_params())
step(x)
before = net.moving_mean.asnumpy().copy()
net.set_train(False)
step(x)
assert (net.moving_mean.asnumpy() > before).all() == (MODE == "graph")
