"""Run before `minimize`, the startup program lacks the learning rate: 2.6 says "Learning rate should have 1 element", 3.x "Tensor holds no memory"."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 3], "float32")
loss = paddle.mean(paddle.static.nn.fc(x, size=1))
executor = paddle.static.Executor(paddle.CPUPlace())
executor.run(paddle.static.default_startup_program())
paddle.optimizer.SGD(0.1).minimize(loss)
words = "Learning rate should have 1 element" if paddle.__version__.startswith("2.") else "Tensor holds no memory"
try:
    executor.run(feed={"x": np.ones([2, 3], "float32")}, fetch_list=[loss])
except (RuntimeError, ValueError) as error:
    assert words in str(error), error
else:
    raise AssertionError("accepted")
