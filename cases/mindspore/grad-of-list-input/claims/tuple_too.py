"""A list, a tuple and a dict of tensors have an empty tuple as their gradient in all functions."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def total(tensors):
    """The sum over a pair."""
    return tensors[0].sum() + tensors[1].sum()


pair = (ms.Tensor([1.0], ms.float32), ms.Tensor([2.0], ms.float32))
for tensors in (pair, list(pair), dict(enumerate(pair))):
    assert ms.grad(total)(tensors) == ()
    assert ms.value_and_grad(total)(tensors)[1] == ()
    assert ops.GradOperation(get_all=True)(total)(tensors) == ()
