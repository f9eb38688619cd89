"""A NumPy array or a list is refused in other words, `must be Tensor, but got`."""

import numpy as np
import paddle

table = paddle.nn.Embedding(20, 8)
for ids in (np.array([1, 2]), [1, 2]):
    try:
        table(ids)
    except ValueError as error:
        assert "embedding(): argument 'x' (position 0) must be Tensor, but got" in str(error), error
    else:
        raise AssertionError("accepted")
