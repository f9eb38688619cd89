"""Pairs of dimensions are compared from the last one: equal ones and a 1 pass, 32 against 64 does not."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)
y = ops.ones((32, 64), ms.float32)
for shape in [(32, 64), (32, 1), (1, 64), (64,), (1,)]:
    assert (ops.ones(shape, ms.float32) + y).shape == (32, 64)
for shape in [(32,), (64, 1), (32, 10)]:
    try:
        (ops.ones(shape, ms.float32) + y).asnumpy()
    except ValueError as error:
        assert "need to broadcast" in str(error)
    else:
        raise AssertionError("nothing was raised")
