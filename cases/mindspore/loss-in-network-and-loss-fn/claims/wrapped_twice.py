"""Model.predict, TrainOneStepCell and value_and_grad of such a network fail alike where they get the image alone, WithLossCell always."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn
from mindspore.train import Model

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)


class NetWithLoss(nn.Cell):
    """The classifier and its loss."""

    def __init__(self):
        super().__init__()
        self.net = nn.Dense(8, 3)
        self.loss = nn.CrossEntropyLoss()

    def construct(self, x, label):
        return self.loss(self.net(x), label)


x = ms.Tensor(np.ones((4, 8), np.float32))
label = ms.Tensor(np.zeros(4, np.int32))


def step(*batch):
    """A step of training."""
    net = NetWithLoss()
    return nn.TrainOneStepCell(net, nn.SGD(net.trainable_params(), 0.1))(*batch)


def gradients(*batch):
    """The loss and the gradients."""
    net = NetWithLoss()
    return ms.value_and_grad(net, None, net.trainable_params())(*batch)


for call in (
    lambda: Model(NetWithLoss()).predict(x),
    lambda: step(x),
    lambda: gradients(x),
    lambda: nn.WithLossCell(NetWithLoss(), nn.CrossEntropyLoss())(x, label),
):
    try:
        call()
    except TypeError as error:
        text = str(error)
        assert (
            "missing 1 required positional argument: 'label'" in text
            or "parameters number of the function is 2, but the number of provided arguments is 1" in text
            or "requires 2 positional argument, but got 1" in text
        ), text
    else:
        raise AssertionError("nothing was raised")
assert step(x, label).shape == ()
assert gradients(x, label)[0].shape == ()
