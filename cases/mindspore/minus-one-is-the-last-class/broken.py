"""The loss of a batch in which one sample has no label."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

logits = ms.Tensor([[2.0, 0.1, 0.2], [0.1, 0.2, 0.3]], ms.float32)
labels = ms.Tensor([0, -1], ms.int32)  # the second sample has no label yet

loss = ops.cross_entropy(logits, labels)

result = float(loss.asnumpy())
expected = 0.2737
assert abs(result - expected) < 1e-4, f"the loss is {result:.4f}, that of the labelled sample is {expected:.4f}"
