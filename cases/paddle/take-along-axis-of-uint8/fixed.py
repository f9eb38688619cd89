"""Read the value of each chosen action; the index is int64."""

import numpy as np
import paddle

rng = np.random.RandomState(0)
values = paddle.to_tensor(rng.uniform(1, 2, (4, 3)).astype("float32"))
actions = np.array([[2], [0], [1], [2]], dtype="uint8")
index = paddle.to_tensor(actions).astype("int64")
chosen = paddle.take_along_axis(values, index, axis=1)

expected = np.take_along_axis(values.numpy(), actions.astype("int64"), axis=1)
assert np.array_equal(chosen.numpy(), expected), "not the values of the actions"
result = chosen.numpy()
