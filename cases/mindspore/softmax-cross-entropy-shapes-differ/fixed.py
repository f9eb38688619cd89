"""Train a classifier of four classes with one-hot labels, made from the labels of a small sample."""

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

classes = np.array([0, 2, 1, 1, 0, 2, 2, 1])
labels = np.eye(4)[classes]
features = np.random.RandomState(0).rand(8, 5)

net = nn.Dense(5, 4)
loss_fn = nn.SoftmaxCrossEntropyWithLogits(reduction="mean")
scores = net(Tensor(features, ms.float32))
result = loss_fn(scores, Tensor(labels, ms.float32))
assert result.shape == ()
