"""Through a cast to int32 and back a gradient of 2.7 arrives as 2, one of -1.5 as -1 and that of a mean as 0."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def scaled(x):
    """The rounded values, weighted."""
    return (x.astype(ms.int32).astype(ms.float32) * ms.Tensor([2.7, -1.5], ms.float32)).sum()


def average(x):
    """The mean of the rounded values."""
    return x.astype(ms.int32).astype(ms.float32).mean()


point = ms.Tensor([0.3, 1.6], ms.float32)
assert ms.grad(scaled)(point).asnumpy().tolist() == [2.0, -1.0]
assert ms.grad(average)(point).asnumpy().tolist() == [0.0, 0.0]
