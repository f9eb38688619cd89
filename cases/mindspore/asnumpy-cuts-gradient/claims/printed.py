"""A loss that only prints what asnumpy gives has its gradient."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def energy(x):
    """Sum of squares, so the gradient is 2 x."""
    total = (x**2).sum()
    print(total.asnumpy())
    return total


gradient = ms.grad(energy)(ms.Tensor([1.0, 3.0], ms.float32)).asnumpy().tolist()
assert gradient == [2.0, 6.0], gradient
