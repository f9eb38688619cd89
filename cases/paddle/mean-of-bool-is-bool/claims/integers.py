"""The mean of the integers 1, 2 and 4 is the integer 2."""

import paddle

mean = paddle.to_tensor([1, 2, 4]).mean()
assert mean.dtype == paddle.int64
assert mean.item() == 2
