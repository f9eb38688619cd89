"""The functions have one set of keywords each: ops.sum takes dim with keepdim, and ops.mean axis with keep_dims."""

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


assert ops.sum(x, dim=1, keepdim=True).shape == (4, 1)
assert ops.mean(x, axis=1, keep_dims=True).shape == (4, 1)
assert "sum() got an unexpected keyword argument 'axis'" in words(ops.sum, x, axis=1)
assert "mean() got an unexpected keyword argument 'dim'" in words(ops.mean, x, dim=1)
