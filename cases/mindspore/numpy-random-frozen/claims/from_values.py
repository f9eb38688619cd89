"""A draw that takes values of a tensor is made in every call of Graph mode."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Jitter(nn.Cell):
    """Draw around the sample."""

    def construct(self, x):
        return x + ms.Tensor(np.random.normal(x.asnumpy(), 1).astype(np.float32))


jitter = Jitter()
sample = ms.Tensor([1.0, 2.0, 3.0], ms.float32)
assert len({tuple(jitter(sample).asnumpy().tolist()) for _ in range(4)}) == 4
