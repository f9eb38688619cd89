# releases: >=2.6
"""`full_like` of int64 and `paddle.assign` of an array lose the last digit of a number above 2**53; `to_tensor` keeps it."""

import numpy as np
import paddle

NUMBER = 2**53 + 1

assert paddle.full_like(paddle.zeros([1], "int64"), NUMBER).item() == NUMBER - 1
assert paddle.assign(np.array([NUMBER])).item() == NUMBER - 1
assert paddle.to_tensor([NUMBER]).item() == NUMBER
assert paddle.to_tensor(np.array([NUMBER])).item() == NUMBER
