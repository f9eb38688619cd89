"""A tensor is saved as a checkpoint."""

import mindspore as ms
from mindspore import ops

ms.save_checkpoint(ops.zeros((2,)), "model.ckpt")
