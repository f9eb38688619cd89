"""Conv2D of an array fails with the words "must be Tensor, but got numpy.ndarray", or "'numpy.ndarray' object has no attribute 'is_dist'"."""

import numpy as np
import paddle

try:
    paddle.nn.Conv2D(3, 4, 3)(np.ones((1, 3, 8, 8), "float32"))
except (ValueError, AttributeError) as error:
    words = str(error)
else:
    raise AssertionError("nothing was raised")
refused = "conv2d(): argument 'input' (position 0) must be Tensor, but got numpy.ndarray" in words
assert refused or words == "'numpy.ndarray' object has no attribute 'is_dist'"
