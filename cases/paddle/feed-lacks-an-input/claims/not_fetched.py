"""An input is wanted although nothing that is fetched depends on it."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 2], "float32")
y = paddle.static.data("y", [None, 2], "float32")
double = x * 2
difference = x - y
executor = paddle.static.Executor(paddle.CPUPlace())
ones = np.ones([1, 2], "float32")
try:
    executor.run(feed={"x": ones}, fetch_list=[double])
except Exception as error:
    expected = ValueError if paddle.__version__.startswith("2.") else KeyError
    assert isinstance(error, expected) and "y" in str(error), (type(error), error)
else:
    raise AssertionError("accepted")
