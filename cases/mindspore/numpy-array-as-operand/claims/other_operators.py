"""Multiplication, addition, division, comparison, ops.mul and the matrix product refuse an array too."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 3), ms.float32)
array = np.full(3, 2, np.float32)
matrix = np.ones((3, 2), np.float32)
for call in (
    lambda: x * array,
    lambda: x + array,
    lambda: x / array,
    lambda: x > array,
    lambda: ops.mul(x, array),
    lambda: x @ matrix,
    lambda: ops.relu(array),
):
    try:
        call()
    except TypeError as error:
        if ms.__version__ >= "2.1":
            assert "Failed calling" in str(error) and "<class 'numpy.ndarray'>" in str(error), error
    else:
        raise AssertionError("nothing was raised")
