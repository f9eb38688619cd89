# releases: >=3.0
"""With this filter the warning is an error; a batch of one image passes."""

import warnings

import numpy as np
import paddle

paddle.enable_static()
image = paddle.static.data("image", [None, 3, 8, 8], "float32")
scaled = image * 2.0
executor = paddle.static.Executor(paddle.CPUPlace())
warnings.filterwarnings("error", message="The fed Variable")
assert executor.run(feed={"image": np.ones([1, 3, 8, 8], "float32")}, fetch_list=[scaled])[0].shape == (1, 3, 8, 8)
try:
    executor.run(feed={"image": np.ones([3, 8, 8], "float32")}, fetch_list=[scaled])
except UserWarning as error:
    assert "The fed Variable 'image' should have dimensions = 4" in str(error)
else:
    raise AssertionError("nothing was raised")
