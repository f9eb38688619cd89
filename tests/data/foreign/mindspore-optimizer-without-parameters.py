"""A cell without parameters is optimised."""

import mindspore as ms
from mindspore import nn

nn.SGD([], 0.1)
