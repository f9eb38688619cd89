"""A Model without loss_fn refuses metrics where it has no eval_network; a Model of the inner network evaluates and predicts."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.train import Model

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)


class NetWithLoss(nn.Cell):
    """The classifier and its loss, for three columns."""

    def __init__(self, net, loss):
        super().__init__()
        self.net = net
        self.loss = loss

    def construct(self, x, label, number):
        return self.loss(self.net(x), label)


x, label = np.ones((4, 8), np.float32), np.zeros(4, np.int32)
net, loss = nn.Dense(8, 3), nn.CrossEntropyLoss()
optimizer = nn.SGD(net.trainable_params(), 0.1)
try:
    Model(NetWithLoss(net, loss), optimizer=optimizer, metrics={"accuracy"})
except ValueError as error:
    assert "`eval_network` must not be None" in str(error), error
else:
    raise AssertionError("nothing was raised")
dataset = ds.NumpySlicesDataset((x, label, label), ["x", "label", "number"]).batch(2)
model = Model(net, loss, metrics={"accuracy"})
assert "accuracy" in model.eval(dataset.project(["x", "label"]), dataset_sink_mode=False)
assert model.predict(ms.Tensor(x)).shape == (4, 3)
