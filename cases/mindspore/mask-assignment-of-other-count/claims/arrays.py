"""An array of NumPy as the value has other words: only numbers, tensors, tuples and lists are supported."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, pynative_synchronize=True)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


def assigned(index, value):
    """A tensor of ones after the assignment."""
    x = ops.ones((2, 3), ms.float32)
    x[index] = value
    return x.asnumpy().tolist()


mask = Tensor([[True, False, True], [False, True, False]])

found = words(assigned, mask, np.zeros(3, np.float32))
assert "only support numbers, Tensor, tuple, list as value, but got [0. 0. 0.] with type <class 'numpy.ndarray'>" in found, found
