"""An array made with `dtype=object` is refused as well, by `tensor.set() supports array with bool, …`."""

import numpy as np
import paddle

rows = np.array([[1, 2], [3]], dtype=object)
try:
    paddle.to_tensor(rows)
except ValueError as error:
    assert "tensor.set() supports array with bool" in str(error), error
else:
    raise AssertionError("accepted")
