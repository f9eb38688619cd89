"""`set_train` after the first call of a function under `ms.jit` changes nothing, in both modes."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")

x = ms.Tensor(np.full((8, 3), 50, np.float32))
for train_first in (False, True):
    net = nn.BatchNorm1d(3)

    @ms.jit
    def step(x):
        return net(x).sum()

    net.set_train(train_first)
    step(x)
    net.set_train()
    step(x)
    assert (net.moving_mean.asnumpy() > 0).all() == train_first
