"""A frozen batch normalisation still updates its moving mean in training mode; set_train(False) on the backbone stops it."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)


class Classifier(nn.Cell):
    def __init__(self):
        super().__init__()
        self.backbone = nn.SequentialCell(nn.Dense(4, 4), nn.BatchNorm1d(4))
        self.head = nn.Dense(4, 2)

    def construct(self, x):
        return self.head(self.backbone(x)).sum()


x = ms.Tensor(np.random.RandomState(0).rand(8, 4).astype(np.float32))


def moves(training):
    net = Classifier()
    for parameter in net.backbone.get_parameters():
        parameter.requires_grad = False
    net.set_train()
    net.backbone.set_train(training)
    norm = net.backbone[1]
    weight, mean = norm.gamma.asnumpy().copy(), norm.moving_mean.asnumpy().copy()
    optimizer = nn.SGD(net.trainable_params(), 0.1)

    def forward(x):
        return net(x)

    _, gradients = ms.value_and_grad(forward, None, optimizer.parameters)(x)
    optimizer(gradients)
    assert (norm.gamma.asnumpy() == weight).all()
    return bool((norm.moving_mean.asnumpy() != mean).any())


assert moves(True)
assert not moves(False)
