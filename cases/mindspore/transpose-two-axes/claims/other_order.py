"""`transpose(1, 0)` of a matrix swaps its axes as a pair and as a permutation: the result is the same in both modes."""

import mindspore as ms
import numpy as np
from mindspore import nn


class Swap(nn.Cell):
    """Name two axes."""

    def construct(self, x):
        return x.transpose(1, 0)


array = np.arange(6, dtype=np.float32).reshape(2, 3)
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    assert (Swap()(ms.Tensor(array)).asnumpy() == array.T).all()
