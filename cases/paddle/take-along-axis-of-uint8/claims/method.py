"""`values.take_along_axis(…)` and `broadcast=False` do the same."""

import numpy as np
import paddle

values = paddle.to_tensor(np.arange(1, 13, dtype="float32").reshape(4, 3) + 0.5)
places = np.array([[2], [0], [1], [2]], dtype="uint8")
index = paddle.to_tensor(places)
expected = np.take_along_axis(values.numpy(), places.astype("int64"), axis=1)
assert not np.array_equal(values.take_along_axis(index, 1).numpy(), expected)
assert not np.array_equal(paddle.take_along_axis(values, index, 1, broadcast=False).numpy(), expected)
