"""`paddle.dot` of int64 is exact."""

import paddle

a = paddle.to_tensor([2**30, 1])
assert paddle.dot(a, a).item() == 2**60 + 1
