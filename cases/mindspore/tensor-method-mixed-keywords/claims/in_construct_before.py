# releases: <2.1
"""In construct in Graph mode of 2.0 the message speaks of a positional parameter of a primitive."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)
x = Tensor(np.arange(12).reshape(4, 3), ms.float32)


def words(function, *arguments, **keywords):
    """What is raised."""
    try:
        function(*arguments, **keywords)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")



class Shares(nn.Cell):
    """The sum in construct."""

    def construct(self, x):
        return x / x.sum(axis=1, keepdim=True)


ms.set_context(mode=ms.GRAPH_MODE)
found = words(Shares(), x)
assert found.startswith("TypeError: Only supported positional parameter type for python primitive, but got keyword parameter type."), found
