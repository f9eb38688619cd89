"""A large integer minus a tensor, and a tensor plus a `numpy.int64`, lose digits as well; an array does not."""

import numpy as np
import paddle

zero, large = paddle.to_tensor([0]), 2**53 + 1
assert (large - zero).item() == 2**53
assert (zero + np.int64(large)).item() == 2**53
assert (zero + np.array([large])).item() == large
