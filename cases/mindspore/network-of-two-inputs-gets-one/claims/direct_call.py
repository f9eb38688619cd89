"""A direct call and Model.predict say in Graph mode that `construct` requires 2 positional argument, but got 1; in PyNative mode they name `mask`."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(
    mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(4, 3)

    def construct(self, image, mask):
        return self.dense(image * mask)


net = Net()
image = ops.ones((2, 4), ms.float32)
words = "the function construct requires 2 positional argument, but got 1" if GRAPH else "construct() missing 1 required positional argument: 'mask'"
for call in (net, ms.Model(net).predict):
    try:
        call(image)
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert net(image, image).shape == (2, 3)
