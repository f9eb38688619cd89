"""The weight is a Parameter."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

scale = ms.Parameter(ms.Tensor([2.0], ms.float32), name="scale")


def loss(x):
    """Derivative by the scale: x."""
    return (x * scale).sum()


result = ms.grad(loss, None, scale)(ms.Tensor([3.0], ms.float32))
gradient = result.asnumpy().tolist()
assert gradient == [3.0], f"derivative by the scale: {gradient}"
