"""With `drop_overflow_update=False` a step whose float16 gradients overflow is made, also with the scale in both."""

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.amp import FixedLossScaleManager
from mindspore.train import Model

x = np.full((4, 2), 50.0, np.float16)
batches = ds.NumpySlicesDataset((x, x[:, :1] * 0), ["x", "y"], shuffle=False).batch(4)
net = nn.Dense(2, 1, weight_init="ones", bias_init="zeros").to_float(ms.float16)
optimizer = nn.SGD(net.trainable_params(), learning_rate=1e-6, loss_scale=65536.0)
manager = FixedLossScaleManager(65536.0, drop_overflow_update=False)
Model(net, nn.MSELoss(), optimizer, loss_scale_manager=manager).train(1, batches, dataset_sink_mode=False)
assert not np.isfinite(net.weight.asnumpy()).any(), net.weight.asnumpy()
