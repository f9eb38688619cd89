"""A `loss_scale` of the optimizer alone divides every step by it: after ten epochs the weights are almost unchanged."""

import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.train import Model


def train(make_optimizer, manager=None, scale=1.0):
    x = np.random.default_rng(0).standard_normal((64, 3)).astype(np.float32)
    y = x @ np.array([[1.0], [2.0], [-1.0]], np.float32)
    batches = ds.NumpySlicesDataset((x, y), ["x", "y"], shuffle=False).batch(16)
    net = nn.Dense(3, 1, weight_init="zeros", bias_init="zeros")
    optimizer = make_optimizer(net.trainable_params(), learning_rate=0.1, loss_scale=scale)
    options = {"loss_scale_manager": manager} if manager else {}
    Model(net, nn.MSELoss(), optimizer, **options).train(10, batches, dataset_sink_mode=False)
    return net.weight.asnumpy()[0]


assert np.abs(train(nn.SGD) - [1.0, 2.0, -1.0]).max() < 0.1
assert np.abs(train(nn.SGD, scale=1024.0)).max() < 0.05
