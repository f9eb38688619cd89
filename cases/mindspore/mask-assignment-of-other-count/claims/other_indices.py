"""A number, a slice and a list of rows have the same message for a value that does not fit: the target shape is that of x[index]."""

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
for index, count, target in ((0, 2, "(3)"), ((slice(None), 0), 3, "(2)"), (Tensor([0, 1]), 2, "(2, 3)")):
    found = words(assigned, index, ops.zeros((count,), ms.float32))
    assert "For 'BroadcastTo', in order to broadcast, each dimension pair must be equal" in found, found
    assert f"But got x_shape: ({count}), target shape: {target}." in found, found
    assert str(x[index].shape).replace(",)", ")") == target
