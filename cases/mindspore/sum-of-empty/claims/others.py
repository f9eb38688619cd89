# releases: >=2.8
"""`ops.norm`, `any` and an integer sum give the previous content for no rows; the mean is not NaN."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def sums(reduce, full, empty):
    """Return what reduce gives for an empty tensor, each time after a full one; a 0 may be luck."""
    found = []
    for _ in range(8):
        reduce(ms.Tensor(np.full(full, 7.0, np.float32))).asnumpy()
        found.append(reduce(ms.Tensor(np.zeros(empty, np.float32))).asnumpy())
    return np.array(found)




assert sums(ops.norm, (3, 2), (0, 2)).any()
assert sums(lambda x: (x > 1).any(), (3, 2), (0, 2)).any()
assert sums(lambda x: (x > 1).astype(ms.int32).sum(), (3, 2), (0, 2)).any()
assert not np.isnan(sums(lambda x: x.mean(), (3, 2), (0, 2))).all()
