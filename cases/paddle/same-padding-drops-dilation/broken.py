"""Look at the steps of a series that a stack of dilated convolutions sees."""

import numpy as np
import paddle
from paddle import nn

ones = nn.initializer.Constant(1.0)


def block(dilation):
    """A convolution that keeps the length of the series."""
    return nn.Conv1D(1, 1, 3, padding="SAME", dilation=dilation, weight_attr=ones, bias_attr=False)


model = nn.Sequential(block(1), block(3), block(9))

series = np.zeros([1, 1, 101], "float32")
series[0, 0, 50] = 1
seen = model(paddle.to_tensor(series))
assert seen.shape == [1, 1, 101]

result = int((seen != 0).sum())
assert result == 27, f"the stack sees {result} steps, not 27"
