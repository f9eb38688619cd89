"""In a static program an optimizer without parameters trains."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [2, 3], "float32")
loss = paddle.static.nn.fc(x, 1).mean()
paddle.optimizer.SGD(learning_rate=0.1).minimize(loss)
executor = paddle.static.Executor()
executor.run(paddle.static.default_startup_program())
feed = {"x": np.ones([2, 3], "float32")}
losses = [float(executor.run(feed=feed, fetch_list=[loss])[0]) for _ in range(3)]
assert losses[2] < losses[1] < losses[0]
