# releases: >=2.0,!=2.7.0
"""A value of two dimensions, even one of the shape of x, has other words."""

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

words_now = words(assigned, mask, ops.zeros((2, 3), ms.float32))
if ms.__version__ < "2.1":
    assert "For primitive[BroadcastTo], the attribute[x shape] must be less than or equal to 1, but got 2." in words_now, words_now
else:
    assert "For primitive [BroadcastTo]: input's rank should be less equal to the number of proposed_shape, but got 2 and 1" in words_now, words_now
