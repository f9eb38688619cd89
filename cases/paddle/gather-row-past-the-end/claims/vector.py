"""A number past all elements is refused on every release, and so is one past the end of a vector."""

import numpy as np
import paddle

table = paddle.to_tensor(np.ones((3, 4), np.float32))
for values, index in ((table, 12), (paddle.to_tensor(np.ones(3, np.float32)), 3)):
    try:
        paddle.gather(values, paddle.to_tensor(np.array([index])))
    except IndexError as error:
        assert "The element of Index must be less than the size of input dim size of axis" in str(error), error
    else:
        raise AssertionError("nothing was raised")
