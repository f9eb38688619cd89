"""Predict the class of one sample that NumPy holds."""

import numpy as np
import paddle

paddle.seed(0)
model = paddle.nn.Sequential(paddle.nn.Linear(4, 8), paddle.nn.ReLU(), paddle.nn.Linear(8, 3))
model.eval()
sample = np.array([[5.1, 3.5, 1.4, 0.2]], dtype="float32")

scores = model(paddle.to_tensor(sample))

result = scores.shape
assert result == [1, 3]
