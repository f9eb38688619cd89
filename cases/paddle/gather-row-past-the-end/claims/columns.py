"""`gather(…, axis=1)` refuses a column past the end in the words that 3.x has for a row."""

import numpy as np
import paddle

table = paddle.to_tensor(np.ones((5, 4), np.float32))
try:
    paddle.gather(table, paddle.to_tensor(np.array([4])), axis=1)
except IndexError as error:
    assert "The element of Index must be less than the size of input dim size of axis which is 4" in str(error), error
else:
    raise AssertionError("nothing was raised")
