"""`ops.mean`, `ops.ReduceMean` and `mindspore.numpy.mean` cut, too, towards zero, and the sum of int8 wraps around."""

import os

import mindspore as ms
import mindspore.numpy as mnp
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

lengths = ms.Tensor([5, 6, 8, 8], ms.int32)
for mean in (ops.mean(lengths), ops.ReduceMean()(lengths), mnp.mean(lengths), -((-lengths).mean())):
    assert mean.dtype == ms.int32 and int(mean.asnumpy()) == 6
assert ops.mean(lengths.reshape(2, 2), 1).asnumpy().tolist() == [5, 8]
small = ms.Tensor(np.array([100, 100, 101], np.int8))
assert int(small.mean().asnumpy()) == 15
assert small.astype(ms.float32).mean().asnumpy().round(3) == np.float32(100.333)
