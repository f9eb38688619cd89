"""masked_fill takes one number alone."""

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

x = ops.ones((2, 3), ms.float32)
assert x.masked_fill(mask, 0.0).asnumpy().tolist() == [[0, 1, 0], [1, 0, 1]]
found = words(lambda: x.masked_fill(mask, Tensor([1.0, 2.0, 3.0])).asnumpy())
assert "For 'MaskedFill', 'value' only supports a 0-dimensional value tensor or a float number" in found, found
