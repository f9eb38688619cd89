"""Train such a network with `ms.Model`, which sets the mode itself."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "pynative")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)
np.random.seed(0)
x = ms.Tensor((np.random.randn(64, 3) + 50).astype(np.float32))
y = ms.Tensor(np.ones((64, 1), np.float32))

net = nn.SequentialCell(nn.BatchNorm1d(3), nn.Dense(3, 1))
optimizer = nn.SGD(net.trainable_params(), 0.01)
data = ds.NumpySlicesDataset((x.asnumpy(), y.asnumpy()), ["x", "y"], shuffle=False)
ms.Model(net, nn.MSELoss(), optimizer).train(60, data.batch(64), dataset_sink_mode=False)

result = np.round(net[0].moving_mean.asnumpy())
assert (result > 0).all(), "the moving mean of inputs around 50 is still 0"
