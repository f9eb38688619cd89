# releases: >=3.0
"""The program computes with the shape that was fed, and the executor warns."""

import warnings

import numpy as np
import paddle

paddle.enable_static()
image = paddle.static.data("image", [None, 3, 8, 8], "float32")
executor = paddle.static.Executor(paddle.CPUPlace())
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    (out,) = executor.run(feed={"image": np.ones([3, 8, 8], "float32")}, fetch_list=[image * 2.0])
assert out.shape == (3, 8, 8)
assert any("should have dimensions = 4" in str(one.message) for one in caught)
