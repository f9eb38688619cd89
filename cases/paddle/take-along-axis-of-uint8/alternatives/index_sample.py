"""Read the value of each chosen action with index_sample, which refuses other dtypes than int32 and int64."""

import numpy as np
import paddle

rng = np.random.RandomState(0)
values = paddle.to_tensor(rng.uniform(1, 2, (4, 3)).astype("float32"))
actions = np.array([[2], [0], [1], [2]], dtype="uint8")
try:
    paddle.index_sample(values, paddle.to_tensor(actions))
except ValueError:
    pass
else:
    raise AssertionError("nothing was raised")
chosen = paddle.index_sample(values, paddle.to_tensor(actions.astype("int64")))

expected = np.take_along_axis(values.numpy(), actions.astype("int64"), axis=1)
assert np.array_equal(chosen.numpy(), expected)
result = chosen.numpy()
