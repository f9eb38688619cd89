"""The loss of a batch whose labels NumPy made, by the older loss, which takes int64."""

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

logits = ms.Tensor(np.array([[2.0, 0.5, -1.0], [0.0, 1.0, 0.5]], np.float32))
labels = ms.Tensor(np.array([0, 1]))

loss_of = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
result = loss_of(logits, labels).asnumpy()
assert abs(result - 0.4607) < 1e-3
