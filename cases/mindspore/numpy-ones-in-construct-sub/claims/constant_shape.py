"""An array whose arguments are constants becomes a constant of the graph: `1 - mask` compiles and is right."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Ones(nn.Cell):
    """One minus a mask of ones."""

    def construct(self, x):
        return 1 - ms.Tensor(np.ones((2, 3)), dtype=ms.float32)


class Eye(nn.Cell):
    """One minus a diagonal."""

    def construct(self, x):
        return 1 - ms.Tensor(np.eye(2), dtype=ms.float32)


x = ops.ones((2, 3), ms.float32)
assert not Ones()(x).asnumpy().any()
assert Eye()(x).asnumpy().tolist() == [[0.0, 1.0], [1.0, 0.0]]
