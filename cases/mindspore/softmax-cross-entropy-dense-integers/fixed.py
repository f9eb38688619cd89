"""The loss is told that the labels are class numbers."""

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

features = Tensor(np.random.RandomState(0).rand(8, 4), ms.float32)
labels = Tensor([0, 2, 1, 1, 0, 2, 2, 1], ms.int32)

net = nn.Dense(4, 3)
loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
result = loss(net(features), labels)
assert result.shape == ()
