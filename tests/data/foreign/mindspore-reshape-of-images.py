"""Grey images are reshaped as colour."""

import mindspore as ms
from mindspore import ops

ops.zeros((4, 1, 28, 28)).reshape(-1, 3, 28, 28)
