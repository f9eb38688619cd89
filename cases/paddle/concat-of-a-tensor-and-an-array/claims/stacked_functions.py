# releases: >=3.0
"""hstack and vstack take arrays beside tensors."""

import numpy as np
import paddle

tensor, array = paddle.ones([2, 3]), np.ones((2, 3), dtype="float32")
assert paddle.hstack([tensor, array]).shape == [2, 6]
assert paddle.vstack([array, tensor]).shape == [4, 3]
