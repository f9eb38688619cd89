"""`Tensor.min(axis=…)` gives the values alone, too, one for each row; the function ops.min gives both."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
x = ms.Tensor(np.arange(12).reshape(4, 3).astype(np.float32))
assert x.min(axis=1).shape == (4,)
assert x.max(axis=1).shape == (4,)
try:
    _, where = x.min(axis=1)
except ValueError as error:
    assert "too many values to unpack" in str(error), error
else:
    raise AssertionError("nothing was raised")
values, where = ops.min(x, axis=1)
assert values.asnumpy().tolist() == [0, 3, 6, 9] and where.asnumpy().tolist() == [0, 0, 0, 0]
