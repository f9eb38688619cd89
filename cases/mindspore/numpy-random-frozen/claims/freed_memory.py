# releases: <2.1
"""On 2.0.0 an array in the shape of an input becomes a tensor of other numbers; one in a shape of its own is right."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Shape(nn.Cell):
    """Add fives in the shape of the input."""

    def construct(self, x):
        fives = np.full(x.shape, 5.0).astype(np.float32)
        return x + ms.Tensor(fives)


class Three(nn.Cell):
    """Add three fives."""

    def construct(self, x):
        fives = np.full(3, 5.0).astype(np.float32)
        return x + ms.Tensor(fives)


sample = ms.Tensor([0.0, 0.0, 0.0], ms.float32)
assert Three()(sample).asnumpy().tolist() == [5.0, 5.0, 5.0]
assert Shape()(sample).asnumpy().tolist() != [5.0, 5.0, 5.0]
