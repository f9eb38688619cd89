"""Flatten keeps the batch axis."""

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

BATCH = 32


class Classifier(nn.Cell):
    def __init__(self):
        super().__init__()
        self.out = nn.Dense(64, 10)

    def construct(self, images):
        return self.out(ops.flatten(images))


net = Classifier()
images = np.random.RandomState(0).rand(50, 1, 8, 8).astype(np.float32)
scores = [net(Tensor(images[i : i + BATCH])) for i in range(0, 50, BATCH)]
result = ops.concat(scores)
assert result.shape == (50, 10)
