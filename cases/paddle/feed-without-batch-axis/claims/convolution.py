# releases: >=3.0
"""A convolution of an image without a batch axis raises an error of its own, after the warning."""

import warnings

import numpy as np
import paddle

paddle.enable_static()
image = paddle.static.data("image", [None, 3, 8, 8], "float32")
out = paddle.nn.Conv2D(3, 4, 3)(image)
executor = paddle.static.Executor(paddle.CPUPlace())
executor.run(paddle.static.default_startup_program())
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        executor.run(feed={"image": np.ones([3, 8, 8], "float32")}, fetch_list=[out])
    except ValueError as error:
        assert "should be a 4-D or 5-D Tensor" in str(error) and "fed Variable" not in str(error)
    else:
        raise AssertionError("nothing was raised")
assert any("but received fed shape [3, 8, 8]" in str(one.message) for one in caught)
