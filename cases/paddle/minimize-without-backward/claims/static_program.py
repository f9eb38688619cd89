"""In a static program minimize trains without a call of backward."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [4, 2], "float32")
loss = (paddle.nn.Linear(2, 1)(x) - 1.0).square().mean()
paddle.optimizer.SGD(0.1).minimize(loss)
executor = paddle.static.Executor()
executor.run(paddle.static.default_startup_program())
feed = {"x": np.ones([4, 2], "float32")}
losses = [float(executor.run(feed=feed, fetch_list=[loss])[0]) for _ in range(3)]
assert losses[2] < losses[1] < losses[0]
