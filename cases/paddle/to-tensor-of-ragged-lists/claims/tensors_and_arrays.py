"""A list of tensors or of arrays of different lengths fails in the same words, with a dtype too."""

import numpy as np
import paddle

for data in ([paddle.ones([2]), paddle.ones([3])], [np.ones(2), np.ones(3)]):
    for dtype in (None, "float32"):
        try:
            paddle.to_tensor(data, dtype=dtype)
        except ValueError as error:
            assert "has an inhomogeneous shape after 1 dimensions" in str(error), error
        else:
            raise AssertionError("accepted")
