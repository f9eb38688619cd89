"""Look at the steps of a series that a stack of dilated convolutions sees."""

import numpy as np
import paddle
from paddle import nn

ones = nn.initializer.Constant(1.0)


class Block(nn.Layer):
    """A convolution that keeps the length of the series, also with an even kernel."""

    def __init__(self, dilation, kernel_size=3):
        super().__init__()
        both = dilation * (kernel_size - 1)
        self.pad = nn.Pad1D([both // 2, both - both // 2])
        self.convolution = nn.Conv1D(1, 1, kernel_size, dilation=dilation, weight_attr=ones, bias_attr=False)

    def forward(self, series):
        return self.convolution(self.pad(series))


model = nn.Sequential(Block(1), Block(3), Block(9))

series = np.zeros([1, 1, 101], "float32")
series[0, 0, 50] = 1
seen = model(paddle.to_tensor(series))
assert seen.shape == [1, 1, 101]
assert Block(3, kernel_size=4)(paddle.to_tensor(series)).shape == [1, 1, 101]

result = int((seen != 0).sum())
assert result == 27, f"the stack sees {result} steps, not 27"
