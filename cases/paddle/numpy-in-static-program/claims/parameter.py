# releases: >=2.0
"""The value of a parameter is fetched after the startup program has run."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [2, 3], "float32")
layer = paddle.nn.Linear(3, 1)
out = layer(x)
executor = paddle.static.Executor()
executor.run(paddle.static.default_startup_program())
feed = {"x": np.ones([2, 3], "float32")}
weight, value = executor.run(feed=feed, fetch_list=[layer.weight, out])
assert weight.shape == (3, 1)
assert np.allclose(value, weight.sum(), atol=1e-5)
