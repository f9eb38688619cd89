"""A tuple of tensors has an empty tuple as its gradient too."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def total(tensors):
    """The sum over a pair."""
    return tensors[0].sum() + tensors[1].sum()


pair = (ms.Tensor([1.0], ms.float32), ms.Tensor([2.0], ms.float32))
assert ms.grad(total)(pair) == ()
