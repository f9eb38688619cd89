"""Where the count fits by chance, nothing is raised, and the values are taken in the order of the gaps."""

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

x = Tensor([[np.nan, 2.0, np.nan], [4.0, np.nan, 6.0]], ms.float32)
means = Tensor([4.0, 2.0, 6.0])
gaps = Tensor(np.isnan(x.asnumpy()))
right = ops.where(gaps, means, x).asnumpy().tolist()
x[gaps] = means
assert right == [[4, 2, 6], [4, 2, 6]]
assert x.asnumpy().tolist() == [[4, 2, 2], [4, 6, 6]]
