"""`1.0 - mask` compiles, and is not zero for a mask of ones."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Inverted(nn.Cell):
    """One minus a mask of ones."""

    def construct(self, x):
        mask = ms.Tensor(np.ones(x.shape), dtype=ms.float32)
        return 1.0 - mask


assert Inverted()(ops.ones((2, 2), ms.float32)).asnumpy().any()
