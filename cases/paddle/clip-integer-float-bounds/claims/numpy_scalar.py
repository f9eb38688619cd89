# releases: >=2.6
"""A bound that is an np.float32 is cut to an integer, also where a Python float is not."""

import numpy as np
import paddle

counts = paddle.to_tensor([1, 2, 3])
clipped = paddle.clip(counts, np.float32(1.5), np.float32(2.5))
assert clipped.dtype == paddle.int64
assert clipped.tolist() == [1, 2, 2]
