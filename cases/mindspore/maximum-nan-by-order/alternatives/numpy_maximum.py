"""NumPy's maximum gives NaN for a NaN on either side."""

import os

import mindspore as ms
import numpy as np

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def worst_so_far(loss, worst):
    """The larger of the two, sample by sample."""
    return ms.Tensor(np.maximum(loss.asnumpy(), worst.asnumpy()))


loss = np.array([2.0, np.nan], np.float32)
worst = np.array([1.0, 1.0], np.float32)
result = worst_so_far(ms.Tensor(loss), ms.Tensor(worst)).asnumpy()
assert np.isnan(result[1]), f"the worst of nan and 1 is {result[1]:.1f}"
