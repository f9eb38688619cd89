"""The startup program of another pair does not count: the one to run is that of `program_guard`."""

import numpy as np
import paddle

paddle.enable_static()
main, startup = paddle.static.Program(), paddle.static.Program()
with paddle.static.program_guard(main, startup):
    x = paddle.static.data("x", [None, 3], "float32")
    out = paddle.static.nn.fc(x, size=1)
executor = paddle.static.Executor(paddle.CPUPlace())
executor.run(paddle.static.default_startup_program())
feed = {"x": np.ones([2, 3], "float32")}
words = "has not been initialized" if paddle.__version__.startswith("2.") else "Cannot find fc_0."
try:
    executor.run(main, feed=feed, fetch_list=[out])
except RuntimeError as error:
    assert words in str(error), error
else:
    raise AssertionError("accepted")
executor.run(startup)
assert executor.run(main, feed=feed, fetch_list=[out])[0].shape == (2, 1)
