"""The comparisons of the batch are summed."""

import os

import mindspore as ms
from mindspore import Tensor

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

predicted = Tensor([1, 0, 2, 1], ms.int32)
labels = Tensor([1, 1, 2, 1], ms.int32)

result = 0
result += int((predicted == labels).astype(ms.int32).sum())
assert result <= 4
