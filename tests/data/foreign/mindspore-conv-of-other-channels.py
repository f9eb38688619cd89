"""Features that were concatenated before are so no longer."""

import mindspore as ms
from mindspore import nn, ops

nn.Conv2d(64, 8, 3)(ops.zeros((1, 32, 16, 16)))
