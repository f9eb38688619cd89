"""A cell with to_float(ms.float16) takes float32 data and gives float16; its weights stay float32."""

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


cell = nn.Dense(4, 3).to_float(ms.float16)
assert cell(ms.Tensor(np.ones((2, 4)), ms.float32)).dtype == ms.float16
assert cell.weight.dtype == ms.float32
