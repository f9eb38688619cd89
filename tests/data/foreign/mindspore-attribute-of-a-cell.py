"""A layer is called by a name that it has not."""

import mindspore as ms
from mindspore import nn

nn.SequentialCell(nn.Dense(1, 1)).fc
