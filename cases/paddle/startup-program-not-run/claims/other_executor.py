"""The executor does not count: one runs the startup program and another one the main program. A second run draws new weights."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 3], "float32")
out = paddle.static.nn.fc(x, size=2)
feed = {"x": np.ones([1, 3], "float32")}
first, second = (paddle.static.Executor(paddle.CPUPlace()) for _ in range(2))
first.run(paddle.static.default_startup_program())
(before,) = second.run(feed=feed, fetch_list=[out])
(again,) = second.run(feed=feed, fetch_list=[out])
assert (before == again).all()
first.run(paddle.static.default_startup_program())
(after,) = second.run(feed=feed, fetch_list=[out])
assert (before != after).any()
