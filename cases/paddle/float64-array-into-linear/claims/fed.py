"""A static program that declares float32 and is fed float64 has the message since 3.0; 2.6 says which variable must be float32."""

import warnings

import numpy as np
import paddle

warnings.simplefilter("ignore")
paddle.enable_static()
x = paddle.static.data("x", [None, 3], "float32")
y = paddle.nn.Linear(3, 4)(x)
executor = paddle.static.Executor()
executor.run(paddle.static.default_startup_program())
try:
    executor.run(feed={"x": np.ones([2, 3])}, fetch_list=[y])
except ValueError as error:
    if paddle.__version__.startswith("2."):
        assert "The data type of fed Variable 'x' must be 'float32', but received 'float64'" in str(error)
    else:
        assert "The type of data we are trying to retrieve (float32)" in str(error)
else:
    raise AssertionError("nothing was raised")
(out,) = executor.run(feed={"x": np.ones([2, 3], "float32")}, fetch_list=[y])
assert out.dtype == np.float32
