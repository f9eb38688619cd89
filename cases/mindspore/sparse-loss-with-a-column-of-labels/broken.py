"""Train a classifier on a table whose last column is the class."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

random = np.random.RandomState(0)
table = np.hstack([random.rand(16, 4), random.randint(0, 3, (16, 1))])
features = Tensor(table[:, :4], ms.float32)
labels = Tensor(table[:, 4:], ms.int32)

net = nn.Dense(4, 3)
loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
result = loss_fn(net(features), labels)
assert result.shape == ()
