"""`paddle.to_tensor` makes bfloat16 of every uint16 array: of the bits from `numpy()`, and of numbers."""

import numpy as np
import paddle

loss = paddle.to_tensor([2.0]).astype("bfloat16")
back = paddle.to_tensor(loss.numpy())
assert back.dtype == paddle.bfloat16
assert back.item() == 2.0

image = paddle.to_tensor(np.array([16384], dtype=np.uint16))
assert image.dtype == paddle.bfloat16
assert image.item() == 2.0
