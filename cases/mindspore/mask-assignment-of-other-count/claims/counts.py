"""The value has one number, or as many as the mask has True; x_shape is the shape of the value, and the target shape the count."""

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

assert assigned(mask, 5.0) == assigned(mask, Tensor([5.0])) == [[5, 1, 5], [1, 5, 1]]
assert assigned(mask, Tensor([5.0, 6.0, 7.0])) == [[5, 1, 6], [1, 7, 1]]
assert int(mask.astype(ms.int32).sum()) == 3
for count in (2, 4):
    found = words(assigned, mask, ops.zeros((count,), ms.float32))
    assert f"But got x_shape: ({count}), target shape: (3)." in found, found
