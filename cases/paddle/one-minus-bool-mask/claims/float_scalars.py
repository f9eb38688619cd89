"""With a Python float the result is float32 and right on every release."""

import paddle

mask = paddle.to_tensor([True, False])
for one in (1.0 - mask, mask * -1e9, mask + 0.5, mask / 2):
    assert one.dtype == paddle.float32
assert (1.0 - mask).tolist() == [0.0, 1.0]
