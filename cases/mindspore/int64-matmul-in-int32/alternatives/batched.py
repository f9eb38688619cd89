"""`ops.bmm` multiplies in int64: the matrices get a leading axis of one."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

PLACES = np.array([[100_000], [1]])


def keys(digits):
    """One number per row of digits."""
    return ops.bmm(digits.expand_dims(0), ms.Tensor(PLACES[None])).squeeze(0)


digits = np.array([[100_000, 7]])
result = keys(ms.Tensor(digits)).asnumpy()
expected = digits @ PLACES
assert result.tolist() == expected.tolist(), f"{result.tolist()} instead of {expected.tolist()}"
