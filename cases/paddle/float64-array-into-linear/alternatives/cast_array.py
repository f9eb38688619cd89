"""Convert a NumPy array to float32 before it becomes a tensor."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
features = np.random.RandomState(0).rand(8, 3)
model = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 1))

batch = paddle.to_tensor(features.astype("float32"))
result = model(batch)
assert result.shape == [8, 1]
assert result.dtype == paddle.float32
