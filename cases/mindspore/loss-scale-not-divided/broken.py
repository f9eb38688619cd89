"""Train with a fixed loss scale that only the manager knows."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.amp import FixedLossScaleManager
from mindspore.train import Model

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

SCALE = 1024.0

x = np.random.default_rng(0).standard_normal((64, 3)).astype(np.float32)
y = x @ np.array([[1.0], [2.0], [-1.0]], np.float32)
batches = ds.NumpySlicesDataset((x, y), ["x", "y"], shuffle=False).batch(16)

net = nn.Dense(3, 1, weight_init="zeros", bias_init="zeros")
optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1)
manager = FixedLossScaleManager(SCALE, drop_overflow_update=False)
model = Model(net, nn.MSELoss(), optimizer, loss_scale_manager=manager)
model.train(10, batches, dataset_sink_mode=False)

result = net.weight.asnumpy()
assert np.abs(result - [1.0, 2.0, -1.0]).max() < 0.1, "the weights are %s" % result[0]
