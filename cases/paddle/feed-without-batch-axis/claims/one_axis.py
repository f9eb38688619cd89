"""Four values that are fed where [None, 4] is declared give four values, without an error and without a warning."""

import warnings

import numpy as np
import paddle

paddle.enable_static()
row = paddle.static.data("row", [None, 4], "float32")
executor = paddle.static.Executor(paddle.CPUPlace())
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    (out,) = executor.run(feed={"row": np.ones([4], "float32")}, fetch_list=[row * 2.0])
assert out.shape == (4,)
assert not any("fed Variable" in str(one.message) for one in caught)
