"""Train a classifier for ten steps, with gradients from value_and_grad."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)
np.random.seed(0)
x = ms.Tensor(np.random.randn(16, 8).astype(np.float32))
y = ms.Tensor(np.random.randint(0, 3, 16).astype(np.int32))

net = nn.SequentialCell(nn.Dense(8, 16), nn.ReLU(), nn.Dense(16, 3))
loss_of = nn.CrossEntropyLoss()
optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1)
before = net[0].weight.asnumpy().copy()


def forward(x, y):
    return loss_of(net(x), y)


gradients_of = ms.value_and_grad(forward, None, optimizer.parameters)
for _ in range(10):
    loss, gradients = gradients_of(x, y)
    optimizer(gradients)

result = loss.asnumpy()
assert result < 2
assert (net[0].weight.asnumpy() != before).any()
