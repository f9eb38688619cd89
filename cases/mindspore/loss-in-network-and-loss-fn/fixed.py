"""Model gets no loss function: the network gives the loss."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.train import Model

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class NetWithLoss(nn.Cell):
    """The classifier and its loss."""

    def __init__(self, net, loss):
        super().__init__()
        self.net = net
        self.loss = loss

    def construct(self, x, label):
        return self.loss(self.net(x), label)


x = np.random.RandomState(0).rand(64, 8).astype(np.float32)
label = np.random.RandomState(1).randint(0, 3, 64).astype(np.int32)
dataset = ds.NumpySlicesDataset((x, label), ["x", "label"], shuffle=False).batch(16)

net = nn.Dense(8, 3)
loss_fn = nn.CrossEntropyLoss()
train_net = NetWithLoss(net, loss_fn)
optimizer = nn.SGD(net.trainable_params(), 0.1)
model = Model(train_net, optimizer=optimizer)
model.train(1, dataset, dataset_sink_mode=False)
result = float(loss_fn(net(ms.Tensor(x)), ms.Tensor(label)).asnumpy())
assert result > 0
