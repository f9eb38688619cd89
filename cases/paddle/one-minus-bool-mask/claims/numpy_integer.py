# releases: >=2.6
"""`np.int64(1) - mask` is bool and True everywhere on every release; `1 - mask` of an int64 mask is not."""

import numpy as np
import paddle

mask = paddle.to_tensor([True, False])
difference = np.int64(1) - mask
assert difference.dtype == paddle.bool
assert difference.tolist() == [True, True]
assert (np.int64(1) - mask.astype("int64")).tolist() == [0, 1]
