"""`squeeze()` of an output [1, 1] leaves no axis, `squeeze(1)` leaves that of the batch."""

import paddle

output = paddle.zeros([1, 1])
assert list(output.squeeze().shape) == []
assert list(output.squeeze(1).shape) == [1]
