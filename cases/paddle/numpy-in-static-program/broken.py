"""Print the value of a variable of a static program, which has none before the program runs."""

import numpy as np
import paddle

if hasattr(paddle, "static"):
    static = paddle.static
    paddle.enable_static()
else:
    static = paddle.fluid  # of 1.8, where programs are static by default
x = static.data("x", [2, 3], "float32")
doubled = x * 2.0
result = doubled.numpy()
assert np.array_equal(result, np.full([2, 3], 2.0))
