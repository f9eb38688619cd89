"""Fit a line with a static program, after the mode is switched."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data(name="x", shape=[None, 13], dtype="float32")
y = paddle.static.data(name="y", shape=[None, 1], dtype="float32")
prediction = paddle.static.nn.fc(x, size=1)
loss = paddle.mean(paddle.nn.functional.square_error_cost(prediction, y))
paddle.optimizer.SGD(learning_rate=0.01).minimize(loss)

executor = paddle.static.Executor(paddle.CPUPlace())
executor.run(paddle.static.default_startup_program())
features = np.random.default_rng(0).random([16, 13]).astype("float32")
prices = features.sum(axis=1, keepdims=True)
losses = []
for _ in range(20):
    (value,) = executor.run(feed={"x": features, "y": prices}, fetch_list=[loss])
    losses.append(float(value))
result = losses[-1] < losses[0]
