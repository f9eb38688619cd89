"""Batch normalisation with the momentum of a PyTorch program, 0.1."""

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

norm = nn.BatchNorm1d(1, momentum=0.1)
norm.set_train()
for mean in [0.0] * 19 + [10.0]:
    batch = np.array([[mean - 1], [mean + 1]], np.float32)
    norm(ms.Tensor(batch))

result = norm.moving_mean.asnumpy()
assert result[0] < 2, "after one odd batch of 20 the moving mean is %.1f" % result[0]
