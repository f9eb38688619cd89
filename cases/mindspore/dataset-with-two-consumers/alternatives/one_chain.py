"""An operation whose result is dropped and that runs again is refused; with its result in the name the chain is read."""

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

data = ds.NumpySlicesDataset({"x": np.ones(8, np.float32)})
for _ in range(2):
    batches = data.batch(2)  # the cell of a notebook, run twice
kept = batches
other = data.batch(2)
try:
    list(kept.create_tuple_iterator())
except ValueError as error:
    assert "one node has" in str(error)
else:
    raise AssertionError("nothing was raised")
data = ds.NumpySlicesDataset({"x": np.ones(8, np.float32)})
data = data.batch(2)
assert len(list(data.create_tuple_iterator())) == 4
