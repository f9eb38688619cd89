"""In Graph mode a network that was called before any `set_train` drops nothing later on; after `set_train(False)` it does."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")

ones = ms.Tensor(np.ones((1000,), np.float32))
for explicit in (False, True):
    net = nn.SequentialCell(nn.Dropout(p=0.5))
    if explicit:
        net.set_train(False)
    assert (net(ones).asnumpy() == 1).all()
    net.set_train()
    dropped = (net(ones).asnumpy() == 0).any()
    assert dropped == (explicit or MODE == "pynative"), explicit
