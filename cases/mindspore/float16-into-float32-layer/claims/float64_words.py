"""An input of float64 gives Tensor[Float64] for 'x1'."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)


def words(function, *arguments):
    """What is raised."""
    try:
        result = function(*arguments)
        (result[0] if isinstance(result, tuple) else result).asnumpy()
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


found = words(nn.Dense(4, 3), ms.Tensor(np.ones((2, 4))))
assert "'x1' with type Tensor[Float64] and 'x2' with type" in found, found
