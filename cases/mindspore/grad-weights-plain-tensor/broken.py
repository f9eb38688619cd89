"""The weights to differentiate are given as a plain Tensor instead of a Parameter: a crash, an
internal error or zeros, by release and mode."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

scale = ms.Tensor([2.0], ms.float32)


def loss(x):
    """Derivative by the scale: x."""
    return (x * scale).sum()


result = ms.grad(loss, None, scale)(ms.Tensor([3.0], ms.float32))
gradient = result.asnumpy().tolist()
assert gradient == [3.0], f"derivative by the scale: {gradient}"
