"""One axis that is fed for [None, 4] gives one axis, of any length, without an error and without a warning."""

import warnings

import numpy as np
import paddle

paddle.enable_static()
row = paddle.static.data("row", [None, 4], "float32")
executor = paddle.static.Executor(paddle.CPUPlace())
for length in (4, 7):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        (out,) = executor.run(feed={"row": np.ones([length], "float32")}, fetch_list=[row * 2.0])
    assert out.shape == (length,)
    assert not any("fed Variable" in str(one.message) for one in caught)
