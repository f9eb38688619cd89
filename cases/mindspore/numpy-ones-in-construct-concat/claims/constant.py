"""A NumPy mask of a constant shape joins with the right type and values."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Join(nn.Cell):
    """Ones before x."""

    def construct(self, x):
        mask = ms.Tensor(np.ones((1, 4)), dtype=ms.float32)
        return ops.concat((mask, x))


joined = Join()(ops.zeros((1, 4), ms.float32))
assert joined.asnumpy().tolist() == [[1.0] * 4, [0.0] * 4], joined
