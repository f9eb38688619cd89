# releases: >=2.7
"""A block with a forward inside a network with a construct raises the same error, which names neither."""

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
        self.out = nn.Dense(8, 3)

    def construct(self, x):
        return self.out(self.block(x))


try:
    Net()(ops.ones((4, 8), ms.float32))
except AttributeError as error:
    words = str(error).split("C++ Call Stack")[0]
    assert "For 'Cell', the method 'construct' is not defined." in words
    assert "Block" not in words and "Net" not in words.split("Traceback")[0]
else:
    raise AssertionError("nothing was raised")
