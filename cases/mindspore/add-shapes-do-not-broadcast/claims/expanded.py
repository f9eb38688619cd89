"""A tensor of shape (16,) is added to each column of (16, 5) after `expand_dims(1)`."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)
x, y = ms.Tensor(np.arange(16, dtype=np.float32)), ops.ones((16, 5), ms.float32)
try:
    (x + y).asnumpy()
except ValueError as error:
    assert "need to broadcast" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert (x.expand_dims(1) + y).asnumpy().tolist() == [[n + 1.0] * 5 for n in range(16)]
