"""With reduction="mean" the loss of a label that is the number of classes is that of the first class of the next sample."""

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

logits = np.array([[0.1, 0.7, 0.2], [0.3, 0.2, 0.9]], np.float32)
loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
probabilities = np.exp(logits) / np.exp(logits).sum(1, keepdims=True)
loss = loss_fn(ms.Tensor(logits), ms.Tensor([3, 1], ms.int32)).asnumpy()
assert np.isclose(loss, -np.log([probabilities[1, 0], probabilities[1, 1]]).mean(), atol=1e-4)
