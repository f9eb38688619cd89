"""Two iterators of one pipeline give all its rows each."""

import os

import mindspore as ms
import numpy as np
from mindspore import dataset as ds

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

data = ds.NumpySlicesDataset({"x": np.ones(8, np.float32)}).batch(2)
for _ in range(2):
    assert len(list(data.create_tuple_iterator())) == 4
