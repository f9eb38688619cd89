"""Convert the layers to float64, the dtype of the array; the result is in float64 too."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
features = np.random.RandomState(0).rand(8, 3)
model = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 1))

model.to(dtype="float64")
batch = paddle.to_tensor(features)
result = model(batch)
assert result.shape == [8, 1]
assert result.dtype == paddle.float64
