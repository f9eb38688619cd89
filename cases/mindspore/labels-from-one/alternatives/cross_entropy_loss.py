"""nn.CrossEntropyLoss has the same value for labels from 0."""

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

logits = ms.Tensor([[0.1, 0.7, 0.2], [0.3, 0.2, 0.9], [0.5, 0.1, 0.4]], ms.float32)
labels = np.array([3, 1, 2], np.int32)  # as the annotators wrote them
loss_fn = nn.CrossEntropyLoss()

loss = loss_fn(logits, ms.Tensor(labels - 1))

result = float(loss.asnumpy())
assert abs(result - 1.3098) < 1e-4, f"the loss is {result:.4f}, not 1.3098"
