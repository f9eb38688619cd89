"""Read the value of each chosen action, with actions as a replay buffer keeps them: uint8."""

import numpy as np
import paddle

rng = np.random.RandomState(0)
values = paddle.to_tensor(rng.uniform(1, 2, (4, 3)).astype("float32"))
actions = np.array([[2], [0], [1], [2]], dtype="uint8")
index = paddle.to_tensor(actions)
chosen = paddle.take_along_axis(values, index, axis=1)

expected = np.take_along_axis(values.numpy(), actions.astype("int64"), axis=1)
assert np.array_equal(chosen.numpy(), expected), "not the values of the actions"
result = chosen.numpy()
