"""An array of lists or arrays of different lengths has the same message and is printed with list( or array( in it; astype refuses it."""

import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn

ms.set_context(mode=ms.PYNATIVE_MODE, pynative_synchronize=True)
numbers = np.array([[5.1, 3.5], [4.9, 3.0]], dtype=object)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")

ragged = np.array([[1, 2], [3]], dtype=object)
found = words(Tensor, ragged)
assert "initializing tensor by numpy array failed, numpy array: [list([1, 2]) list([3])], data type: object." in found, found
assert "ValueError: setting an array element with a sequence." in words(ragged.astype, np.float32)
