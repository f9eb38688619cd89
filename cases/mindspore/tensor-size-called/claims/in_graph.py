"""What jit and Graph mode compile says "The object is not callable" and shows the line; outside it is Python's error."""

import mindspore as ms
import numpy as np


@ms.jit
def flatten(x):
    return x.view(x.size(0), -1)


x = ms.Tensor(np.ones((5, 3, 4), np.float32))
try:
    flatten(x)
except ValueError as error:
    assert "The object is not callable. Please check code." in str(error)
    assert "return x.view(x.size(0), -1)" in str(error)
else:
    raise AssertionError("nothing was raised")
try:
    x.size(0)
except TypeError as error:
    assert str(error) == "'int' object is not callable"
else:
    raise AssertionError("nothing was raised")
