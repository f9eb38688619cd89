"""A network with the loss inside takes all columns of the data set from Model, without loss_fn."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn
from mindspore.dataset import NumpySlicesDataset

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(16, 3)

    def construct(self, image, mask):
        return self.dense(image * mask)


class NetWithLoss(nn.Cell):
    def __init__(self, net, loss_fn):
        super().__init__()
        self.net, self.loss_fn = net, loss_fn

    def construct(self, image, mask, label):
        return self.loss_fn(self.net(image, mask), label)


random = np.random.RandomState(0)
columns = {
    "image": random.rand(24, 16).astype(np.float32),
    "mask": (random.rand(24, 16) > 0.2).astype(np.float32),
    "label": random.randint(0, 3, 24).astype(np.int32),
}
data = NumpySlicesDataset(columns, shuffle=False).batch(8)

net = Net()
loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
optimizer = nn.SGD(net.trainable_params(), 0.1)
model = ms.Model(NetWithLoss(net, loss_fn), optimizer=optimizer)
model.train(1, data, dataset_sink_mode=False)

result = net.dense.bias.asnumpy()
assert np.any(result != 0)
