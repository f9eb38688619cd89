"""Ones of float16 and int32 change what they multiply as well."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Half(nn.Cell):
    """x times ones of float16."""

    def construct(self, x):
        return x * ms.Tensor(np.ones(x.shape), dtype=ms.float16)


class Integer(nn.Cell):
    """x times ones of int32."""

    def construct(self, x):
        return x * ms.Tensor(np.ones(x.shape), dtype=ms.int32)


x = ops.ones((2, 4), ms.float32)
for make in (Half, Integer):
    assert make()(x).asnumpy().ravel()[0] < 0.1, make
