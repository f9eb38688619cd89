"""A function without return gives None, and Tensor of its result has the message."""

import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor

ms.set_context(mode=ms.PYNATIVE_MODE)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")



def normalised(x):
    """Divide in place, and return nothing."""
    x /= x.max()


x = np.array([1.0, 2.0])
assert "but got type 'NoneType'." in words(lambda: Tensor(normalised(x)))
assert Tensor(x).asnumpy().tolist() == [0.5, 1.0]
