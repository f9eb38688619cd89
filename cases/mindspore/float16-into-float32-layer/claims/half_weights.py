"""Weights of float16 and an input of float32: 'x1' has type Tensor[Float32], 'x2' is Float16."""

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


layer = nn.Dense(4, 3)
for parameter in layer.get_parameters():
    parameter.set_dtype(ms.float16)
found = words(layer, ms.Tensor(np.ones((2, 4)), ms.float32))
assert "TypeError: For 'MatMul', the type of 'x2' should be same as 'x1', but got 'x1' with type Tensor[Float32] and 'x2' with type" in found, found
assert "[Float16]" in found, found
assert layer(ms.Tensor(np.ones((2, 4)), ms.float16)).dtype == ms.float16
