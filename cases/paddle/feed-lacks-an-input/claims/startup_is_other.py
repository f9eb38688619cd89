"""A weight that is missing is not this error: without the startup program 3.x says "Cannot find … in scope" and 2.6 "has not been initialized"."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 2], "float32")
out = paddle.static.nn.fc(x, size=1)
executor = paddle.static.Executor(paddle.CPUPlace())
words = "has not been initialized" if paddle.__version__.startswith("2.") else "in scope"
try:
    executor.run(feed={"x": np.ones([1, 2], "float32")}, fetch_list=[out])
except RuntimeError as error:
    assert words in str(error), error
else:
    raise AssertionError("accepted")
