"""`dtype="float32"` does not help: a TypeError, `but received object`."""

import numpy as np
import paddle

rows = np.array([[5.1, 3.5]], dtype=object)
try:
    paddle.to_tensor(rows, dtype="float32")
except TypeError as error:
    assert "dtype must be any of" in str(error) and "but received object" in str(error), error
else:
    raise AssertionError("accepted")
