"""Conv2d refuses float64 data with "the input type must be same"."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)
try:
    nn.Conv2d(3, 8, 3)(ms.Tensor(np.ones((2, 3, 8, 8))))
except TypeError as error:
    assert "For primitive[Conv2D], the input type must be same." in str(error)
else:
    raise AssertionError("nothing was raised")
