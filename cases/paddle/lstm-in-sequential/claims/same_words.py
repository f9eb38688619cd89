# releases: >=3.3
"""ReLU, Tanh, Dropout and Softmax say it with their own name; `got numpy.ndarray` or `got None` is another mistake."""

import numpy as np
import paddle
from paddle import nn

x = paddle.randn([2, 6, 8])
for layer, name in ((nn.ReLU(), "relu"), (nn.Tanh(), "tanh"), (nn.Dropout(0.5), "dropout"), (nn.Softmax(), "softmax")):
    try:
        nn.Sequential(nn.GRU(8, 16), layer)(x)
    except ValueError as error:
        assert name + "(): argument 'x' (position 0) must be Tensor, but got tuple" in str(error), error
    else:
        raise AssertionError("accepted")
for data, words in ((np.ones((2, 8), "float32"), "but got numpy.ndarray"), (None, "but got None")):
    try:
        nn.Linear(8, 2)(data)
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("accepted")
