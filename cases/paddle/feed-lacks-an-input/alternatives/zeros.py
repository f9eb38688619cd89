"""Predict prices with the program that was built for training; prices of zeros are fed."""

import numpy as np
import paddle

paddle.enable_static()
paddle.seed(0)
x = paddle.static.data(name="x", shape=[None, 13], dtype="float32")
y = paddle.static.data(name="y", shape=[None, 1], dtype="float32")
prediction = paddle.static.nn.fc(x, size=1)
loss = paddle.mean(paddle.nn.functional.square_error_cost(prediction, y))

executor = paddle.static.Executor(paddle.CPUPlace())
executor.run(paddle.static.default_startup_program())
features = np.random.default_rng(0).random([4, 13]).astype("float32")
prices = features.sum(axis=1, keepdims=True)
executor.run(feed={"x": features, "y": prices}, fetch_list=[loss])

(result,) = executor.run(feed={"x": features, "y": np.zeros([4, 1], "float32")}, fetch_list=[prediction])
assert result.shape == (4, 1)
