"""A key that is spelled otherwise counts as missing: the feed {"x", "label"} lacks "y" in the same words."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 2], "float32")
y = paddle.static.data("y", [None, 2], "float32")
difference = x - y
executor = paddle.static.Executor(paddle.CPUPlace())
ones = np.ones([1, 2], "float32")
try:
    executor.run(feed={"x": ones, "label": ones}, fetch_list=[difference])
except Exception as error:
    if paddle.__version__.startswith("2."):
        assert "Input Variable Y(y) is not initialized" in str(error), error
    else:
        assert isinstance(error, KeyError) and error.args == ("y",), error
else:
    raise AssertionError("accepted")
assert executor.run(feed={"x": ones, "y": ones}, fetch_list=[difference])[0].tolist() == [[0, 0]]
