# releases: <2.1
"""`sum(-1)` of the mask sums its first axis, and `swapaxes(0, -1)` swaps nothing, without an error."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")


class Sum(nn.Cell):
    """The mask, summed along its last axis."""

    def construct(self, frames):
        mask = ms.Tensor(np.ones(frames.shape[:-1]), dtype=ms.float32)
        return mask.sum(-1)


class Swapped(nn.Cell):
    """The mask, with its first and last axes swapped."""

    def construct(self, frames):
        mask = ms.Tensor(np.ones(frames.shape[:-1]), dtype=ms.float32)
        return mask.swapaxes(0, -1)


frames = ops.ones((2, 5, 12), ms.float32)
assert Sum()(frames).shape == (5,)
assert Swapped()(frames).shape == (2, 5)
