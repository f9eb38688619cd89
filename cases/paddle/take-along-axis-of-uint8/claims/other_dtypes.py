"""int8, int16, bool and float32 are not refused either: no value comes from the tensor, but for those that the memory has by chance; int32 is right."""

import numpy as np
import paddle

values = paddle.to_tensor(np.arange(1, 13, dtype="float32").reshape(4, 3) + 0.5)
places = np.array([[1], [0], [1], [1]])
expected = np.take_along_axis(values.numpy(), places, axis=1)
assert np.array_equal(paddle.take_along_axis(values, paddle.to_tensor(places.astype("int32")), 1).numpy(), expected)
for dtype in ("int8", "int16", "bool", "float32"):
    index = paddle.to_tensor(places.astype(dtype))
    assert not np.array_equal(paddle.take_along_axis(values, index, 1).numpy(), expected), dtype
