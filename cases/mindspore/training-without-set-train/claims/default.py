"""A new cell is in evaluation mode: `training` is False, and Dropout returns its input."""

import mindspore as ms
import numpy as np
from mindspore import nn

net = nn.SequentialCell(nn.BatchNorm1d(4), nn.Dropout(p=0.5))
assert not net.training
assert not any(cell.training for cell in net.cells())

layer = nn.Dropout(p=0.5)
ones = ms.Tensor(np.ones([50], np.float32))
assert (layer(ones).asnumpy() == 1).all()
assert (layer.set_train()(ones).asnumpy() != 1).any()
