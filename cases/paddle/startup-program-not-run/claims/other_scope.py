"""The weights live in the scope in which the startup program ran; in another scope the same message comes."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 3], "float32")
out = paddle.static.nn.fc(x, size=1)
executor = paddle.static.Executor(paddle.CPUPlace())
executor.run(paddle.static.default_startup_program())
feed = {"x": np.ones([2, 3], "float32")}
assert executor.run(feed=feed, fetch_list=[out])[0].shape == (2, 1)
words = "has not been initialized" if paddle.__version__.startswith("2.") else "Cannot find fc_0."
with paddle.static.scope_guard(paddle.static.Scope()):
    try:
        executor.run(feed=feed, fetch_list=[out])
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("accepted")
