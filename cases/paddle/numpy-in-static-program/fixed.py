"""Run a static program, and fetch the value of its variable."""

import numpy as np
import paddle

if hasattr(paddle, "static"):
    static = paddle.static
    paddle.enable_static()
else:
    static = paddle.fluid  # of 1.8, where programs are static by default
x = static.data("x", [2, 3], "float32")
doubled = x * 2.0
executor = static.Executor()
feed = {"x": np.ones([2, 3], "float32")}
(result,) = executor.run(static.default_main_program(), feed=feed, fetch_list=[doubled])
assert np.array_equal(result, np.full([2, 3], 2.0))
