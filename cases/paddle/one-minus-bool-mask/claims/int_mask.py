"""`1 - mask` of an int64 mask is [0, 1] on every release."""

import paddle

mask = paddle.to_tensor([1, 0])
assert (1 - mask).tolist() == [0, 1]
