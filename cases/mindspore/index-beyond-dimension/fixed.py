"""The loop runs over the rows of the tensor."""

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

scores = Tensor(np.arange(12).reshape(4, 3), ms.float32)
names = ["header", "cat", "dog", "bird", "fish"]

result = 0.0
for i in range(scores.shape[0]):
    result += float(scores[i].max().asnumpy())
assert result > 0
