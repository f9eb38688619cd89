"""A mask of one dimension selects rows, and the value is broadcast to the rows that are True."""

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

rows = Tensor([True, False])
assert assigned(rows, ops.zeros((3,), ms.float32)) == [[0, 0, 0], [1, 1, 1]]
found = words(assigned, rows, ops.zeros((2, 3), ms.float32))
assert "But got x_shape: (2, 3), target shape: (1, 3)." in found, found
