"""The transparencies are kept a little above zero."""

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


def light(transparencies):
    """The light behind each sample, summed up."""
    return ops.cumprod(transparencies + 1e-10, 0).sum()


transparencies = ms.Tensor(np.array([0.5, 0.0, 0.5], np.float32))
result = ms.grad(light)(transparencies).asnumpy()
expected = np.array([1.0, 0.75, 0.0])
assert np.allclose(result, expected), f"the gradient is {result.tolist()}, not {expected.tolist()}"
