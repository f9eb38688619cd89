# releases: <2.1
"""On 2.0 Tensor(None, ms.float32) raises the same error as without the dtype."""

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


assert words(Tensor, None) == words(Tensor, None, ms.float32)
