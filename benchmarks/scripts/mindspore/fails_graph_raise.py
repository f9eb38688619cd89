"""An exception raised inside a compiled function."""

import mindspore as ms
import numpy as np
from mindspore import Tensor


@ms.jit
def function(x):
    if x.shape[0] > 2:
        raise ValueError("too long")
    return x + 1


function(Tensor(np.ones(3, np.float32)))
