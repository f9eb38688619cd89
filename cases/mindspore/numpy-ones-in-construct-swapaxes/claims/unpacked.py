# releases: <2.1
"""With sizes that were put in variables before, the mask of NumPy has its axes."""

import numpy as np

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")


class Unpacked(nn.Cell):
    """A mask with its axes swapped."""

    def construct(self, frames):
        b, t, _ = frames.shape
        mask = ms.Tensor(np.ones((b, t)), dtype=ms.float32)
        return mask.swapaxes(0, 1)


class Named(nn.Cell):
    """The same, with one variable."""

    def construct(self, frames):
        shape = frames.shape[:-1]
        mask = ms.Tensor(np.ones(shape), dtype=ms.float32)
        return mask.swapaxes(0, 1)


for net in (Unpacked(), Named()):
    assert net(ops.ones((2, 5, 12), ms.float32)).shape == (5, 2)
