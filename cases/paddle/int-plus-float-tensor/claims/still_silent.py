# releases: >=3.3.1,<4
"""np.float32(0.5) is added as 0, and `int64 @ float32` is int64."""

import numpy as np
import paddle

counts = paddle.to_tensor([3])
assert (counts + np.float32(0.5)).tolist() == [3]
product = counts @ paddle.to_tensor([0.5])
assert product.dtype == paddle.int64 and product.item() == 0
