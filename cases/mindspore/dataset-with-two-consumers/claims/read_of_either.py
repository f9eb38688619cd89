"""The read of either pipeline is refused, and of the second one too."""

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
both = [data.batch(2), data.batch(4)]
for one in both:
    try:
        list(one.create_tuple_iterator())
    except ValueError as error:
        assert "one node has 2 consumers" in str(error)
    else:
        raise AssertionError("nothing was raised")
