"""x.size[0] and the unpacking of x.size raise other words of Python on an int."""

import mindspore as ms
import numpy as np

x = ms.Tensor(np.ones((5, 3), np.float32))
try:
    x.size[0]
except TypeError as error:
    assert str(error) == "'int' object is not subscriptable"
else:
    raise AssertionError("nothing was raised")
try:
    rows, columns = x.size
except TypeError as error:
    assert str(error) == "cannot unpack non-iterable int object"
else:
    raise AssertionError("nothing was raised")
