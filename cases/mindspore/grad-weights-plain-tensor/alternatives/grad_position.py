"""The scale is an argument, and grad_position names it."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def loss(x, scale):
    """Derivative by the scale: x."""
    return (x * scale).sum()


result = ms.grad(loss, 1)(ms.Tensor([3.0], ms.float32), ms.Tensor([2.0], ms.float32))
gradient = result.asnumpy().tolist()
assert gradient == [3.0], f"derivative by the scale: {gradient}"
