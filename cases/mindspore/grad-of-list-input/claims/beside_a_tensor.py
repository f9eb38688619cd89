"""By a list and a tensor, the gradient is that of the tensor alone."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def product(tensors, x):
    """Sum of the first of the list times x."""
    return (tensors[0] * x).sum()


x, y = ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([3.0, 4.0], ms.float32)
both = ms.grad(product, (0, 1))([y], x)
if isinstance(both, tuple):
    assert len(both) == 1
    (both,) = both
assert both.asnumpy().tolist() == [3.0, 4.0]
