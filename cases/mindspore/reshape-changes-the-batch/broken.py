"""Train a small convolutional network; the number of its channels was doubled a moment ago."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 8, 3)
        self.pool = nn.MaxPool2d(2, 2)
        self.head = nn.Dense(64, 3)

    def construct(self, images):
        x = self.pool(ops.relu(self.conv(images)))
        return self.head(x.reshape((-1, 64)))


random = np.random.RandomState(0)
images = Tensor(random.rand(10, 1, 8, 8), ms.float32)
labels = Tensor(random.randint(0, 3, 10), ms.int32)

loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
result = loss_fn(Net()(images), labels)
assert result.shape == ()
