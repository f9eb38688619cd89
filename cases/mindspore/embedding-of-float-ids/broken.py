"""Word ids are read from a table as floats."""

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

table = np.loadtxt(["3,7,1", "2,0,5"], delimiter=",")
words = Tensor(table, ms.float32)

embedding = nn.Embedding(10, 4)
result = embedding(words).asnumpy()
assert result.shape == (2, 3, 4)
