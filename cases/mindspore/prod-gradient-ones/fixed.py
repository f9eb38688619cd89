"""The product is written out, factor by factor."""

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


def all_occur(probabilities):
    """The probability that every event occurs."""
    return probabilities[0] * probabilities[1] * probabilities[2]


probabilities = ms.Tensor(np.array([0.0, 0.5, 0.25], np.float32))
result = ms.grad(all_occur)(probabilities).asnumpy()
expected = np.array([0.125, 0.0, 0.0])
assert np.allclose(result, expected), f"the gradient is {result.tolist()}, not {expected.tolist()}"
