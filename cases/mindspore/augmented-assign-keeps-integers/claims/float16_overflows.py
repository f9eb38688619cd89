# releases: >=2.8
"""A float16 tensor stays float16, and a float32 summand beyond its range makes it infinite."""

import numpy as np
import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """Add in place."""

    def construct(self, x, y):
        x += y
        return x


total = Add()(ms.Tensor([1.0], ms.float16), ms.Tensor([1e5], ms.float32))
assert total.dtype == ms.float16
assert np.isinf(total.asnumpy()).all()
