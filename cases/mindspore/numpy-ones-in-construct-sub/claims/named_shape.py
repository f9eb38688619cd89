"""A mask of a shape that has a name first is a constant of the graph: `1 - mask` compiles and is right."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Named(nn.Cell):
    """One minus a mask of ones."""

    def construct(self, x):
        shape = x.shape[:-1]
        return 1 - ms.Tensor(np.ones(shape), dtype=ms.float32)


hidden = Named()(ops.ones((2, 3, 4), ms.float32)).asnumpy()
assert hidden.shape == (2, 3)
assert not hidden.any()
