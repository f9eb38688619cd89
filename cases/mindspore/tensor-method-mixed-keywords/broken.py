"""Make the rows of a table of counts shares of their sums."""

import mindspore as ms
import numpy as np
from mindspore import Tensor

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")

counts = Tensor(np.arange(1, 13).reshape(4, 3), ms.float32)
totals = counts.sum(axis=1, keepdim=True)
shares = counts / totals

result = shares.asnumpy()
assert np.allclose(result.sum(axis=1), 1)
