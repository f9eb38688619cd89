"""The loss is computed with mindspore.numpy, whose functions have a derivative."""

import os

import mindspore as ms
import mindspore.numpy as mnp

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def energy(x):
    """Sum of squares, so the gradient is 2 x."""
    return mnp.square(x).sum()


result = ms.grad(energy)(ms.Tensor([1.0, 3.0], ms.float32))
gradient = result.asnumpy().tolist()
assert gradient == [2.0, 6.0], f"gradient of the sum of squares: {gradient}"
