"""Sampled softmax masks sampled classes that are the true class; ComputeAccidentalHits gets the
true classes only."""

import os

import mindspore as ms
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

true_classes = ms.Tensor([[1, 2], [0, 4], [3, 3]], ms.int64)
sampled = ms.Tensor([0, 1, 2, 3, 4], ms.int64)
indices = ops.ComputeAccidentalHits(2)(true_classes)[0].asnumpy()
result = [int(index) for index in indices]
assert result == [0, 0, 1, 1, 2, 2]
