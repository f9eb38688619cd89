"""Optimizers refuse the empty tuple, each with its own words."""

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
gradients = ms.grad(total)([value])
assert gradients == ()
for optimizer, words in ((nn.SGD, "element in HyperMap is 0"), (nn.Adam, "element in Map is 0")):
    step = optimizer([ms.Parameter(value, name="weight")], 0.1)
    try:
        step(gradients)
    except RuntimeError as error:
        assert "length of the second " + words in str(error), error
    else:
        raise AssertionError("nothing was raised")
