# releases: >=2.6,<3.0
"""A tensor of int32 plus 2**24 + 1 loses the last digit; plus 2**31 - 1 it is -2**31."""

import paddle

zero = paddle.to_tensor([0], dtype="int32")
assert (zero + (2**24 + 1)).item() == 2**24
assert (zero + (2**31 - 1)).item() == -(2**31)
