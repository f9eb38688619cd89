"""The path of a checkpoint is loaded as its content."""

import mindspore as ms
from mindspore import nn

ms.load_param_into_net(nn.Dense(1, 1), "model.ckpt")
