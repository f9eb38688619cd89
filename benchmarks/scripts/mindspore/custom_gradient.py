"""A cell with its own backward function."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Doubled(nn.Cell):
    def construct(self, x):
        return x * 1

    def bprop(self, x, out, dout):
        return (dout * 2,)


result = ms.grad(Doubled())(Tensor(np.ones(3, np.float32)))
np.testing.assert_allclose(result.asnumpy(), np.full(3, 2.0))
