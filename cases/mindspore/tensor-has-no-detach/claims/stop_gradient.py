"""stop_gradient cuts the gradient; without it the gradient is another one."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

def cut(x):
    """The first factor is a constant."""
    return (ops.stop_gradient(x * x) * x).sum()


def deleted(x):
    """The first factor is differentiated."""
    return (x * x * x).sum()


x = ops.ones((2,), ms.float32)
assert ms.grad(cut)(x).asnumpy().tolist() == [1, 1]
assert ms.grad(deleted)(x).asnumpy().tolist() == [3, 3]
