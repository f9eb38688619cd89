"""Train a network on four clusters with value_and_grad."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)
classes = np.arange(32) % 4
points = np.eye(4)[classes] + np.random.default_rng(0).normal(0, 0.1, (32, 4))


class Clusters(nn.Cell):
    """Two layers."""

    def __init__(self):
        super().__init__()
        self.hidden = nn.Dense(4, 16)
        self.scores = nn.Dense(16, 4)

    def construct(self, x):
        x = ops.tanh(self.hidden(x))
        return self.scores(x)


network = Clusters()
measure = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
optimizer = nn.Adam(network.trainable_params(), 0.05)


def compute_loss(x, y):
    return measure(network(x), y)


step = ms.value_and_grad(compute_loss, None, optimizer.parameters)

for _ in range(30):
    loss, grads = step(ms.Tensor(points, ms.float32), ms.Tensor(classes, ms.int32))
    optimizer(grads)
result = loss.asnumpy()
assert result < 0.3
