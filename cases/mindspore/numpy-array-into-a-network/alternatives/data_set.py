"""Score the rows of a table with a small network; a data set gives the rows as tensors."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

table = np.random.RandomState(0).rand(6, 4).astype(np.float32)
network = nn.SequentialCell(nn.Dense(4, 8), nn.ReLU(), nn.Dense(8, 3))
dataset = ds.NumpySlicesDataset(table, ["row"], shuffle=False).batch(3)

scores = [network(rows) for (rows,) in dataset.create_tuple_iterator()]
result = ops.cat(scores).asnumpy()
assert result.shape == (6, 3)
