"""A call of such a network with the image alone, also by Model.predict, raises the same in PyNative mode, and in Graph mode "requires 2 positional argument, but got 1"."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn
from mindspore.train import Model

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)


class NetWithLoss(nn.Cell):
    """The classifier and its loss."""

    def __init__(self):
        super().__init__()
        self.net = nn.Dense(8, 3)
        self.loss = nn.CrossEntropyLoss()

    def construct(self, x, label):
        return self.loss(self.net(x), label)


x = ms.Tensor(np.ones((4, 8), np.float32))
net = NetWithLoss()
for mode, words in (
    (ms.GRAPH_MODE, "For 'Cell', the function construct requires 2 positional argument, but got 1."),
    (ms.PYNATIVE_MODE, "construct() missing 1 required positional argument: 'label'"),
):
    ms.set_context(mode=mode)
    for call in (net, Model(net).predict):
        try:
            call(x)
        except TypeError as error:
            assert words in str(error), error
        else:
            raise AssertionError("nothing was raised")
assert net.net(x).shape == (4, 3)
