# releases: >=2.10
"""On 2.10.0 Tensor(None, ms.float32) raises nothing: the tensor has the shape (-2,) and no numbers, and asnumpy() says that negative dimensions are not allowed."""

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


x = Tensor(None, ms.float32)
assert x.shape == (-2,)
assert "ValueError: negative dimensions are not allowed" in words(x.asnumpy)
