"""A classifier gets other features."""

import mindspore as ms
from mindspore import nn, ops

nn.Dense(512, 10)(ops.zeros((4, 2048)))
