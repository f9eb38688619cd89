# releases: >=3.0
"""The message names one of the missing weights, not the first: of two layers it is the bias of the second."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 3], "float32")
out = paddle.static.nn.fc(paddle.static.nn.fc(x, size=4), size=2)
try:
    paddle.static.Executor(paddle.CPUPlace()).run(feed={"x": np.ones([1, 3], "float32")}, fetch_list=[out])
except RuntimeError as error:
    assert "Cannot find fc_1.b_0 in scope" in str(error), error
else:
    raise AssertionError("accepted")
