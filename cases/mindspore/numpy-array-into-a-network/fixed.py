"""Score the rows of a table with a small network; the table is made a tensor first."""

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

table = np.random.RandomState(0).rand(6, 4).astype(np.float32)
network = nn.SequentialCell(nn.Dense(4, 8), nn.ReLU(), nn.Dense(8, 3))

scores = network(Tensor(table))
result = scores.asnumpy()
assert result.shape == (6, 3)
