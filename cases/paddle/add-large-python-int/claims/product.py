"""`ids * n` is exact for 2**24 + 1 and loses the last digit of 2**53 + 1."""

import paddle

one = paddle.to_tensor([1])
assert (one * (2**24 + 1)).item() == 2**24 + 1
assert (one * (2**53 + 1)).item() == 2**53
