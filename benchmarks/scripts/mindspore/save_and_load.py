"""A checkpoint survives saving and loading."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_seed(0)
net = nn.Dense(4, 3)
ms.save_checkpoint(net, "net.ckpt")
twin = nn.Dense(4, 3)
ms.load_param_into_net(twin, ms.load_checkpoint("net.ckpt"))
np.testing.assert_array_equal(net.weight.asnumpy(), twin.weight.asnumpy())
