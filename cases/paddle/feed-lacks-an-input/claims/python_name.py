"""The key is the name given to `static.data`, not the Python variable: "image" for `x = static.data("image", …)`."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("image", [None, 2], "float32")
double = x * 2
executor = paddle.static.Executor(paddle.CPUPlace())
ones = np.ones([1, 2], "float32")
assert x.name == "image"
assert executor.run(feed={x.name: ones}, fetch_list=[double])[0].tolist() == [[2, 2]]
try:
    executor.run(feed={"x": ones}, fetch_list=[double])
except Exception as error:
    assert paddle.__version__.startswith("2.") or (isinstance(error, KeyError) and error.args == ("image",)), error
else:
    raise AssertionError("accepted")
