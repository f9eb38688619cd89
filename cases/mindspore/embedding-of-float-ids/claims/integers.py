"""Ids of int16, int32 and int64 are taken; int8, uint8 and bool raise a TypeError of Gather."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

embedding = nn.Embedding(10, 4)
for dtype in (ms.int16, ms.int32, ms.int64):
    assert embedding(Tensor([3.0, 7.0], ms.float32).astype(dtype)).shape == (2, 4)
for dtype in (ms.int8, ms.uint8, ms.bool_):
    try:
        embedding(Tensor([1, 0], dtype)).asnumpy()
    except TypeError as error:
        assert "Gather" in str(error), error
    else:
        raise AssertionError(f"{dtype} was taken")
