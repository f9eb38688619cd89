# releases: <2.1
"""`transpose` and `sum(1)` of the mask raise a ValueError; `T` and `ndim` take it for one axis, without an error."""

import numpy as np

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")
frames = ops.ones((2, 5, 12), ms.float32)


class Transpose(nn.Cell):
    """The mask, transposed by a method."""

    def construct(self, frames):
        mask = ms.Tensor(np.ones(frames.shape[:-1]), dtype=ms.float32)
        return mask.transpose(1, 0)


class Sum(nn.Cell):
    """The mask, summed."""

    def construct(self, frames):
        mask = ms.Tensor(np.ones(frames.shape[:-1]), dtype=ms.float32)
        return mask.sum(1)


class Turned(nn.Cell):
    """The mask, transposed by an attribute."""

    def construct(self, frames):
        mask = ms.Tensor(np.ones(frames.shape[:-1]), dtype=ms.float32)
        return mask.T, mask.ndim


for net in (Transpose(), Sum()):
    try:
        net(frames)
    except ValueError:
        pass
    else:
        raise AssertionError("nothing was raised")
turned, ndim = Turned()(frames)
assert turned.shape == (2, 5)
assert ndim == 1
