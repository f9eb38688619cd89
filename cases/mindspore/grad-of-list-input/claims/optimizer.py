"""An optimizer refuses the empty tuple."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def total(tensors):
    """The sum over a list of one."""
    return tensors[0].sum()


value = ms.Tensor([1.0], ms.float32)
optimizer = nn.SGD([ms.Parameter(value, name="weight")], 0.1)
gradients = ms.grad(total)([value])
assert gradients == ()
try:
    optimizer(gradients)
except RuntimeError as error:
    assert "in HyperMap is 1, but the length of the second element in HyperMap is 0" in str(error)
else:
    raise AssertionError("nothing was raised")
