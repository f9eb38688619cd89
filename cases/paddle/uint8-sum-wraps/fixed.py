"""The sum is taken in int64."""

import numpy as np
import paddle

mask = np.ones([20, 15], np.uint8)

area = paddle.sum(paddle.to_tensor(mask), dtype="int64")

result = int(area.item())
assert result == 300, "the area is %d instead of 300" % result
