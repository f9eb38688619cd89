"""Where no gradient is needed, NumPy joins both."""

import numpy as np
import paddle

paddle.seed(0)
features = paddle.nn.Linear(3, 4)(paddle.ones([2, 3]))
ages = np.array([[0.4], [0.7]], dtype="float32")

joined = paddle.to_tensor(np.concatenate([features.numpy(), ages], axis=1))

result = joined.shape
assert result == [2, 5]
