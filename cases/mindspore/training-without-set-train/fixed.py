"""Train a network with batch normalisation in a loop of one's own, in training mode."""

import os

import mindspore as ms
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
net.set_train()
optimizer = nn.SGD(net.trainable_params(), 0.01)
loss_of = nn.MSELoss()


def forward(x, y):
    return loss_of(net(x), y)


train = ms.value_and_grad(forward, None, optimizer.parameters)
for _ in range(60):
    loss, gradients = train(x, y)
    optimizer(gradients)

result = np.round(net[0].moving_mean.asnumpy())
assert (result > 0).all(), "the moving mean of inputs around 50 is still 0"
