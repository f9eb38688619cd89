"""A NumPy mask of a shape that has a name first joins with the right type and values."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Join(nn.Cell):
    """Ones before x, as many as x has."""

    def construct(self, x):
        shape = x.shape
        mask = ms.Tensor(np.ones(shape), dtype=ms.float32)
        return ops.concat((mask, x))


joined = Join()(ops.zeros((1, 4), ms.float32))
assert joined.asnumpy().tolist() == [[1.0] * 4, [0.0] * 4], joined
