"""A NumPy tensor of a constant shape has the right values."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Scale(nn.Cell):
    """3 x."""

    def construct(self, x):
        return x * ms.Tensor(np.full((2, 4), 3.0), dtype=ms.float32)


assert Scale()(ops.ones((2, 4), ms.float32)).asnumpy().tolist() == [[3.0] * 4] * 2
