"""`nn.TrainOneStepCell(…, sens=1024.0)` multiplies as well, and the optimizer must divide."""

import mindspore as ms
import numpy as np
from mindspore import nn


def step(sens, scale):
    net = nn.Dense(2, 1, weight_init="zeros", bias_init="zeros")
    optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1, loss_scale=scale)
    cell = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer, sens=sens)
    cell(ms.Tensor(np.ones((1, 2), np.float32)), ms.Tensor(np.ones((1, 1), np.float32)))
    return net.weight.asnumpy()[0]


assert np.allclose(step(1.0, 1.0), 0.2)
assert np.allclose(step(1024.0, 1.0), 0.2 * 1024)
assert np.allclose(step(1024.0, 1024.0), 0.2)
