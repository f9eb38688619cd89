# releases: <2.1
"""In Graph mode an inner block with a forward gives None; in PyNative mode it raises the error."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)


class Block(nn.Cell):
    def forward(self, x):
        return ops.relu(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        return self.block(x)


net = Net()
if os.environ.get("ERRATA_MODE", "graph") == "graph":
    assert net(ops.ones((4, 8), ms.float32)) is None
else:
    try:
        net(ops.ones((4, 8), ms.float32))
    except AttributeError as error:
        assert "For 'Cell', the method 'construct' is not defined." in str(error)
    else:
        raise AssertionError("nothing was raised")
