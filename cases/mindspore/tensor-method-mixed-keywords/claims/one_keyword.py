# releases: <2.1
"""On 2.0 the message names one keyword, and for dim it is the same kind of message."""

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


assert words(x.sum, axis=1, keepdim=True) == "TypeError: sum() got an unexpected keyword argument 'keepdim'"
assert words(x.mean, axis=1, keepdims=True) == "TypeError: mean() got an unexpected keyword argument 'keepdims'"
assert words(x.sum, dim=1) == "TypeError: sum() got an unexpected keyword argument 'dim'"
