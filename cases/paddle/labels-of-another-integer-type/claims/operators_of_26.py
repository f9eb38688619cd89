# releases: ==2.6.2
"""On 2.6.2 the operators == and + of int64 and int32 pass."""

import paddle

a, b = paddle.to_tensor([1, 2]), paddle.to_tensor([1, 3], dtype="int32")
assert (a == b).tolist() == [True, False]
assert (a + b).tolist() == [2, 5]
