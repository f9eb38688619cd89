"""If no cell is registered, an optimizer refuses the empty list, the checkpoint is saved with 0 bytes, and loading it speaks of a filter."""

import os

import mindspore as ms
from mindspore import nn


class Net(nn.Cell):
    """All cells in a list."""

    def __init__(self):
        super().__init__()
        self.blocks = [nn.Dense(3, 3), nn.Dense(3, 1)]


net = Net()
try:
    nn.SGD(net.trainable_params(), 0.1)
except ValueError as error:
    assert "the argument parameters must not be empty" in str(error)
else:
    raise AssertionError("nothing was raised")
ms.save_checkpoint(net, "empty.ckpt")
assert os.path.getsize("empty.ckpt") == 0
try:
    ms.load_checkpoint("empty.ckpt")
except ValueError as error:
    assert "empty after filter or specify" in str(error), error
else:
    raise AssertionError("nothing was raised")
