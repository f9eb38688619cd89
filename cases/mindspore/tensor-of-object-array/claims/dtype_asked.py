"""The dtype that is asked for does not help, with integers either, and Parameter has the same message."""

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

for array in (numbers, np.array([1, 2], dtype=object)):
    for call in (lambda: Tensor(array), lambda: Tensor(array, ms.float32), lambda: Parameter(array)):
        found = words(call)
        assert "TypeError: initializing tensor by numpy array failed, numpy array: [" in found, found
        assert "data type: object. The supported element type of ndarray as follow:" in found, found
