"""The hits are found with NumPy: the operator, given both inputs, has no kernel for the CPU."""

import os

import mindspore as ms
import numpy as np

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

true_classes = ms.Tensor([[1, 2], [0, 4], [3, 3]], ms.int64)
sampled = ms.Tensor([0, 1, 2, 3, 4], ms.int64)
hits = true_classes.asnumpy()[:, :, None] == sampled.asnumpy()
indices = np.argwhere(hits)[:, 0]
result = [int(index) for index in indices]
assert result == [0, 0, 1, 1, 2, 2]
