"""mindspore.numpy.divide gives floats."""

import os

import mindspore as ms
import mindspore.numpy as mnp
import numpy as np

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def accuracy(hits, samples):
    """The share of hits."""
    return mnp.divide(hits, samples)


result = accuracy(ms.Tensor(np.array([3, 4], np.int32)), ms.Tensor(np.array([4, 4], np.int32)))
result = result.asnumpy().astype(np.float32)
assert result.tolist() == [0.75, 1.0], f"the accuracies are {result.tolist()}"
