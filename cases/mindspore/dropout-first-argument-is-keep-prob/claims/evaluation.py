"""Outside training mode it returns its input, so an evaluation does not show it."""

import mindspore as ms
import numpy as np
from mindspore import nn

ones = ms.Tensor(np.ones([50], np.float32))
layer = nn.Dropout(0.1)
assert (layer(ones).asnumpy() == 1).all()
assert (layer.set_train().set_train(False)(ones).asnumpy() == 1).all()
